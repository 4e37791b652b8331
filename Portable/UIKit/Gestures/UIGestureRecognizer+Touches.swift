extension UIGestureRecognizer {
  func receive(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    default: break
    }
    rememberLocation()
  }

  /// Keeps the place for those who ask after the fingers have gone.
  func rememberLocation() {
    if let point = centroid(of: trackedTouches) { lastLocationInWindow = point }
  }

  /// In window coordinates.
  func centroid(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: nil)
      sum.x += point.x
      sum.y += point.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Tracked touches whose fingers are still down.
  var touchesDown: [UITouch] {
    trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    sessionTouches.contains { touch in other.sessionTouches.contains { $0 === touch } }
  }

  /// Whether the recognizer may still make a gesture of this touch.
  func isAnalyzing(_ touch: UITouch) -> Bool {
    currentState == .possible && environment != nil && sessionTouches.contains { $0 === touch }
  }
}
