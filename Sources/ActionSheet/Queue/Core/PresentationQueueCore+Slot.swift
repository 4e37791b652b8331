extension PresentationQueueCore {
  /// Hides a popup that is to end, or asks the first request.
  mutating func advance(at now: Duration) {
    if let current, let item = items[current], item.phase == .shown, let ending = item.ending {
      return hide(ending, at: now)
    }
    guard !isSuspended, isSceneActive, question == nil, let first = line.first,
      first.token != held, mayTakeSlot(first)
    else { return }
    question = Question(token: first.token, isInterrupting: current != nil)
    effects.append(.ask(first.token, interrupting: current != nil))
  }

  /// Whether a request can have the slot now.
  ///
  /// A popup is hidden only for a request that came later, so the last one is shown first and two never take
  /// turns.
  private func mayTakeSlot(_ place: QueuePlace) -> Bool {
    guard let current else { return !isGapOpen }
    guard let shown = items[current], shown.phase == .shown, let item = items[place.token] else {
      return false
    }
    return item.request.policy.cutsIn && place.arrival > shown.slotArrival
      && place.priority.rawValue >= shown.request.priority.rawValue
  }

  mutating func begin(_ item: Item, at now: Duration) {
    let token = item.place.token
    line.remove(item.place)
    current = token
    let arrival = nextArrival()
    items[token]?.slotArrival = arrival
    effects.append(.present(token, isResuming: item.wasPresented))
    enter(.presenting, at: now)
  }

  /// Hides a popup for a request that interrupts or replaces it.
  mutating func makeWay(for item: Item, at now: Duration) {
    guard let shown = current.flatMap({ items[$0] }), shown.phase == .shown else { return }
    if case .interrupt(let isResuming) = item.request.policy {
      let comesBack = isResuming && shown.request.resumesAfterInterruption
      hide(comesBack ? nil : .interrupted, at: now)
    } else {
      hide(.replaced, at: now)
    }
  }

  private mutating func hide(_ outcome: PresentationOutcome?, at now: Duration) {
    guard let current else { return }
    items[current]?.ending = outcome
    enter(.hiding, at: now)
    effects.append(.hide(current, outcome))
  }

  /// Changes the phase of the current request; a timer limits every phase but `shown`.
  mutating func enter(_ phase: Phase, at now: Duration) {
    guard let current else { return }
    items[current]?.phase = phase
    updateTime(of: current, at: now)
    if phase == .shown {
      effects.append(.cancelTimer(.transition(current)))
    } else {
      watchTransition(of: current)
    }
  }

  mutating func watchTransition(of token: PresentationToken) {
    effects.append(.startTimer(.transition(token), max(transitionLimit, .milliseconds(1))))
  }

  // MARK: Reports

  mutating func didPresent(_ token: PresentationToken, at now: Duration) {
    guard var item = items[token], item.phase == .presenting else { return }
    item.wasPresented = true
    item.rejections = 0
    items[token] = item
    enter(.shown, at: now)
    effects.append(.didPresent(token))
  }

  mutating func didReject(_ token: PresentationToken, at now: Duration) {
    guard let item = items[token], item.phase == .presenting else { return }
    vacate(at: now)
    if let ending = item.ending { return end(token, ending) }
    guard item.rejections < max(retryLimit, 0) else { return end(token, .failed) }
    items[token]?.rejections += 1
    putInLine(token)
    held = token
    startRetrying()
  }

  mutating func didVanish(
    _ token: PresentationToken, _ outcome: PresentationOutcome, at now: Duration
  ) {
    guard token == current, let item = items[token] else { return }
    vacate(at: now)
    if item.phase == .hiding, item.ending == nil, outcome == .dismissed {
      items[token]?.place = QueuePlace(
        token: token, priority: item.place.priority, entrance: .cutIn, arrival: item.slotArrival)
      putInLine(token)
    } else {
      let outcome = item.ending ?? outcome
      end(token, outcome)
      if delay > .zero, outcome != .replaced, outcome != .interrupted {
        isGapOpen = true
        effects.append(.startTimer(.gap, delay))
      }
    }
    askAgain()
  }

  mutating func vacate(at now: Duration) {
    guard let token = current, var item = items[token] else { return }
    current = nil
    if item.phase != .shown { effects.append(.cancelTimer(.transition(token))) }
    item.phase = .inLine
    item.isHeld = false
    items[token] = item
    updateTime(of: token, at: now)
  }

  // MARK: Time

  /// Lets the time of a request run while it is shown in an active scene and not held.
  mutating func updateTime(of token: PresentationToken, at now: Duration) {
    guard let item = items[token] else { return }
    let runs = isSceneActive && item.phase == .shown && !item.isHeld
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
    items[token]?.ending = item.ending ?? .timedOut
  }
}
