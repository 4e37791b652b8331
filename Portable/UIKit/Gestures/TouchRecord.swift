/// What the window knows of one touch between its beginning and its end.
@MainActor
final class TouchRecord {
  let touch: UITouch
  weak var view: UIView?
  /// Those that receive the touch, the deepest view's first.
  var recognizers: [UIGestureRecognizer] = []
  /// Phases the view has not been told yet, in order.
  var waiting: [UITouch.Phase] = []
  var hasBegunInView = false
  /// The view hears nothing more of this touch.
  var isClosed = false
  var hasEnded = false
  var event: UIEvent

  init(touch: UITouch, event: UIEvent) {
    self.touch = touch
    self.view = touch.view
    self.event = event
  }

  var isDone: Bool { hasEnded && (isClosed || waiting.isEmpty) }

  func received(_ phase: UITouch.Phase, event: UIEvent) {
    self.event = event
    if phase == .ended || phase == .cancelled { hasEnded = true }
    guard !isClosed else { return }
    switch phase {
    case .began, .ended:
      waiting.append(phase)
    case .moved:
      // A touch that still waits to begin will begin where it is then.
      if waiting.isEmpty { waiting.append(phase) }
    case .cancelled:
      waiting = hasBegunInView ? [.cancelled] : []
    default:
      break
    }
  }
}
