extension PresentationQueueCore {
  /// Takes a request in.
  ///
  /// - Parameters:
  ///   - request: What is known about the popup.
  ///   - now: The time, which never goes back, from any origin.
  /// - Returns: What names the request from now on, and what is to be done. The request may have
  ///   ended already: as a duplicate, because the queue is busy, or because the scene is gone.
  public mutating func enqueue(_ request: PresentationRequest, at now: Duration) -> (
    token: PresentationToken, effects: [PresentationEffect]
  ) {
    lastNumber += 1
    let token = PresentationToken(number: lastNumber, id: request.id)
    let effects = step(at: now) { core in core.admit(token, request) }
    return (token, effects)
  }

  /// Takes in what happened.
  ///
  /// - Parameters:
  ///   - input: What happened; what does not fit the state changes nothing.
  ///   - now: The time, which never goes back, from any origin.
  /// - Returns: What is to be done, in order.
  public mutating func handle(_ input: PresentationInput, at now: Duration) -> [PresentationEffect]
  {
    step(at: now) { core in core.take(input, at: now) }
  }

  /// Runs one step to its end: what happened, what follows from it, and whether that was all.
  private mutating func step(at now: Duration, _ change: (inout Self) -> Void)
    -> [PresentationEffect]
  {
    effects = []
    let wasIdle = isIdle
    change(&self)
    advance(at: now)
    // A request that was taken in and ended in one step was never part of the queue.
    if isIdle, !wasIdle { effects.append(.report(.didBecomeIdle)) }
    defer { effects = [] }
    return effects
  }

  private mutating func take(_ input: PresentationInput, at now: Duration) {
    switch input {
    case .answered(let token, let answer): take(answer, of: token, at: now)
    case .presented(let token): takePresented(token, at: now)
    case .stayed(let token): takeStayed(token, at: now)
    case .rejected(let token): takeRejected(token)
    case .dismissing(let token): takeDismissing(token, at: now)
    case .vanished(let token, let outcome): takeVanished(token, outcome)
    case .cancel(let token, let outcome): cancel(token, outcome)
    case .cancelPending: cancelPending()
    case .cancelAll:
      cancelPending()
      if let slot { cancel(slot.token, .cancelled) }
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .conditionsChanged: askEveryoneAgain()
    case .sceneActive(let isActive): setSceneActive(isActive, at: now)
    case .sceneLost: loseScene()
    case .timerFired(let timer): take(timer)
    }
  }

  private mutating func take(_ timer: PresentationTimer) {
    switch timer {
    case .gap: isGapOpen = false
    case .retry: if isRetrying { retry() }
    case .duration(let token): takeTimeout(of: token)
    case .transition(let token):
      guard let slot, slot.token == token, slot.phase != .shown else { return }
      effects.append(.inspect(token, isArriving: slot.phase == .presenting))
      watchTransition(of: token)
    }
  }

  private mutating func setSceneActive(_ isActive: Bool, at now: Duration) {
    guard isActive != isSceneActive else { return }
    isSceneActive = isActive
    if isActive { startCounting(at: now) } else { stopCounting(at: now) }
  }

  private mutating func loseScene() {
    isSceneLost = true
    let tokens = (slot.map { [$0.token] } ?? []) + pending
    vacate()
    for token in tokens { end(token, .sceneDisconnected) }
    stopRetrying()
    if isGapOpen { effects.append(.cancelTimer(.gap)) }
    isGapOpen = false
  }
}
