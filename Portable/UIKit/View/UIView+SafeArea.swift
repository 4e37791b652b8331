import QuartzCore

extension UIView {
  // Works the safe area out again and hands a change on. Nothing is done below a superview without
  // insets, so a change of frame deep in a large tree costs nothing.
  final func updateSafeArea() {
    let insets = computedSafeAreaInsets
    guard insets != storedSafeAreaInsets else {
      if insets != .zero { updateSafeAreaOfSubviews() }
      return
    }
    storedSafeAreaInsets = insets
    if layoutState != nil { noteLayoutChange(.insets) }
    safeAreaInsetsDidChange()
    owningViewController?.rootViewSafeAreaInsetsDidChange()
    setNeedsLayout()
    if marginStorage.insetsFromSafeArea { marginsMayHaveChanged() }
    updateSafeAreaOfSubviews()
  }

  // A controller adds other insets than before to those of its root view.
  final func safeAreaContributionDidChange() {
    updateSafeArea()
  }

  final func updateSafeAreaOfSubviews() {
    let offered = offeredSafeAreaInsets
    for subview in childViews
    where offered != .zero || subview.storedSafeAreaInsets != .zero
      || subview.owningViewController != nil
    {
      subview.updateSafeArea()
    }
  }

  private var computedSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    if let window = selfAsWindow { return window.windowSafeAreaInsets }
    guard let parent = parentView else { return .zero }
    var insets = overlap(with: parent.offeredSafeAreaInsets, of: parent) + coveredInsets
    if let controller = owningViewController {
      insets = insets + controller.effectiveAdditionalSafeAreaInsets
    }
    return insets
  }

  // What subviews see of the safe area. A scroll view already keeps its content clear of the part
  // it adjusts its insets for.
  private var offeredSafeAreaInsets: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return storedSafeAreaInsets }
    let adjusted = scrollView.adjustedContentInset
    let own = scrollView.contentInset
    return UIEdgeInsets(
      top: max(0, storedSafeAreaInsets.top - (adjusted.top - own.top)),
      left: max(0, storedSafeAreaInsets.left - (adjusted.left - own.left)),
      bottom: max(0, storedSafeAreaInsets.bottom - (adjusted.bottom - own.bottom)),
      right: max(0, storedSafeAreaInsets.right - (adjusted.right - own.right)))
  }

  // The rectangle the safe area is measured from: a scroll view's whole content, so that scrolling
  // changes nothing for what is scrolled.
  private var safeAreaReference: CGRect {
    guard let scrollView = self as? UIScrollView else { return backingLayer.bounds }
    let size = backingLayer.bounds.size
    let content = scrollView.contentSize
    return CGRect(
      x: 0, y: 0, width: max(size.width, content.width), height: max(size.height, content.height))
  }

  // How far the parent's insets reach into this view.
  private func overlap(with offered: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
    guard offered != .zero else { return .zero }
    let layer = backingLayer
    let size = layer.bounds.size
    let inner = CGRect(
      x: layer.position.x - layer.anchorPoint.x * size.width,
      y: layer.position.y - layer.anchorPoint.y * size.height, width: size.width,
      height: size.height)
    let outer = parent.safeAreaReference
    return UIEdgeInsets(
      top: reach(offered.top, beyond: inner.minY - outer.minY, within: inner.height),
      left: reach(offered.left, beyond: inner.minX - outer.minX, within: inner.width),
      bottom: reach(offered.bottom, beyond: outer.maxY - inner.maxY, within: inner.height),
      right: reach(offered.right, beyond: outer.maxX - inner.maxX, within: inner.width))
  }

  private func reach(
    _ inset: CGFloat, beyond distance: CGFloat, within length: CGFloat
  ) -> CGFloat {
    inset > 0 ? min(max(0, inset - distance), max(0, length)) : 0
  }
}
