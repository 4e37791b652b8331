import UIKit

/// A row of buttons that scrolls when it is too long, mirrored from right to left.
@MainActor
final class ToolbarRow: UIView {
  private let scrollView = UIScrollView()

  /// The buttons in reading order, in groups with room between them.
  var groups: [[ToolbarButton]] = [] {
    didSet {
      for button in oldValue.joined() { button.removeFromSuperview() }
      for button in groups.joined() { scrollView.addSubview(button) }
      setNeedsLayout()
    }
  }

  /// How wide the buttons of each group are, in points; the last width is that of further groups.
  var itemWidths = [ToolbarLayout.buttonSide]

  private var revealed: ToolbarButton?
  private var laidOutWidth: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The width at which nothing has to scroll, in points.
  var contentWidth: CGFloat {
    groups.enumerated().reduce(0) { $0 + CGFloat($1.element.count) * itemWidth($1.offset) }
      + CGFloat(max(groups.filter { !$0.isEmpty }.count - 1, 0)) * ToolbarLayout.inset * 2
  }

  private func itemWidth(_ group: Int) -> CGFloat {
    itemWidths.isEmpty ? 0 : itemWidths[min(group, itemWidths.count - 1)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(contentWidth, bounds.width)
    scrollView.contentSize = CGSize(width: width, height: bounds.height)
    var x: CGFloat = 0
    for (index, group) in groups.enumerated() where !group.isEmpty {
      let itemWidth = itemWidth(index)
      for button in group {
        button.frame = CGRect(
          x: isMirrored ? width - x - itemWidth : x, y: 0, width: itemWidth,
          height: bounds.height)
        x += itemWidth
      }
      x += ToolbarLayout.inset * 2
    }
    guard laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    if let revealed {
      scroll(to: revealed, animated: false)
    } else if isMirrored {
      scrollView.contentOffset.x = width - bounds.width
    }
  }

  /// Scrolls as little as shows a button whole.
  func reveal(_ button: ToolbarButton?, animated: Bool) {
    revealed = button
    if let button, laidOutWidth >= 0 { scroll(to: button, animated: animated) }
  }

  private func scroll(to button: ToolbarButton, animated: Bool) {
    scrollView.scrollRectToVisible(
      button.frame.insetBy(dx: -ToolbarLayout.inset, dy: 0), animated: animated)
  }
}
