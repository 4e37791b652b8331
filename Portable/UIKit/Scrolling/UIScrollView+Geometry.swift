// What offsets are possible, and keeping the offset among them.
extension UIScrollView {
  /// The offsets at which the content lies within its edges.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    // A bar above the content may grow before the content is pulled beyond its top.
    let barGrowth = barObserver?.expandableTopInset(of: self) ?? 0
    let minimum = CGPoint(x: -inset.left, y: -inset.top - barGrowth)
    let maximum = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return (minimum.x...maximum.x, minimum.y...maximum.y)
  }

  func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Whether dragging moves the content along each axis, by scrolling or by bouncing.
  var movableAxes: (x: Bool, y: Bool) {
    let range = offsetRange
    return (
      x: range.x.upperBound > range.x.lowerBound || (bounces && alwaysBounceHorizontal),
      y: range.y.upperBound > range.y.lowerBound || (bounces && alwaysBounceVertical)
    )
  }

  /// Moves the content without ending a motion.
  func move(to offset: CGPoint) {
    guard offset != bounds.origin, accepts(offset) else { return }
    bounds.origin = offset
  }

  /// Refuses an offset that is not finite, as the layer would.
  func accepts(_ offset: CGPoint) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite else {
      reportMisuse(
        "UIScrollView.contentOffset",
        "\(offset) is not finite; compute a finite offset for \(diagnosticName)")
      return false
    }
    return true
  }

  func offsetDidChange(from old: CGPoint) {
    setNeedsLayout()
    publishContentOffset(from: old)
    delegate?.scrollViewDidScroll(self)
    barObserver?.scrollViewGeometryDidChange(self)
  }

  func contentGeometryDidChange() {
    updateAdjustedContentInset()
    clampOffsetAtRest()
    setNeedsLayout()
    // The safe area of what is scrolled is measured from the edges of the content.
    updateSafeAreaOfSubviews()
    barObserver?.scrollViewGeometryDidChange(self)
  }

  /// Brings the offset back among the possible ones, unless a finger or a motion governs it.
  func clampOffsetAtRest() {
    guard drag == nil, motion == nil else { return }
    move(to: clampedOffset(contentOffset))
  }

  /// Works the adjusted inset out again.
  ///
  /// - Parameter movesContent: Whether content at rest at its edge follows the edge. An inset that an
  ///   app sets before the first layout does not move it.
  func updateAdjustedContentInset(movesContent: Bool = true) {
    let old = adjustedContentInset
    let new = contentInset + safeAreaAdjustment()
    guard new != old else { return }
    let offset = contentOffset
    setAdjustedContentInset(new)
    if movesContent, drag == nil, motion == nil {
      // Content that stood at its edge still stands there.
      var followed = offset
      if abs(offset.y + old.top) < 0.5 { followed.y = -new.top }
      if abs(offset.x + old.left) < 0.5 { followed.x = -new.left }
      move(to: clampedOffset(followed))
    }
    setNeedsLayout()
    updateSafeAreaOfSubviews()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    barObserver?.scrollViewGeometryDidChange(self)
  }

  private func safeAreaAdjustment() -> UIEdgeInsets {
    let safeArea = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let isInNavigation =
        contentInsetAdjustmentBehavior == .automatic && isRootOfNavigatedController
      let vertical =
        isInNavigation || alwaysBounceVertical
        || contentSize.height + contentInset.top + contentInset.bottom
          > bounds.height - safeArea.top - safeArea.bottom
      let horizontal =
        alwaysBounceHorizontal
        || contentSize.width + contentInset.left + contentInset.right > bounds.width
      return UIEdgeInsets(
        top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
        bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
    }
  }

  private var isRootOfNavigatedController: Bool {
    guard let controller = owningViewController ?? superview?.owningViewController else {
      return false
    }
    return controller.navigationController != nil
  }

  func offsetRevealing(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.width <= visible.width {
      if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
      if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    }
    if rect.height > visible.height {
      if !visible.intersects(rect) { offset.y = rect.minY - inset.top }
    } else if rect.minY < visible.minY {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    return clampedOffset(offset)
  }
}
