/// A bar that follows a scroll view: it collapses, expands and changes its background with the
/// content.
@MainActor protocol ScrollViewBarObserver: AnyObject {
  /// The offset, the content's size or an inset changed.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView)

  /// How much further than `adjustedContentInset.top` the content may be pulled down at rest.
  func expandableTopInset(of scrollView: UIScrollView) -> CGFloat

  /// A drag ends; the bar may change where the content comes to rest.
  func scrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint)
}
