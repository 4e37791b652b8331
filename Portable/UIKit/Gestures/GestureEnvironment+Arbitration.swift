extension GestureEnvironment {
  /// Takes a step of the state machine on a recognizer's behalf.
  func transition(_ recognizer: UIGestureRecognizer, to newState: UIGestureRecognizer.State) {
    perform {
      switch (recognizer.currentState, newState) {
      case (.possible, .began), (.possible, .ended):
        attempt(recognizer, newState)
      case (.possible, .failed), (.possible, .cancelled):
        fail(recognizer)
      case (.began, .changed), (.changed, .changed):
        advance(recognizer, to: .changed)
      case (.began, .ended), (.changed, .ended):
        advance(recognizer, to: .ended)
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        advance(recognizer, to: .cancelled)
      default:
        break
      }
    }
  }

  /// Fails a recognizer that has not begun, and lets those go on that waited for that.
  func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.currentState == .possible else { return }
    recognizer.awaitedState = nil
    recognizer.currentState = .failed
    resumeWaiting()
  }

  /// Collects what delegates and subclasses require for this attempt.
  func askForRequirements(among joined: [UIGestureRecognizer]) {
    for recognizer in joined {
      for other in engaged where other !== recognizer && recognizer.sharesTouch(with: other) {
        if requires(recognizer, failureOf: other) { recognizer.addAttemptRequirement(other) }
        if requires(other, failureOf: recognizer) { other.addAttemptRequirement(recognizer) }
      }
    }
  }

  private func requires(
    _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private func advance(_ recognizer: UIGestureRecognizer, to newState: UIGestureRecognizer.State) {
    let isUnsent = unsentActions.contains { $0 === recognizer }
    if isUnsent, recognizer.currentState != newState {
      // Two steps in one event: the targets see both.
      unsentActions.removeAll { $0 === recognizer }
      recognizer.sendActions()
      guard recognizer.isActive else { return }
    }
    recognizer.currentState = newState
    enqueueAction(recognizer)
  }

  private func enqueueAction(_ recognizer: UIGestureRecognizer) {
    guard !unsentActions.contains(where: { $0 === recognizer }) else { return }
    unsentActions.append(recognizer)
  }

  private func attempt(_ recognizer: UIGestureRecognizer, _ newState: UIGestureRecognizer.State) {
    switch requirementStatus(of: recognizer) {
    case .recognized: return fail(recognizer)
    case .undecided:
      recognizer.awaitedState = newState
      return
    case .failed: break
    }
    recognizer.awaitedState = nil
    guard !isExcludedByActive(recognizer), shouldBegin(recognizer) else { return fail(recognizer) }
    // The delegate may have switched it off meanwhile.
    guard recognizer.currentState == .possible else { return }
    recognizer.currentState = newState
    enqueueAction(recognizer)
    unsentCancellations.append(recognizer)
    for other in engaged where other.currentState == .possible && other !== recognizer {
      if other.requires(recognizer), other.awaitedState != nil {
        fail(other)
      } else if recognizer.sharesTouch(with: other), excludes(recognizer, other) {
        fail(other)
      }
    }
    resumeWaiting()
  }

  private func excludes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !mayRecognizeTogether(recognizer, other)
  }

  private func mayRecognizeTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer)
    -> Bool
  {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        ?? false
  }

  private func isExcludedByActive(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains { other in
      other !== recognizer && other.isActive && other.sharesTouch(with: recognizer)
        && excludes(other, recognizer)
    }
  }

  /// Asks the delegate, then every view whose touch the recognizer would cancel.
  ///
  /// The views around the touched one are not asked.
  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegateAllowsBeginning else { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    var asked: [UIView] = []
    for record in records(of: recognizer) where record.canBeCancelled {
      guard let view = record.view, !asked.contains(where: { $0 === view }) else { continue }
      asked.append(view)
    }
    return asked.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
  }

  // MARK: Failure requirements

  private enum RequirementStatus {
    case failed
    case undecided
    case recognized
  }

  private func requirementStatus(of recognizer: UIGestureRecognizer) -> RequirementStatus {
    var status = RequirementStatus.failed
    for other in recognizer.requiredFailures where other.environment === self {
      switch other.currentState {
      case .began, .changed, .ended: return .recognized
      case .possible:
        // Two that wait for each other would wait for ever: the first to ask goes first.
        if !waits(other, for: recognizer) { status = .undecided }
      case .failed, .cancelled: break
      }
    }
    return status
  }

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var visited: [UIGestureRecognizer] = []
    var open = [recognizer]
    while let current = open.popLast() {
      guard current.awaitedState != nil, !visited.contains(where: { $0 === current }) else {
        continue
      }
      visited.append(current)
      let required = current.requiredFailures
      if required.contains(where: { $0 === other }) { return true }
      open += required
    }
    return false
  }

  private func resumeWaiting() {
    for recognizer in engaged {
      guard let awaited = recognizer.awaitedState, recognizer.currentState == .possible else {
        continue
      }
      if requirementStatus(of: recognizer) != .undecided { attempt(recognizer, awaited) }
    }
  }
}

extension UIGestureRecognizer {
  var requiredFailures: [UIGestureRecognizer] {
    (failureRequirements + attemptRequirements).compactMap(\.recognizer)
  }

  func requires(_ other: UIGestureRecognizer) -> Bool {
    requiredFailures.contains { $0 === other }
  }

  func addAttemptRequirement(_ other: UIGestureRecognizer) {
    guard !requires(other) else { return }
    attemptRequirements.append(WeakGestureRecognizer(recognizer: other))
  }
}
