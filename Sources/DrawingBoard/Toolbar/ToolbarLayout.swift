import CoreGraphics
import UIKit

/// The frames of the groups of a drawing toolbar.
///
/// A wide bar is one row. A narrow one has widths and colors in a row below. The layout is from
/// left to right; the view mirrors it. Lengths are in points.
struct ToolbarLayout: Equatable, Sendable {
  /// The width from which on everything is in one row.
  static let oneRowWidth: CGFloat = 700

  /// The height of a row.
  static let rowHeight: CGFloat = 52

  /// The width of a button, and its least height: the smallest target that a finger hits reliably.
  static let buttonSide: CGFloat = 44

  /// The distance around the groups, and half the distance between them.
  static let inset: CGFloat = 8

  /// The frame of undo and redo.
  let history: CGRect

  /// The frame of the tools, which scroll.
  let tools: CGRect

  /// The frame of widths and colors, which scroll.
  let styles: CGRect

  /// The frames of the lines between groups.
  let separators: [CGRect]

  /// Returns the height of a bar of a width.
  static func height(width: CGFloat) -> CGFloat {
    width >= oneRowWidth ? rowHeight + 4 : rowHeight * 2
  }

  /// Creates the layout of a bar of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the bar. Negative lengths count as zero.
  ///   - stylesWidth: The width of widths and colors when all are visible.
  init(size: CGSize, stylesWidth: CGFloat) {
    let (width, height) = (max(size.width, 0), max(size.height, 0))
    let historyWidth = Self.buttonSide * 2
    if width >= Self.oneRowWidth {
      history = CGRect(x: Self.inset, y: 0, width: historyWidth, height: height)
      let available = width - history.maxX - Self.inset * 4
      let stylesWidth = min(stylesWidth, available / 2)
      styles = CGRect(
        x: width - Self.inset - stylesWidth, y: 0, width: stylesWidth, height: height)
      let start = history.maxX + Self.inset * 2
      tools = CGRect(
        x: start, y: 0, width: max(styles.minX - Self.inset * 2 - start, 0), height: height)
      separators = [history.maxX + Self.inset, styles.minX - Self.inset].map {
        CGRect(x: $0, y: 14, width: 1, height: max(height - 28, 0))
      }
    } else {
      let row = height / 2
      history = CGRect(x: Self.inset, y: 2, width: historyWidth, height: row - 2)
      let start = history.maxX + Self.inset * 2
      tools = CGRect(
        x: start, y: 2, width: max(width - Self.inset - start, 0), height: row - 2)
      styles = CGRect(
        x: Self.inset, y: row, width: max(width - Self.inset * 2, 0), height: row - 2)
      separators = [
        CGRect(x: history.maxX + Self.inset, y: 16, width: 1, height: max(row - 30, 0))
      ]
    }
  }
}

/// A row of buttons that scrolls when it is too long, and fades out where there are more.
///
/// From right to left it is mirrored.
@MainActor
final class ToolbarRow: UIView, UIScrollViewDelegate {
  private static let fadeWidth: CGFloat = 28

  private let scrollView = UIScrollView()
  private let fade = CAGradientLayer()

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
    scrollView.delegate = self
    addSubview(scrollView)
    fade.startPoint = CGPoint(x: 0, y: 0.5)
    fade.endPoint = CGPoint(x: 1, y: 0.5)
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
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      if let revealed {
        scroll(to: revealed, animated: false)
      } else if isMirrored {
        scrollView.contentOffset.x = width - bounds.width
      }
    }
    updateFade()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateFade()
  }

  /// The opacity at the left and at the right edge: 0 where many buttons are hidden, 1 where none is.
  static func edgeOpacity(
    offset: CGFloat, contentWidth: CGFloat, width: CGFloat
  ) -> (left: CGFloat, right: CGFloat) {
    func opacity(_ hidden: CGFloat) -> CGFloat { 1 - min(max(hidden / fadeWidth, 0), 1) }
    return (opacity(offset), opacity(contentWidth - width - offset))
  }

  private func updateFade() {
    let edge = Self.edgeOpacity(
      offset: scrollView.contentOffset.x, contentWidth: scrollView.contentSize.width,
      width: bounds.width)
    guard edge.left < 1 || edge.right < 1, bounds.width > Self.fadeWidth * 2 else {
      layer.mask = nil
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let part = NSNumber(value: Double(Self.fadeWidth / bounds.width))
    fade.frame = bounds
    fade.locations = [0, part, NSNumber(value: 1 - part.doubleValue), 1]
    fade.colors = [edge.left, 1, 1, edge.right].map { UIColor(white: 0, alpha: $0).cgColor }
    if layer.mask !== fade { layer.mask = fade }
    CATransaction.commit()
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
