// The life of one touch in a control, and the events it sends.
extension UIControl {
  /// How far a finger may leave the bounds and still count as inside.
  private static let touchLeeway: CGFloat = 70

  func trackingBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    trackedTouch = touch
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      trackedTouch = nil
      return
    }
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    guard isTracking else { return }
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
    menuTouchBegan(touch)
  }

  func trackingMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuTouchMoved(touches)
    guard isTracking, let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isMostlyInside(touch, with: event)
    guard continueTracking(touch, with: event) else {
      finishTracking()
      return
    }
    guard isTracking else { return }
    isHighlighted = isTouchInside
    if isTouchInside {
      if !wasInside { sendActions(for: .touchDragEnter, with: event) }
      sendActions(for: .touchDragInside, with: event)
    } else {
      if wasInside { sendActions(for: .touchDragExit, with: event) }
      sendActions(for: .touchDragOutside, with: event)
    }
  }

  func trackingEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuTouchEnded(touches, isCancelled: false)
    guard isTracking, let touch = tracked(in: touches) else { return }
    isTouchInside = isMostlyInside(touch, with: event)
    let isInside = isTouchInside
    isHighlighted = false
    endTracking(touch, with: event)
    guard isTracking else { return }
    finishTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  func trackingCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuTouchEnded(touches, isCancelled: true)
    guard isTracking, tracked(in: touches) != nil else { return }
    isHighlighted = false
    cancelTracking(with: event)
    finishTracking()
    sendActions(for: .touchCancel, with: event)
  }

  /// Stops following a touch that the control can no longer finish.
  func abandonTracking() {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: nil)
    finishTracking()
    sendActions(for: .touchCancel, with: nil)
  }

  /// Forgets the touch; what follows of it is ignored.
  func finishTracking() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    touches.first { $0 === trackedTouch }
  }

  private func isMostlyInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let leeway = -Self.touchLeeway
    return bounds.insetBy(dx: leeway, dy: leeway).contains(location)
      || point(inside: location, with: event)
  }
}
