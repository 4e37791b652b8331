extension UIGestureRecognizer {
  /// The steps of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  var isActive: Bool { currentState == .began || currentState == .changed }

  var isFinished: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  func requestTransition(to newState: State) {
    if let environment = environment ?? view?.window?.gestureEnvironment {
      environment.engage(self)
      environment.transition(self, to: newState)
    } else {
      transitionAlone(to: newState)
    }
  }

  /// Ends an attempt from outside: the view went away, or the recognizer was switched off.
  func abandon() {
    switch currentState {
    case .began, .changed: requestTransition(to: .cancelled)
    case .possible where environment != nil: requestTransition(to: .failed)
    default: break
    }
  }

  func finishAttempt() {
    reset()
    currentState = .possible
    awaitedState = nil
    trackedTouches = []
    sessionTouches = []
    attemptRequirements = []
    environment = nil
  }

  /// Called by the view that takes the recognizer in, or with nil by the one that lets it go.
  func move(to newView: UIView?) {
    guard attachedView !== newView else { return }
    abandon()
    let oldView = attachedView
    attachedView = newView
    if newView != nil { oldView?.removeGestureRecognizer(self) }
  }

  /// Without a window there is nobody to compete with.
  private func transitionAlone(to newState: State) {
    switch (currentState, newState) {
    case (.possible, .began), (.possible, .ended):
      guard delegateAllowsBeginning else { return finishAttempt() }
      currentState = newState
      sendActions()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      currentState = newState
      sendActions()
    case (.began, .failed), (.changed, .failed):
      currentState = .cancelled
      sendActions()
    case (.possible, .failed), (.possible, .cancelled):
      currentState = .failed
    default: return
    }
    if isFinished { finishAttempt() }
  }
}
