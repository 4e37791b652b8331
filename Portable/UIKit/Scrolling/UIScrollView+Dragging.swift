/// What a drag started from.
struct ScrollDrag {
  enum Lock {
    case undecided
    case horizontal
    case vertical
    case none
  }

  /// The offset the finger holds, as if there were no rubber band.
  var origin: CGPoint
  var lock: Lock
}

// Following the finger.
extension UIScrollView {
  func prepareScrolling() {
    clipsToBounds = true
    scrollPan.scrollView = self
    scrollPan.addTarget(self, action: "panDidChange")
    contentTouchGate.scrollView = self
    addGestureRecognizer(contentTouchGate)
    addGestureRecognizer(scrollPan)
    verticalIndicator.alpha = 0
    horizontalIndicator.alpha = 0
  }

  /// A finger came down: it stops the content where it is.
  func fingerDidTouchDown() {
    isTracking = true
    wheelRest?.cancel()
    guard motion != nil else { return }
    let wasDecelerating = isDecelerating
    stopMotion()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The finger left, or the drag failed to begin, without a drag.
  func fingerDidLiftWithoutDrag() {
    isTracking = false
    guard drag == nil else { return }
    if clampedOffset(contentOffset) != contentOffset { decelerate(velocity: .zero, target: nil) }
  }

  func shouldBeginDragging() -> Bool {
    let movable = movableAxes
    guard movable.x || movable.y else { return false }
    if !movable.x || !movable.y {
      let translation = scrollPan.translation(in: self)
      let isHorizontal = abs(translation.x) > abs(translation.y)
      guard isHorizontal ? movable.x : movable.y else { return false }
    }
    guard contentTouchGate.hasPassedTouch, let view = scrollPan.touchedView, view !== self else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  func panDidChange() {
    switch scrollPan.state {
    case .began:
      beginDragging()
      continueDragging()
    case .changed: continueDragging()
    case .ended: endDragging(velocity: scrollPan.velocity(in: self))
    case .cancelled, .failed: endDragging(velocity: .zero)
    default: break
    }
  }

  private func beginDragging() {
    stopMotion()
    wheelRest?.cancel()
    scrollPan.removeSlopFromTranslation()
    let range = offsetRange
    drag = ScrollDrag(
      origin: CGPoint(
        x: rubberBand(along: bounds.width).unclamp(contentOffset.x, from: range.x),
        y: rubberBand(along: bounds.height).unclamp(contentOffset.y, from: range.y)),
      lock: isDirectionalLockEnabled ? .undecided : .none)
    isTracking = true
    isDragging = true
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      endEditing(false)
    }
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
  }

  private func continueDragging() {
    guard var drag else { return }
    let translation = scrollPan.translation(in: self)
    if drag.lock == .undecided, hypot(translation.x, translation.y) > 4 {
      drag.lock = lock(for: translation)
      self.drag = drag
    }
    let movable = movableAxes
    var offset = CGPoint(x: drag.origin.x - translation.x, y: drag.origin.y - translation.y)
    if !movable.x || drag.lock == .vertical { offset.x = contentOffset.x }
    if !movable.y || drag.lock == .horizontal { offset.y = contentOffset.y }
    let range = offsetRange
    if movable.x, drag.lock != .vertical {
      offset.x = limit(offset.x, to: range.x, along: bounds.width, always: alwaysBounceHorizontal)
    }
    if movable.y, drag.lock != .horizontal {
      offset.y = limit(offset.y, to: range.y, along: bounds.height, always: alwaysBounceVertical)
    }
    move(to: offset)
  }

  private func endDragging(velocity panVelocity: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    isTracking = false
    isDragging = false
    let movable = movableAxes
    let velocity = CGPoint(
      x: movable.x && drag.lock != .vertical ? -panVelocity.x : 0,
      y: movable.y && drag.lock != .horizontal ? -panVelocity.y : 0)
    let natural = naturalTarget(velocity: velocity)
    var target = natural
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    barObserver?.scrollView(
      self, willEndDraggingWithVelocity: perMillisecond, targetContentOffset: &target)
    // A page or a delegate's target is approached; else the content runs out by itself.
    let isFree = target == natural && !isPagingEnabled
    let willDecelerate =
      target != contentOffset || clampedOffset(contentOffset) != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate else {
      hideIndicators(after: 0.3)
      return
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    decelerate(velocity: velocity, target: isFree ? nil : target)
  }

  /// Where the content would come to rest by itself; a page's edge when paging.
  private func naturalTarget(velocity: CGPoint) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      return clampedOffset(
        CGPoint(
          x: page(from: offset.x, velocity: velocity.x, length: bounds.width),
          y: page(from: offset.y, velocity: velocity.y, length: bounds.height)))
    }
    let rate = decelerationRate.rawValue
    return clampedOffset(
      CGPoint(
        x: ScrollAxisMotion.naturalTarget(from: offset.x, velocity: velocity.x, rate: rate),
        y: ScrollAxisMotion.naturalTarget(from: offset.y, velocity: velocity.y, rate: rate)))
  }

  private func page(from offset: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let position = offset / length
    // A flick turns one page even when less than half of it is shown.
    if velocity > 200 { return (floor(position) + 1) * length }
    if velocity < -200 { return (ceil(position) - 1) * length }
    return position.rounded() * length
  }

  private func lock(for translation: CGPoint) -> ScrollDrag.Lock {
    let x = abs(translation.x)
    let y = abs(translation.y)
    // A clearly slanted drag moves both axes.
    if x > 2 * y { return .horizontal }
    if y > 2 * x { return .vertical }
    return .none
  }

  private func rubberBand(along length: CGFloat) -> RubberBand { RubberBand(dimension: length) }

  func limit(
    _ offset: CGFloat, to range: ClosedRange<CGFloat>, along length: CGFloat, always: Bool
  ) -> CGFloat {
    let isScrollable = range.upperBound > range.lowerBound
    if bounces, isScrollable || always {
      return rubberBand(along: length).clamp(offset, to: range)
    }
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Moves the content by a wheel or a trackpad: at once, and never beyond its edges.
  func scrollByWheel(_ translation: CGPoint) {
    guard isScrollEnabled, drag == nil else { return }
    if motion != nil { stopMotion() }
    let movable = movableAxes
    let offset = clampedOffset(
      CGPoint(
        x: contentOffset.x - (movable.x ? translation.x : 0),
        y: contentOffset.y - (movable.y ? translation.y : 0)))
    guard offset != contentOffset else { return }
    showIndicators()
    move(to: offset)
    hideIndicators(after: 0.6)
    wheelRest?.cancel()
    wheelRest = AppContext.current.frameTimers.schedule(after: 0.15) { [weak self] in
      self?.wheelDidRest()
    }
  }

  // A bar above the content must not stay half collapsed where the wheel left it.
  private func wheelDidRest() {
    guard drag == nil, motion == nil, let barObserver else { return }
    var target = contentOffset
    barObserver.scrollView(
      self, willEndDraggingWithVelocity: .zero, targetContentOffset: &target)
    if target != contentOffset { animateOffset(to: target) }
  }
}
