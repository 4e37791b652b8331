// The bar follows the top controller's scroll view: its background comes up as content moves
// beneath it, and its large title collapses and expands.
extension UINavigationController: ScrollViewBarObserver {
  func followScrollView() {
    guard transition == nil else { return }
    observe(topViewController?.observedScrollView(for: .top))
  }

  func observe(_ scrollView: UIScrollView?) {
    if scrollView !== observedScrollView {
      if observedScrollView?.barObserver === self { observedScrollView?.barObserver = nil }
      observedScrollView = scrollView
      scrollView?.barObserver = self
    }
    if transition == nil {
      updateUnderlap()
      tabBarController?.updateUnderlap()
    }
  }

  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {
    guard scrollView === observedScrollView, transition == nil else { return }
    updateLargeTitle(scrollView)
    updateUnderlap()
    tabBarController?.updateUnderlap()
  }

  func expandableTopInset(of scrollView: UIScrollView) -> CGFloat {
    guard scrollView === observedScrollView, let item = topViewController?.navigationItem else {
      return 0
    }
    let full = bar.collapsibleHeight(for: item)
    return max(0, full - (item.largeTitleExtent ?? full))
  }

  func scrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    guard scrollView === observedScrollView, let item = topViewController?.navigationItem else {
      return
    }
    let full = bar.collapsibleHeight(for: item)
    guard full > 0 else { return }
    // Neither a title nor a search bar may come to rest half collapsed.
    let collapsed = -(scrollView.contentInset.top + baseTop)
    let expanded = collapsed - full
    let target = targetContentOffset.y
    guard target > expanded, target < collapsed else { return }
    let rests = [expanded, collapsed - bar.largeTitleHeight(for: item), collapsed]
    targetContentOffset.y = rests.min { abs($0 - target) < abs($1 - target) } ?? collapsed
  }

  /// Where the part of the bar that does not collapse ends in the content's view.
  private var baseTop: CGFloat {
    let fixed = topViewController.map { bar.fixedHeight(for: $0.navigationItem) }
    return view.safeAreaInsets.top + (fixed ?? bar.contentHeight)
  }

  /// How far the large title is stretched by content pulled beyond its top; nil at rest.
  var pulledExtent: CGFloat? {
    guard transition == nil, let scrollView = observedScrollView, isInStep(scrollView),
      let item = topViewController?.navigationItem, bar.collapsibleHeight(for: item) > 0
    else { return nil }
    return visibleTop(of: scrollView) - baseTop
  }

  private func visibleTop(of scrollView: UIScrollView) -> CGFloat {
    -scrollView.contentOffset.y - scrollView.contentInset.top
  }

  // Before the scroll view has taken over the bar's height its offset says nothing about the bar.
  private func isInStep(_ scrollView: UIScrollView) -> Bool {
    guard let top = topViewController else { return false }
    let expected = view.safeAreaInsets.top + barHeight(for: top)
    return abs(scrollView.adjustedContentInset.top - scrollView.contentInset.top - expected) < 1
  }

  private func updateLargeTitle(_ scrollView: UIScrollView) {
    guard let top = topViewController, isInStep(scrollView) else { return }
    let item = top.navigationItem
    let full = bar.collapsibleHeight(for: item)
    guard full > 0 else { return }
    let extent = min(max(visibleTop(of: scrollView) - baseTop, 0), full)
    let isChanged = extent != (item.largeTitleExtent ?? full)
    item.largeTitleExtent = extent
    let height = max(barHeight(for: top), bar.fixedHeight(for: item) + (pulledExtent ?? 0))
    if bar.bounds.height != height {
      bar.frame.size.height = height
      bar.layOutParts()
    }
    if isChanged { top.safeAreaContributionDidChange() }
  }

  private func updateUnderlap() {
    bar.underlap = underlap(of: observedScrollView)
  }

  /// How far the content of a scroll view is beneath the bar, from 0 to 1.
  func underlap(of scrollView: UIScrollView?) -> CGFloat {
    guard let scrollView, isInStep(scrollView) else { return 0 }
    return min(max((baseTop - visibleTop(of: scrollView)) / 12, 0), 1)
  }
}
