import ControlExtras
import UIKit

/// A button held in one combination of states, with the combination's name below it.
///
///     StateTile
///     ├── button
///     └── name
final class StateTile: UIControl {
  private static let spacing: CGFloat = 4

  let button: PosedButton
  private let name: TextBlock
  private let tapped: () -> Void

  /// Makes a tile.
  ///
  /// - Parameters:
  ///   - combination: What the button is held in.
  ///   - button: Shown as it is; it takes no touches of its own.
  ///   - tapped: Called when the tile is tapped.
  init(_ combination: StateCombination, button: PosedButton, tapped: @escaping () -> Void) {
    self.button = button
    self.tapped = tapped
    name = TextBlock(
      combination.name, font: .preferredFont(forTextStyle: .caption2),
      color: .secondaryLabel)
    name.textAlignment = .center
    super.init(frame: .zero)
    button.isUserInteractionEnabled = false
    button.hold(combination)
    button.backgroundColor = button.configuration == nil ? .tertiarySystemFill : nil
    if button.configuration == nil {
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
    }
    button.layer.cornerRadius = 10
    button.layer.cornerCurve = .continuous
    addSubview(button)
    addSubview(name)
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name.text
  }

  required init?(coder: NSCoder) {
    button = PosedButton(frame: .zero)
    name = TextBlock.body("")
    tapped = {}
    super.init(coder: coder)
  }

  private func buttonHeight(width: CGFloat) -> CGFloat {
    guard button.configuration != nil else { return 44 }
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return max(button.sizeThatFits(size).height.rounded(.up), 44)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: buttonHeight(width: size.width) + Self.spacing
        + name.sizeThatFits(CGSize(width: size.width, height: 1000)).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttonHeight = buttonHeight(width: bounds.width)
    button.frame = CGRect(x: 0, y: 0, width: bounds.width, height: buttonHeight)
    let height = name.sizeThatFits(CGSize(width: bounds.width, height: 1000)).height
    name.frame = CGRect(
      x: 0, y: buttonHeight + Self.spacing, width: bounds.width, height: height)
  }

  override func accessibilityActivate() -> Bool {
    tapped()
    return true
  }
}

/// A stateful button that can be held in a combination of states, the focus included, and knows which
/// combinations have content.
final class PosedButton: StatefulButton {
  private var holdsFocus = false

  /// The combinations with an image or a title of their own.
  private(set) var given: Set<StateCombination> = []

  /// Holds the button in a combination of states.
  func hold(_ combination: StateCombination) {
    holdsFocus = combination.contains(.focused)
    isHighlighted = combination.contains(.highlighted)
    isSelected = combination.contains(.selected)
    isEnabled = !combination.contains(.disabled)
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  override var state: UIControl.State {
    holdsFocus ? super.state.union(.focused) : super.state
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    if title != nil { given.insert(StateCombination(state)) }
  }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    if image != nil { given.insert(StateCombination(state)) }
  }
}

extension StateCombination {
  /// The names of the states in the user's language.
  @MainActor var name: String {
    let states: [(StateCombination, String)] = [
      (.selected, localized("Selected")), (.disabled, localized("disabled")),
      (.highlighted, localized("pressed")), (.focused, localized("focused")),
    ]
    let names = states.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    return names.isEmpty ? localized("Normal") : names.prefix(1).uppercased() + names.dropFirst()
  }
}
