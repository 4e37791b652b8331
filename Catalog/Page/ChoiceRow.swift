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

/// A name with its switch at the other end.
final class SwitchRow: UIView {
  private let label: TextBlock
  private let toggle: UISwitch

  init(_ title: String, _ toggle: UISwitch) {
    label = .body(title)
    self.toggle = toggle
    super.init(frame: .zero)
    addSubview(label)
    addSubview(toggle)
  }

  required init?(coder: NSCoder) {
    label = .body("")
    toggle = UISwitch()
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: labelWidth(in: size.width), height: .greatestFiniteMagnitude)
    let height = max(label.sizeThatFits(room).height, toggle.bounds.height)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = labelWidth(in: bounds.width)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    toggle.frame.origin = CGPoint(
      x: isMirrored ? 0 : bounds.width - toggle.bounds.width,
      y: (bounds.height - toggle.bounds.height) / 2)
  }

  private func labelWidth(in width: CGFloat) -> CGFloat {
    max(width - toggle.bounds.width - 12, 0)
  }
}
