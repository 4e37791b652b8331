import Foundation
import UIKit

/// The device that Interface Builder draws a document on.
struct DocumentDevice: Sendable {
  /// The size in points, as the device is held.
  var size: CGSize
  /// What the status bar, the home indicator and the sensor housing cover.
  var safeAreaInsets: UIEdgeInsets
  /// Pixels per point.
  let scale: CGFloat

  init(_ document: DocumentElement?) {
    let element = document?.child("device")
    let id = element?.attributes["id"] ?? ""
    let measures = Self.measures[id] ?? Self.standard
    let version = Self.version(of: document)
    var insets = measures.insets
    if let newer = Self.newerStatusBars[id], version >= 20037 { insets.top = newer }
    // The system that Xcode 11 to 14 draw with has no status bar on a device with a home button.
    if insets.bottom == 0, (15000..<22000).contains(version) { insets.top = 0 }
    (size, scale) = (measures.size, measures.scale)
    if element?.attributes["orientation"] == "landscape" {
      size = CGSize(width: size.height, height: size.width)
      if measures.size.width < 700 {
        insets =
          insets.bottom > 0
          ? UIEdgeInsets(top: 0, left: insets.top, bottom: 21, right: insets.top) : .zero
      }
    }
    safeAreaInsets = insets
  }

  /// The canvas of a nib: as large as its first view.
  @MainActor init(_ document: DocumentElement?, around view: UIView) {
    self.init(document)
    let element = document?.list("objects").first { $0.child("rect", key: "frame") != nil }
    // Older builds show the status bar on a whole screen only.
    let isCovered = Self.version(of: document) >= 15000 || view.bounds.size == size
    if element?.name != "view" || !isCovered { safeAreaInsets = .zero }
    if element?.children.contains(where: { $0.key == "simulatedStatusBarMetrics" }) == true,
      safeAreaInsets.bottom == 0
    {
      safeAreaInsets.top = 0
    }
    if Self.version(of: document) / 1000 == 24, safeAreaInsets.bottom > 0 {
      safeAreaInsets.top *= 2
      safeAreaInsets.bottom *= 2
    }
    if view.bounds.width >= 1, view.bounds.height >= 1 { size = view.bounds.size }
  }

  /// The build of Interface Builder that wrote a document; 0 if the document does not say.
  static func version(of document: DocumentElement?) -> Int {
    let text = document?.attributes["toolsVersion"] ?? ""
    return text.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  private struct Measures {
    let size: CGSize
    let insets: UIEdgeInsets
    let scale: CGFloat

    init(
      _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, scale: CGFloat = 2
    ) {
      size = CGSize(width: width, height: height)
      insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      self.scale = scale
    }
  }

  private static let standard = Measures(375, 667, top: 20)

  /// The status bars that became higher with iOS 15, without a change of the device.
  private static let newerStatusBars: [String: CGFloat] = ["retina5_9": 50, "retina6_1": 48]

  private static let measures: [String: Measures] = [
    "retina3_5": Measures(320, 480, top: 20),
    "retina4_0": Measures(320, 568, top: 20),
    "retina4_7": standard,
    "retina5_5": Measures(414, 736, top: 20, scale: 3),
    "retina5_9": Measures(375, 812, top: 44, bottom: 34, scale: 3),
    "retina6_1": Measures(414, 896, top: 44, bottom: 34),
    "retina6_5": Measures(414, 896, top: 44, bottom: 34, scale: 3),
    "retina5_4": Measures(375, 812, top: 50, bottom: 34, scale: 3),
    "retina6_0": Measures(390, 844, top: 47, bottom: 34, scale: 3),
    "retina6_7": Measures(428, 926, top: 47, bottom: 34, scale: 3),
    "retina6_12": Measures(393, 852, top: 59, bottom: 34, scale: 3),
    "retina6_72": Measures(430, 932, top: 59, bottom: 34, scale: 3),
    "retina6_3": Measures(402, 874, top: 62, bottom: 34, scale: 3),
    "retina6_9": Measures(440, 956, top: 62, bottom: 34, scale: 3),
    "retina6_54": Measures(420, 912, top: 68, bottom: 34, scale: 3),
    "ipad9_7": Measures(768, 1024, top: 20),
    "ipad10_5": Measures(834, 1112, top: 20),
    "ipad11_0rounded": Measures(834, 1194, top: 24, bottom: 20),
    "ipad12_9": Measures(1024, 1366, top: 20),
    "ipad12_9rounded": Measures(1024, 1366, top: 24, bottom: 20),
  ]
}
