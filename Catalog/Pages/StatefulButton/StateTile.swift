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
      SampleContent.name(of: combination), font: .preferredFont(forTextStyle: .caption2),
      color: .secondaryLabel)
    name.textAlignment = .center
    super.init(frame: .zero)
    button.isUserInteractionEnabled = false
    button.pose(combination)
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
