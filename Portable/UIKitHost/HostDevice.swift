import UIKit

/// The screen a host pretends to be: its size, scale and safe area.
public struct HostDevice: Equatable, Sendable {
  /// What the device is called in pictures and messages.
  public var name: String
  /// The size in points as the device is held.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What the status bar, the home indicator and the sensor housing cover.
  public var safeAreaInsets: UIEdgeInsets
  /// How the device is held.
  public var orientation: UIInterfaceOrientation
  /// The family the device belongs to.
  public var idiom: UIUserInterfaceIdiom

  /// A device of these measures.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    orientation: UIInterfaceOrientation = .portrait, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.orientation = orientation
    self.idiom = idiom
  }
}

extension HostDevice {
  /// A phone without a home button, upright.
  public static let phone = HostDevice(
    name: "phone", size: CGSize(width: 390, height: 844), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// The same phone lying on its right side.
  public static let phoneLandscape = HostDevice.phone.turned(to: .landscapeLeft)

  /// A small phone with a home button.
  public static let smallPhone = HostDevice(
    name: "small phone", size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// A tablet, upright.
  public static let pad = HostDevice(
    name: "pad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

  /// The device whose `name` this is, compared without case; nil for an unknown name.
  public static func named(_ name: String) -> HostDevice? {
    [phone, phoneLandscape, smallPhone, pad].first {
      $0.name.caseInsensitiveCompare(name) == .orderedSame
    }
  }

  /// The same device held otherwise, with the safe area that goes with it.
  public func turned(to newOrientation: UIInterfaceOrientation) -> HostDevice {
    var device = self
    device.orientation = newOrientation
    guard newOrientation.isLandscape != orientation.isLandscape else { return device }
    device.size = CGSize(width: size.height, height: size.width)
    let inset = max(safeAreaInsets.top, safeAreaInsets.left)
    let hasHomeIndicator = safeAreaInsets.bottom > 0
    if idiom == .pad {
      device.safeAreaInsets = safeAreaInsets
    } else if newOrientation.isLandscape {
      // A phone on its side hides the status bar; the housing takes the same room on both sides.
      device.name = name + " landscape"
      device.safeAreaInsets =
        hasHomeIndicator
        ? UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset) : .zero
    } else {
      device.name = name.replacingOccurrences(of: " landscape", with: "")
      device.safeAreaInsets = UIEdgeInsets(
        top: hasHomeIndicator ? inset : 20, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    }
    return device
  }

  /// How long the interface takes to turn, in seconds.
  static let turningTime: TimeInterval = 0.3

  /// The same device with `newScale` pixels per point.
  public func scaled(to newScale: CGFloat) -> HostDevice {
    var device = self
    device.scale = newScale
    return device
  }

  /// The next orientation when the device is turned a quarter to the left or to the right.
  func orientation(turningRight: Bool) -> UIInterfaceOrientation {
    switch orientation {
    case .portrait, .unknown: turningRight ? .landscapeLeft : .landscapeRight
    case .landscapeLeft: turningRight ? .portraitUpsideDown : .portrait
    case .portraitUpsideDown: turningRight ? .landscapeRight : .landscapeLeft
    case .landscapeRight: turningRight ? .portrait : .portraitUpsideDown
    @unknown default: .portrait
    }
  }
}
