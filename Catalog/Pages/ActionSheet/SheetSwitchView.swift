import UIKit

/// A switch with its name beside it.
final class SheetSwitchView: UIView {
  private let title = UILabel()
  private let toggle = UISwitch()

  init(title text: String, isOn: Bool, changed: @escaping @MainActor (Bool) -> Void) {
    super.init(frame: .zero)
    title.text = text
    toggle.isOn = isOn
    toggle.accessibilityLabel = text
    toggle.addAction(
      UIAction { [weak self] _ in
        if let self { changed(self.toggle.isOn) }
      }, for: .valueChanged)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title.font = .preferredFont(forTextStyle: .footnote)
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.5
    title.adjustsFontForContentSizeCategory = true
    // A popover leaves less width than a sheet.
    title.numberOfLines = 2
    title.isAccessibilityElement = false
    addSubview(title)
    addSubview(toggle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = toggle.intrinsicContentSize
    title.textAlignment = isRightToLeft ? .right : .left
    toggle.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    title.frame = CGRect(
      x: isRightToLeft ? size.width + 8 : 0, y: 0, width: bounds.width - size.width - 8,
      height: bounds.height)
  }
}
