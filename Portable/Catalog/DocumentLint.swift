import ControlCore
import Foundation
@_spi(Host) import UIKit

/// What is wrong with a document of Interface Builder.
///
/// Classes, outlets, actions and key paths are checked while the document loads; constraints,
/// targets and texts in the layout of a device.
@MainActor
struct DocumentLint {
  /// The messages, one for each flaw.
  private(set) var flaws: [String] = []

  init(_ path: String, scene: String?, options: PictureOptions) async throws {
    let scenes = try scene.map { [$0] } ?? Self.scenes(of: path)
    for scene in scenes.isEmpty ? [nil] : scenes.map(Optional.some) {
      let document = try await DocumentFile(path, scene: scene, options: options)
      for message in document.messages where !flaws.contains(message) {
        flaws.append(message)
      }
      check(document.root.view, scene: scene.map { "scene \($0): " } ?? "")
    }
  }

  private static func scenes(of path: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return DocumentPreview(data, file: path).sceneNames
  }

  private mutating func check(_ view: UIView, scene: String) {
    guard !view.isHidden else { return }
    func add(_ message: String) { flaws.append("\(scene)\(Self.name(of: view)): \(message)") }
    if view.hasAmbiguousLayout { add("the constraints do not determine the frame") }
    if let label = view as? UILabel, Self.isClipped(label) { add("the text does not fit") }
    if let control = view as? UIControl, Self.isSmall(control) {
      add("the target is smaller than 44 by 44 points")
    }
    // The parts of controls and bars are not the document's.
    guard !(view is UIControl), !(view is UINavigationBar), !(view is UITabBar),
      !(view is UIToolbar)
    else { return }
    for subview in view.subviews { check(subview, scene: scene) }
  }

  private static func name(of view: UIView) -> String {
    let text =
      view.accessibilityIdentifier ?? (view as? UILabel)?.text
      ?? (view as? UIButton)?.title(for: .normal)
    return "\(type(of: view))" + (text.map { " \"\($0)\"" } ?? "")
  }

  private static func isClipped(_ label: UILabel) -> Bool {
    guard label.text?.isEmpty == false, !label.adjustsFontSizeToFitWidth else { return false }
    let room = label.bounds.size
    let needed = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    return needed.height > room.height + 0.5 || needed.width > room.width + 0.5
  }

  // The system's own controls are as large as the system makes them.
  private static func isSmall(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.isUserInteractionEnabled else { return false }
    switch control {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UITextField:
      return false
    default: break
    }
    let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    // A hit shape larger than the bounds counts, and one with other corners.
    return ![
      CGPoint(x: center.x, y: center.y - 21.5), CGPoint(x: center.x, y: center.y + 21.5),
      CGPoint(x: center.x - 21.5, y: center.y), CGPoint(x: center.x + 21.5, y: center.y),
    ].allSatisfy { control.point(inside: $0, with: nil) }
  }
}
