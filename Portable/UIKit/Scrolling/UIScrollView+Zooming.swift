import QuartzCore

extension UIScrollView {
  /// The scales at which zoomed content rests.
  private var zoomRange: ClosedRange<CGFloat> {
    let low = minimumZoomScale.isFinite ? max(minimumZoomScale, 0.000_1) : 1
    let high = maximumZoomScale.isFinite ? max(maximumZoomScale, low) : max(1, low)
    return low...high
  }

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The middle of the visible area, in points of the view.
  private var middle: CGPoint {
    let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  // MARK: By the app

  func zoomAboutCenter(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = zoomedView else { return }
    let target = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
    let center = point(of: view, at: middle)
    zoom(view, to: target, center: center, animated: animated)
  }

  func zoomToFill(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.minX.isFinite, rect.minY.isFinite, let view = zoomedView
    else { return }
    let area = bounds.inset(by: adjustedContentInset).size
    guard area.width > 0, area.height > 0 else { return }
    let wanted = min(area.width / rect.width, area.height / rect.height)
    let scale = min(max(wanted, zoomRange.lowerBound), zoomRange.upperBound)
    zoom(view, to: scale, center: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, center: CGPoint, animated: Bool) {
    stopMotion()
    stopZoom()
    guard animated, window != nil else {
      show(scale, of: view)
      place(center, of: view, at: middle)
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    startZoom(view, to: scale, center: center, isBounce: false)
  }

  // MARK: By a pinch

  /// Adds or removes the recognizer: zooming is on while there is more than one scale.
  func updatePinch() {
    let isOn = maximumZoomScale > minimumZoomScale
    guard isOn != (zoomState.recognizer != nil) else { return }
    if let recognizer = zoomState.recognizer {
      zoomState.recognizer = nil
      removeGestureRecognizer(recognizer)
    } else {
      let recognizer = ScrollPinchGestureRecognizer(target: self, action: "pinchDidChange")
      recognizer.scrollView = self
      zoomState.recognizer = recognizer
      addGestureRecognizer(recognizer)
    }
  }

  func shouldBeginZooming() -> Bool { zoomedView != nil }

  func pinchDidChange() {
    guard let recognizer = zoomState.recognizer else { return }
    switch recognizer.state {
    case .began:
      beginZooming(recognizer)
      continueZooming(recognizer)
    case .changed where recognizer.numberOfTouches > 1:
      // A second finger has come back: the scale goes on from the present one.
      if zoomState.pinch == nil { beginZooming(recognizer, past: recognizer.scale) }
      continueZooming(recognizer)
    case .changed:
      // A finger that is left drags on, unless the content has to spring back first.
      if zoomRange.contains(zoomState.scale) { endZooming() }
    case .ended, .cancelled, .failed: endZooming()
    default: break
    }
  }

  private func beginZooming(_ recognizer: UIPinchGestureRecognizer, past scale: CGFloat = 1) {
    guard let view = zoomedView else { return }
    stopMotion()
    stopZoom()
    zoomState.pinch = ScrollZoom.Pinch(
      startScale: zoomState.scale / max(scale, 0.000_1), anchor: recognizer.location(in: view))
    delegate?.scrollViewWillBeginZooming(self, with: view)
    showIndicators()
  }

  private func continueZooming(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch = zoomState.pinch, let view = zoomedView else { return }
    let scale = ZoomBand.clamp(
      pinch.startScale * recognizer.scale, to: zoomRange, bounces: bouncesZoom)
    show(scale, of: view)
    let finger = recognizer.location(in: self)
    let wanted = offset(
      showing: pinch.anchor, of: view,
      at: CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY))
    let range = offsetRange
    move(
      to: CGPoint(
        x: limit(wanted.x, to: range.x, along: bounds.width, always: true),
        y: limit(wanted.y, to: range.y, along: bounds.height, always: true)))
  }

  private func endZooming() {
    guard zoomState.pinch != nil else { return }
    zoomState.pinch = nil
    rebaseDrag()
    hideIndicators(after: 0.3)
    guard let view = zoomedView else { return }
    let range = zoomRange
    let scale = min(max(zoomState.scale, range.lowerBound), range.upperBound)
    if scale != zoomState.scale || clampedOffset(contentOffset) != contentOffset, window != nil {
      startZoom(view, to: scale, center: point(of: view, at: middle), isBounce: true)
    } else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomState.scale)
    }
  }

  /// A finger that is still down goes on dragging from where the pinch left the content.
  private func rebaseDrag() {
    guard drag != nil else { return }
    scrollPan.setTranslation(.zero, in: self)
    drag?.origin = contentOffset
  }

  // MARK: Motion

  private func startZoom(_ view: UIView, to scale: CGFloat, center: CGPoint, isBounce: Bool) {
    zoomState.motion = ScrollZoom.Motion(
      startScale: zoomState.scale, endScale: scale, startCenter: point(of: view, at: middle),
      endCenter: center, start: CACurrentMediaTime(), isBounce: isBounce)
    let link = CADisplayLink(target: self, selector: "advanceZoom")
    link.add(to: .main, forMode: .common)
    zoomState.displayLink = link
  }

  func advanceZoom() {
    guard let motion = zoomState.motion, let view = zoomedView else { return stopZoom() }
    let share = motion.share(at: CACurrentMediaTime())
    // Scales are even to the eye by their ratio.
    let scale =
      share < 1
      ? motion.startScale * pow(motion.endScale / motion.startScale, share) : motion.endScale
    show(scale, of: view)
    let center = CGPoint(
      x: motion.startCenter.x + (motion.endCenter.x - motion.startCenter.x) * share,
      y: motion.startCenter.y + (motion.endCenter.y - motion.startCenter.y) * share)
    place(center, of: view, at: middle, isFinal: share >= 1)
    guard share >= 1 else { return }
    stopZoom()
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomState.scale)
  }

  /// Leaves the content at the scale it has.
  func stopZoom() {
    zoomState.motion = nil
    zoomState.displayLink?.invalidate()
    zoomState.displayLink = nil
  }

  // MARK: Geometry

  /// Scales the view about its top left corner; the content takes its size.
  private func show(_ scale: CGFloat, of view: UIView) {
    guard scale != zoomState.scale || view.transform.a != scale else { return }
    zoomState.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    contentSize = size
    delegate?.scrollViewDidZoom(self)
  }

  /// The point of the zoomed view at a place of the visible area.
  private func point(of view: UIView, at place: CGPoint) -> CGPoint {
    view.convert(CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY), from: self)
  }

  /// The offset that shows a point of the zoomed view at a place of the visible area.
  private func offset(showing point: CGPoint, of view: UIView, at place: CGPoint) -> CGPoint {
    let content = convert(point, from: view)
    return CGPoint(x: content.x - place.x, y: content.y - place.y)
  }

  private func place(_ point: CGPoint, of view: UIView, at place: CGPoint, isFinal: Bool = true) {
    let wanted = clampedOffset(offset(showing: point, of: view, at: place))
    move(to: isFinal ? wanted : pixelAligned(wanted))
  }
}
