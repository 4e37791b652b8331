import UIKit

/// A row of buttons that scrolls when it is too long.
///
/// From right to left it is mirrored.
@MainActor
final class ToolbarRow: UIView {
  private let scrollView = UIScrollView()

  /// The buttons in reading order, in groups with a distance between them.
  var groups: [[ToolbarButton]] = [] {
    didSet {
      for button in oldValue.joined() { button.removeFromSuperview() }
      for button in groups.joined() { scrollView.addSubview(button) }
      setNeedsLayout()
    }
  }

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

  /// The width at which all buttons are visible, in points.
  var contentWidth: CGFloat {
    CGFloat(groups.joined().count) * ToolbarLayout.buttonSide
      + CGFloat(max(groups.filter { !$0.isEmpty }.count - 1, 0)) * ToolbarLayout.inset * 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(contentWidth, bounds.width)
    scrollView.contentSize = CGSize(width: width, height: bounds.height)
    var x: CGFloat = 0
    let side = ToolbarLayout.buttonSide
    for group in groups where !group.isEmpty {
      for button in group {
        button.frame = CGRect(
          x: isMirrored ? width - x - side : x, y: 0, width: side, height: bounds.height)
        x += side
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

  /// Scrolls by the least distance that makes a button entirely visible.
  func reveal(_ button: ToolbarButton?, animated: Bool) {
    revealed = button
    if let button, laidOutWidth >= 0 { scroll(to: button, animated: animated) }
  }

  private func scroll(to button: ToolbarButton, animated: Bool) {
    scrollView.scrollRectToVisible(
      button.frame.insetBy(dx: -ToolbarLayout.inset, dy: 0), animated: animated)
  }
}
