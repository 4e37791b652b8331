import UIKit

extension StickyView {
  /// Updates the order of this view and the content, for drawing and for hit testing.
  ///
  /// The z position of the layer determines the order of drawing, and the order of the subviews that of
  /// hit testing. Only views that overlap this one are considered, so that the scroll indicators stay
  /// on top.
  func updateOrder(in scrollView: UIScrollView) {
    let background = (scrollView as? UITableView)?.backgroundView
    let depth = isBehindContent ? (background == nil ? -Self.zPosition : 0) : Self.zPosition
    if layer.zPosition != depth { layer.zPosition = depth }
    if isBehindContent {
      if hasContent(below: background, in: scrollView.subviews) {
        scrollView.insertSubview(self, at: 0)
        if let background { scrollView.sendSubviewToBack(background) }
      }
    } else if hasContentAbove(in: scrollView.subviews) {
      scrollView.bringSubviewToFront(self)
    }
  }

  private func hasContentAbove(in views: [UIView]) -> Bool {
    for view in views.reversed() {
      if view === self { return false }
      if overlaps(view) { return true }
    }
    return false
  }

  private func hasContent(below background: UIView?, in views: [UIView]) -> Bool {
    for view in views {
      if view === self { return false }
      if view !== background, overlaps(view) { return true }
    }
    return false
  }

  private func overlaps(_ view: UIView) -> Bool {
    !(view is StickyView) && !view.isHidden && view.alpha >= 0.01 && view.frame.intersects(frame)
  }
}
