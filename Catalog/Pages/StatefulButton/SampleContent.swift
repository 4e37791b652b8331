import ControlExtras
import UIKit

/// The content that the page gives to states: each with a color of its own, so that it can be told
/// which of them is shown.
@MainActor
struct SampleContent {
  let combination: StateCombination
  let name: String
  let symbol: String
  let color: UIColor

  /// Those that content can be set for on the page.
  static let all = [
    SampleContent(
      combination: .normal, name: localized("Normal"), symbol: "star", color: .systemGray),
    SampleContent(
      combination: .highlighted, name: localized("Pressed"), symbol: "hand.tap",
      color: .systemOrange),
    SampleContent(
      combination: .disabled, name: localized("Disabled"), symbol: "lock", color: .systemBrown),
    SampleContent(
      combination: .selected, name: localized("Selected"), symbol: "star.fill", color: .systemBlue),
    SampleContent(
      combination: .focused, name: localized("Focused"), symbol: "eye", color: .systemTeal),
    SampleContent(
      combination: [.highlighted, .selected], name: localized("Selected, pressed"),
      symbol: "heart.fill",
      color: .systemPurple),
    SampleContent(
      combination: [.disabled, .selected], name: localized("Selected, disabled"),
      symbol: "lock.fill",
      color: .systemIndigo),
  ]

  /// The names of the states in a combination.
  static func name(of combination: StateCombination) -> String {
    let states: [(StateCombination, String)] = [
      (.selected, localized("Selected")), (.disabled, localized("disabled")),
      (.highlighted, localized("pressed")),
      (.focused, localized("focused")),
    ]
    let names = states.filter { combination.contains($0.0) }.map(\.1).joined(separator: ", ")
    return names.isEmpty ? localized("Normal") : names.prefix(1).uppercased() + names.dropFirst()
  }

  /// Gives a plain button its content for the state, or takes it away.
  func set(_ isSet: Bool, in button: UIButton, traits: UITraitCollection) {
    let state = UIControl.State(combination)
    let glyph = UIImage(
      systemName: symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium))
    if button.configuration != nil {
      button.setImage(isSet ? glyph : nil, for: state)
      button.setTitle(isSet ? name : nil, for: state)
      return
    }
    button.setImage(
      isSet ? glyph?.withTintColor(.white, renderingMode: .alwaysOriginal) : nil, for: state)
    button.setBackgroundImage(isSet ? background(traits) : nil, for: state)
  }

  private func background(_ traits: UITraitCollection) -> UIImage {
    let size = CGSize(width: 25, height: 25)
    let shade = color.resolvedColor(with: traits)
    return UIGraphicsImageRenderer(size: size).image { _ in
      shade.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12).fill()
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
  }
}
