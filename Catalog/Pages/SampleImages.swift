import UIKit

/// Images that the pages give to controls, each with the code that makes it in any app.
@MainActor
enum SampleImages {
  /// A round knob, 32 points across.
  static let knob = make("circle.inset.filled", size: 30, color: ".systemTeal", .systemTeal)

  /// The knob while it is pressed: larger and brighter.
  static let highlightedKnob = make(
    "circle.inset.filled", size: 36, color: ".systemOrange", .systemOrange)

  /// The knob while it cannot be moved: gray.
  static let disabledKnob = make(
    "circle.inset.filled", size: 30, color: ".systemGray3", .systemGray3)

  /// A knob of another color, to tell one thumb from the other.
  static let otherKnob = make(
    "circle.inset.filled", size: 30, color: ".systemIndigo", .systemIndigo)

  /// The knob that goes with an attribute's name.
  static func knob(for attribute: String) -> UIImage {
    if attribute.hasPrefix("highlighted") { return highlightedKnob }
    if attribute.hasPrefix("disabled") { return disabledKnob }
    return attribute.hasPrefix("upper") ? otherKnob : knob
  }

  /// The code that makes an image; an image from elsewhere is written as a symbol in its place.
  static func code(_ image: UIImage) -> String {
    codes[ObjectIdentifier(image)]?.code ?? "UIImage(systemName: \"photo\")"
  }

  /// The symbol of a name, whose code is known afterwards.
  static func symbol(_ name: String, size: CGFloat? = nil) -> UIImage? {
    let configuration = size.map { UIImage.SymbolConfiguration(pointSize: $0) }
    let code =
      size.map {
        "UIImage(\n  systemName: \"\(name)\", withConfiguration: "
          + "UIImage.SymbolConfiguration(pointSize: \(NumberText.code(Double($0)))))"
      } ?? "UIImage(systemName: \"\(name)\")"
    if let known = codes.values.first(where: { $0.code == code }) { return known.image }
    return UIImage(systemName: name, withConfiguration: configuration).map { note($0, code) }
  }

  private static func make(
    _ symbol: String, size: CGFloat, color name: String, _ color: UIColor
  ) -> UIImage {
    let code = """
      UIImage(
        systemName: "\(symbol)", withConfiguration: UIImage.SymbolConfiguration(pointSize: \
      \(NumberText.code(Double(size))))
      )?.withTintColor(\(name), renderingMode: .alwaysOriginal)
      """
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    let image = UIImage(systemName: symbol, withConfiguration: configuration)?
      .withTintColor(color, renderingMode: .alwaysOriginal)
    return note(image ?? UIImage(), code)
  }

  /// The images stay, so that their identities do not pass to others.
  private static var codes: [ObjectIdentifier: (image: UIImage, code: String)] = [:]

  private static func note(_ image: UIImage, _ code: String) -> UIImage {
    codes[ObjectIdentifier(image)] = (image, code)
    return image
  }
}
