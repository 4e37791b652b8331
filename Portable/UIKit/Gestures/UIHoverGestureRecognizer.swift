/// Follows a pointer above the view that presses nothing.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var point: CGPoint?

  open override func location(in view: UIView?) -> CGPoint {
    let point = self.point ?? lastLocationInWindow
    return view?.convert(point, from: nil) ?? point
  }

  open override func reset() {
    point = nil
  }

  /// Hovering excludes nothing and is excluded by nothing.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Touches are not for this recognizer.
  override var acceptsMoreTouches: Bool { false }

  func hover(at newPoint: CGPoint, isNew: Bool, event: UIEvent) {
    latestEvent = event
    point = newPoint
    lastLocationInWindow = newPoint
    state = isNew ? .began : .changed
  }

  func leave(event: UIEvent) {
    latestEvent = event
    state = .ended
  }
}

extension GestureEnvironment {
  /// The pointer moved over the window, or left it: then the location is nil.
  func hoverMoved(to location: CGPoint?, hitView: UIView?, event: UIEvent, in window: UIWindow) {
    perform {
      var present: [UIHoverGestureRecognizer] = []
      var view = location == nil ? nil : hitView
      while let current = view {
        for recognizer in current.gestureRecognizers ?? [] {
          if let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled {
            present.append(hover)
          }
        }
        view = current.superview
      }
      for recognizer in hovering where !present.contains(where: { $0 === recognizer }) {
        recognizer.leave(event: event)
      }
      let previous = hovering
      hovering = present
      guard let location else { return }
      for recognizer in present {
        let isNew = !previous.contains { $0 === recognizer }
        if isNew, !recognizer.shouldReceive(event) { continue }
        recognizer.hover(at: location, isNew: isNew, event: event)
      }
    }
  }
}
