// Motion without a finger, frame by frame.
extension UIScrollView {
  private static let animationDuration: CGFloat = 0.3

  /// Slows down from `velocity` in points per second, towards `target` when there is one.
  func decelerate(velocity: CGPoint, target: CGPoint?) {
    let range = offsetRange
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    func motion(
      _ position: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ range: ClosedRange<CGFloat>
    ) -> ScrollAxisMotion {
      ScrollAxisMotion(
        position: position, velocity: velocity,
        target: target
          ?? ScrollAxisMotion.naturalTarget(from: position, velocity: velocity, rate: rate),
        range: range, rate: rate, bounces: bounces)
    }
    let offset = contentOffset
    isDecelerating = true
    start(
      ScrollMotion(
        course: .free(
          x: motion(offset.x, velocity.x, target?.x, range.x),
          y: motion(offset.y, velocity.y, target?.y, range.y))))
  }

  func animateOffset(to offset: CGPoint) {
    guard accepts(offset) else { return }
    stopMotion()
    guard offset != contentOffset else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    guard window != nil else {
      move(to: offset)
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    let course = ScrollMotion.Course.animated(
      from: contentOffset, to: offset, duration: Self.animationDuration)
    start(ScrollMotion(course: course))
  }

  private func start(_ motion: ScrollMotion) {
    self.motion = motion
    motionStart = CACurrentMediaTime()
    showIndicators()
    guard displayLink == nil else { return }
    let link = CADisplayLink(target: self, selector: "advanceMotion")
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  func advanceMotion() {
    guard let motion else {
      stopMotion()
      return
    }
    let time = CGFloat(CACurrentMediaTime() - motionStart)
    guard time < motion.duration else {
      finish(motion)
      return
    }
    move(to: pixelAligned(motion.offset(at: time)))
  }

  private func finish(_ motion: ScrollMotion) {
    let wasDecelerating = isDecelerating
    move(to: motion.end)
    stopMotion()
    if wasDecelerating {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Leaves the content where it is.
  func stopMotion() {
    guard motion != nil || displayLink != nil else { return }
    motion = nil
    isDecelerating = false
    displayLink?.invalidate()
    displayLink = nil
    hideIndicators(after: 0.3)
  }

  /// Moves everything that happens along with content that got `distance` longer above the top.
  func shiftContent(by distance: CGFloat) {
    bounds.origin.y += distance
    drag?.origin.y += distance
    motion?.shift += distance
  }

  /// Whole pixels keep text sharp while it moves.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  func publishContentOffset(from old: CGPoint) {
    publishChange(of: \UIScrollView.contentOffset, from: old, to: contentOffset)
  }
}
