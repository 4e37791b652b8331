extension GestureEnvironment {
  /// Takes the event's touches in the window: first to the recognizers, then to the views.
  func touchesReceived(_ event: UIEvent, in window: UIWindow) {
    let touches = inOrder(event.touches(for: window) ?? [])
    guard !touches.isEmpty else { return }
    perform {
      for touch in touches where touch.phase == .began {
        begin(touch, event: event)
      }
      dispatch(touches, event: event)
      for touch in touches {
        guard let record = record(for: touch) else { continue }
        // A finger that joined a gesture under way belongs to the gesture alone.
        if touch.phase == .began,
          record.recognizers.contains(where: { $0.isActive && $0.cancelsTouchesInView })
        {
          record.isClosed = true
        }
        record.received(touch.phase, event: event)
      }
    }
  }

  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    perform {
      record(for: touch)?.recognizers.removeAll { $0 === recognizer }
      recognizer.trackedTouches.removeAll { $0 === touch }
      recognizer.sessionTouches.removeAll { $0 === touch }
      if recognizer.sessionTouches.isEmpty, recognizer.currentState == .possible {
        fail(recognizer)
      }
    }
  }

  /// A set has no order of its own; touches keep the one they began in.
  private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    func isKnown(_ touch: UITouch) -> Bool {
      touch.phase != .stationary && touch.phase != .began
        && records.contains { $0.touch === touch }
    }
    if touches.count == 1, let touch = touches.first {
      return touch.phase == .began || isKnown(touch) ? [touch] : []
    }
    let known = records.map(\.touch).filter { touches.contains($0) && isKnown($0) }
    let new = touches.filter { $0.phase == .began }.sorted { first, second in
      let (a, b) = (first.location(in: nil), second.location(in: nil))
      return (first.timestamp, a.y, a.x) < (second.timestamp, b.y, b.x)
    }
    return known + new
  }

  private func begin(_ touch: UITouch, event: UIEvent) {
    records.removeAll { $0.touch === touch }
    let record = TouchRecord(touch: touch, event: event)
    record.isClosed = isRefusedByView(touch)
    var joined: [UIGestureRecognizer] = []
    for recognizer in candidates(for: touch) where accepts(recognizer, touch, event: event) {
      engage(recognizer)
      recognizer.trackedTouches.append(touch)
      recognizer.sessionTouches.append(touch)
      joined.append(recognizer)
    }
    record.recognizers = joined
    touch.gestureRecognizers = joined
    records.append(record)
    askForRequirements(among: joined)
  }

  /// The hit view's recognizers first, then its ancestors'. Of one view's, those that want more
  /// taps come first, so that a double tap excludes a second single tap.
  private func candidates(for touch: UITouch) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      let own = current.gestureRecognizers ?? []
      let indices = own.indices.sorted { first, second in
        (-own[first].requiredTapCount, first) < (-own[second].requiredTapCount, second)
      }
      result += indices.map { own[$0] }
      view = current.superview
    }
    return result
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, event: UIEvent)
    -> Bool
  {
    guard recognizer.isEnabled, recognizer.acceptsMoreTouches else { return false }
    let type = touch.type.rawValue
    guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == type }) else {
      return false
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.trackedTouches.first,
      first.type != touch.type
    {
      return false
    }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func dispatch(_ touches: [UITouch], event: UIEvent) {
    var receivers: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in record(for: touch)?.recognizers ?? []
      where !receivers.contains(where: { $0 === recognizer }) {
        receivers.append(recognizer)
      }
    }
    for recognizer in receivers {
      recognizer.latestEvent = event
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let own = touches.filter { touch in
          touch.phase == phase && recognizer.trackedTouches.contains { $0 === touch }
        }
        guard !own.isEmpty, recognizer.environment === self, recognizer.acceptsMoreTouches else {
          continue
        }
        recognizer.receive(Set(own), phase: phase, event: event)
      }
    }
  }
}
