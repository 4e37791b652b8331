// The bar's background comes up while content is beneath it.
extension UITabBarController: ScrollViewBarObserver {
  /// The controller whose scroll view the bar follows.
  private var contentController: UIViewController? {
    (selected as? UINavigationController)?.topViewController ?? selected
  }

  func followScrollView() {
    // A navigation controller follows its own scroll view, and tells of it.
    let scrollView =
      selected is UINavigationController ? nil : selected?.observedScrollView(for: .bottom)
    if scrollView !== observedScrollView {
      if observedScrollView?.barObserver === self { observedScrollView?.barObserver = nil }
      observedScrollView = scrollView
    }
    if let scrollView, scrollView.barObserver == nil { scrollView.barObserver = self }
    updateUnderlap()
  }

  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {
    updateUnderlap()
  }

  func expandableTopInset(of scrollView: UIScrollView) -> CGFloat { 0 }

  func scrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {}

  func updateUnderlap() {
    guard let scrollView = contentController?.observedScrollView(for: .bottom) else {
      bar.underlap = 0
      return
    }
    let end = scrollView.contentSize.height + scrollView.contentInset.bottom
    let visibleEnd =
      scrollView.contentOffset.y + scrollView.bounds.height
      - scrollView.adjustedContentInset.bottom + scrollView.contentInset.bottom
    bar.underlap = min(max((end - visibleEnd) / 12, 0), 1)
  }
}
