import UIKit

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
