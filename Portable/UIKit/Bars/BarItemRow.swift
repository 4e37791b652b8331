/// Lays out bar items from the leading to the trailing edge, with their spaces.
final class BarItemRow: UIView {
  private var buttons: [BarButtonView] = []

  var appearances: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    didSet { applyAppearances() }
  }

  /// The distance between neighboring buttons; nil shares out the row, as toolbars do.
  var spacing: CGFloat?

  var items: [UIBarButtonItem] = [] {
    didSet { rebuild() }
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { BarButtonView(item: $0) }
    for button in buttons where !button.item.isSpace { addSubview(button) }
    applyAppearances()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func applyAppearances() {
    for button in buttons {
      button.appearance = button.item.style == .done ? appearances?.done : appearances?.plain
    }
  }

  private var shownButtons: [BarButtonView] { buttons.filter { !$0.item.isHidden } }

  /// The width of the row without flexible spaces.
  var naturalWidth: CGFloat {
    var width: CGFloat = 0
    var needsGap = false
    for button in shownButtons {
      if button.item.isSpace {
        width += button.item.width
        needsGap = false
      } else {
        if needsGap { width += spacing ?? 8 }
        width += button.sizeThatFits(bounds.size).width
        needsGap = true
      }
    }
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = shownButtons.filter { $0.item.systemItem == .flexibleSpace }.count
    let share = flexible > 0 ? max(0, bounds.width - naturalWidth) / CGFloat(flexible) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    var needsGap = false
    for button in shownButtons {
      if button.item.isSpace {
        x += button.item.systemItem == .flexibleSpace ? share : button.item.width
        needsGap = false
        continue
      }
      if needsGap { x += spacing ?? 8 }
      let width = button.sizeThatFits(bounds.size).width
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width,
        height: bounds.height)
      x += width
      needsGap = true
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
