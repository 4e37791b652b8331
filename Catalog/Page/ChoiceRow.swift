import UIKit

/// A switch with its name beside it.
///
///     ChoiceRow
///     ├── name
///     ├── switch
///     └── separator
final class ChoiceRow: UIView {
  private static let margin: CGFloat = 8

  let name: TextBlock
  private let toggle = UISwitch()
  private let separator = UIView()

  /// The line below the row; the last row of a card has none.
  var showsSeparator = true {
    didSet { separator.isHidden = !showsSeparator }
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: What the switch is for.
  ///   - isOn: Whether it is on.
  ///   - changed: Called with the new value.
  init(_ title: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
    name = TextBlock.body(title)
    super.init(frame: .zero)
    name.isAccessibilityElement = false
    toggle.accessibilityLabel = title
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [weak toggle] _ in
        if let toggle { changed(toggle.isOn) }
      }, for: .valueChanged)
    addSubview(name)
    addSubview(toggle)
    separator.backgroundColor = .separator
    addSubview(separator)
  }

  required init?(coder: NSCoder) {
    name = TextBlock.body("")
    super.init(coder: coder)
  }

  /// Shows the value without telling anybody.
  func show(_ isOn: Bool) {
    toggle.setOn(isOn, animated: true)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: max(nameHeight(width: size.width), 31) + Self.margin * 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let toggleSize = toggle.sizeThatFits(bounds.size)
    let height = nameHeight(width: bounds.width)
    name.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width - toggleSize.width - 12,
      height: height)
    toggle.frame = CGRect(
      x: bounds.width - toggleSize.width, y: (bounds.height - toggleSize.height) / 2,
      width: toggleSize.width, height: toggleSize.height)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: 0, y: bounds.height - hairline, width: bounds.width + 16, height: hairline)
    guard isMirrored else { return }
    for view in [name, toggle, separator] { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  private func nameHeight(width: CGFloat) -> CGFloat {
    let room = width - toggle.sizeThatFits(.zero).width - 12
    return name.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
  }
}
