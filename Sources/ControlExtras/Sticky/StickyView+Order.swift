import UIKit

extension StickyView {
  /// Keeps this view above or below the content, for the eye and for touches.
  ///
  /// The position in depth decides what is seen at once, the order of the subviews who is touched.
  /// Only views that meet this one matter: the scroll indicators keep clear of it and stay on top.
  func keepOrder(in scrollView: UIScrollView) {
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
      if meets(view) { return true }
    }
    return false
  }

  private func hasContent(below background: UIView?, in views: [UIView]) -> Bool {
    for view in views {
      if view === self { return false }
      if view !== background, meets(view) { return true }
    }
    return false
  }

  private func meets(_ view: UIView) -> Bool {
    !(view is StickyView) && !view.isHidden && view.alpha >= 0.01 && view.frame.intersects(frame)
  }
}
