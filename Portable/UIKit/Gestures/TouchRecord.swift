/// What the window knows of one touch between its beginning and its end.
@MainActor
final class TouchRecord {
  let touch: UITouch
  weak var view: UIView?
  /// Those that receive the touch, the deepest view's first.
  var recognizers: [UIGestureRecognizer] = []
  /// Where the touch began; a view that is told late is told of that place.
  let beginning: UITouch.Sample
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
    beginning = touch.sample
  }

  /// Whether the view still expects something of the touch.
  var canBeCancelled: Bool { !isClosed && !(hasEnded && waiting.isEmpty) }

  var isDone: Bool { hasEnded && (isClosed || waiting.isEmpty) }

  func received(_ phase: UITouch.Phase, event: UIEvent) {
    self.event = event
    if phase == .ended || phase == .cancelled { hasEnded = true }
    guard !isClosed else { return }
    switch phase {
    case .began, .ended:
      waiting.append(phase)
    case .moved:
      // However often a waiting touch moves, the view is told once, of where it is then.
      if !waiting.contains(.moved) { waiting.append(phase) }
    case .cancelled:
      waiting = hasBegunInView ? [.cancelled] : []
    default:
      break
    }
  }
}
