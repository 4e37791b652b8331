import UIKit

/// Pictures that the pages give to controls; drawn, so that none has to be shipped.
@MainActor
enum SampleImages {
  /// A round knob, 32 points across.
  static let knob = drawKnob(diameter: 32, color: .systemTeal)

  /// The knob while it is held: larger and brighter.
  static let highlightedKnob = drawKnob(diameter: 38, color: .systemOrange)

  /// The knob while it cannot be moved: gray.
  static let disabledKnob = drawKnob(diameter: 32, color: .systemGray3)

  /// A knob of another color, to tell one thumb from the other.
  static let otherKnob = drawKnob(diameter: 32, color: .systemIndigo)

  /// The knob that goes with an attribute's name.
  static func knob(for attribute: String) -> UIImage {
    if attribute.hasPrefix("highlighted") { return highlightedKnob }
    if attribute.hasPrefix("disabled") { return disabledKnob }
    return attribute.hasPrefix("upper") ? otherKnob : knob
  }

  private static func drawKnob(diameter: CGFloat, color: UIColor) -> UIImage {
    let size = CGSize(width: diameter, height: diameter)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      UIColor.white.setFill()
      let inner = CGRect(origin: .zero, size: size).insetBy(dx: diameter / 4, dy: diameter / 4)
      UIBezierPath(ovalIn: inner).fill()
    }
  }
}
