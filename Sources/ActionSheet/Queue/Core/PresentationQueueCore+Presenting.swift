extension PresentationQueueCore {
  /// Hides the popups of a lane that are to end, and asks its first request if there is a place.
  mutating func advance(_ lane: PresentationLane.Kind, at now: Duration) {
    for token in lanes[lane.rawValue].presented where items[token]?.state == .shown {
      if let outcome = items[token]?.outcome { hide(token, outcome, at: now) }
    }
    guard !isSuspended, isSceneActive, let token = lanes[lane.rawValue].first?.token,
      let item = items[token], item.state == .ready
    else { return }
    let isPreempting = !hasPlace(for: item)
    guard !isPreempting || !preempted(by: item).isEmpty else { return }
    items[token]?.state = .asked(preempting: isPreempting)
    effects.append(.ask(token, preempting: isPreempting))
  }

  /// Whether a request can be presented beside what its lane has on screen; what replaces needs an empty lane.
  func hasPlace(for item: Item) -> Bool {
    let capacity = item.request.policy == .replace ? 1 : item.lane.capacity
    return lanes[item.lane.rawValue].presented.count < capacity
      && !(isGapOpen && item.lane == .modal)
  }

  /// Returns the popups that make way for a request; none while one appears or disappears.
  ///
  /// A popup is hidden only for a request that came later, so the last one is shown first and two never take
  /// turns.
  func preempted(by item: Item) -> [PresentationToken] {
    let shown = lanes[item.lane.rawValue].presented.compactMap { items[$0] }
    guard item.request.policy.preempts, shown.allSatisfy({ $0.state == .shown }) else { return [] }
    let others = shown.filter {
      item.place.arrival > $0.presentationArrival
        && item.place.priority.rawValue >= $0.request.priority.rawValue
    }
    let needed = item.request.policy == .replace ? shown.count : 1
    return others.count < needed ? [] : others.prefix(needed).map(\.place.token)
  }

  mutating func begin(_ item: Item, at now: Duration) {
    let token = item.place.token
    lanes[item.lane.rawValue].remove(item.place)
    lanes[item.lane.rawValue].presented.append(token)
    let arrival = nextArrival()
    items[token]?.presentationArrival = arrival
    effects.append(.present(token, isResuming: item.wasPresented))
    enter(.presenting, token, at: now)
  }

  /// Hides popups for a request that interrupts or replaces them.
  mutating func makeWay(for item: Item, at now: Duration) {
    for token in preempted(by: item) {
      if case .interrupt(let isResuming) = item.request.policy {
        let comesBack = isResuming && items[token]?.request.resumesAfterInterruption == true
        hide(token, comesBack ? nil : .interrupted, at: now)
      } else {
        hide(token, .replaced, at: now)
      }
    }
  }

  private mutating func hide(
    _ token: PresentationToken, _ outcome: PresentationOutcome?, at now: Duration
  ) {
    items[token]?.outcome = outcome
    enter(.hiding, token, at: now)
    effects.append(.hide(token, outcome))
  }

  /// Changes the state of a request on screen; a timer limits every state but `shown`.
  mutating func enter(_ state: State, _ token: PresentationToken, at now: Duration) {
    items[token]?.state = state
    updateTime(of: token, at: now)
    if state == .shown {
      effects.append(.cancelTimer(.transition(token)))
    } else {
      watchTransition(of: token)
    }
  }

  mutating func watchTransition(of token: PresentationToken) {
    effects.append(.startTimer(.transition(token), max(transitionLimit, .milliseconds(1))))
  }

  // MARK: Reports

  mutating func didPresent(_ token: PresentationToken, at now: Duration) {
    guard items[token]?.state == .presenting else { return }
    items[token]?.wasPresented = true
    items[token]?.rejections = 0
    enter(.shown, token, at: now)
    effects.append(.didPresent(token))
  }

  mutating func didReject(_ token: PresentationToken, at now: Duration) {
    guard let item = items[token], item.state == .presenting else { return }
    vacate(token, at: now)
    if let outcome = item.outcome { return end(token, outcome) }
    guard item.rejections < max(retryLimit, 0) else { return end(token, .failed) }
    items[token]?.rejections += 1
    makeReady(token)
    postpone(token, .blocked)
  }

  mutating func didVanish(
    _ token: PresentationToken, _ outcome: PresentationOutcome, at now: Duration
  ) {
    guard let item = items[token], item.state.isPresented else { return }
    vacate(token, at: now)
    if item.state == .hiding, item.outcome == nil, outcome == .dismissed {
      items[token]?.place = QueuePlace(
        token: token, priority: item.place.priority, entrance: .preempt,
        arrival: item.presentationArrival)
      makeReady(token)
    } else {
      let outcome = item.outcome ?? outcome
      end(token, outcome)
      if delay > .zero, item.lane == .modal, outcome != .replaced, outcome != .interrupted {
        isGapOpen = true
        effects.append(.startTimer(.gap, delay))
      }
    }
    askAgain()
  }

  mutating func vacate(_ token: PresentationToken, at now: Duration) {
    guard let item = items[token] else { return }
    lanes[item.lane.rawValue].presented.removeAll { $0 == token }
    if item.state != .shown { effects.append(.cancelTimer(.transition(token))) }
    items[token]?.state = .ready
    items[token]?.isPaused = false
    updateTime(of: token, at: now)
  }

  // MARK: Time

  /// Lets the time of a request run while it is shown in an active scene and not paused.
  mutating func updateTime(of token: PresentationToken, at now: Duration) {
    guard let item = items[token] else { return }
    let runs = isSceneActive && item.state == .shown && !item.isPaused
    if let since = item.countsSince, !runs {
      items[token]?.countsSince = nil
      items[token]?.remaining? -= max(now - since, .zero)
      effects.append(.cancelTimer(.duration(token)))
    } else if runs, item.countsSince == nil, let remaining = item.remaining {
      items[token]?.countsSince = now
      effects.append(.startTimer(.duration(token), max(remaining, .zero)))
    }
  }

  mutating func restartTime(
    of token: PresentationToken, _ duration: Duration?, at now: Duration
  ) {
    guard let item = items[token], !isGoing(token) else { return }
    items[token]?.remaining = duration
    if item.countsSince != nil {
      items[token]?.countsSince = nil
      effects.append(.cancelTimer(.duration(token)))
    }
    updateTime(of: token, at: now)
  }

  mutating func didTimeOut(_ token: PresentationToken) {
    guard let item = items[token], item.countsSince != nil else { return }
    items[token]?.countsSince = nil
    items[token]?.remaining = .zero
    items[token]?.outcome = item.outcome ?? .timedOut
  }
}
