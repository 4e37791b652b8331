extension PresentationQueueCore {
  /// Hides a popup that is to end, or asks the first request.
  mutating func advance(at now: Duration) {
    if let current, items[current]?.phase == .shown, let ending = items[current]?.ending {
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

  /// Changes the phase of the current request: its time runs while it is shown, and a timer limits the other
  /// phases.
  private mutating func enter(_ phase: Phase, at now: Duration) {
    guard let current else { return }
    items[current]?.phase = phase
    if phase == .shown {
      effects.append(.cancelTimer(.transition(current)))
      startCounting(current, at: now)
    } else {
      stopCounting(current, at: now)
      watchTransition(of: current)
    }
  }

  // MARK: Reports

  mutating func didPresent(_ token: PresentationToken, at now: Duration) {
    guard items[token]?.phase == .presenting else { return }
    enter(.shown, at: now)
    items[token]?.wasPresented = true
    items[token]?.rejections = 0
    effects.append(.didPresent(token))
  }

  mutating func didStay(_ token: PresentationToken, at now: Duration) {
    let phase = items[token]?.phase
    if phase == .leaving || phase == .hiding { enter(.shown, at: now) }
  }

  mutating func didReject(_ token: PresentationToken) {
    guard let item = items[token], item.phase == .presenting else { return }
    vacate()
    if let ending = item.ending { return end(token, ending) }
    guard item.rejections < max(retryLimit, 0) else { return end(token, .failed) }
    items[token]?.rejections += 1
    putInLine(token)
    held = token
    startRetrying()
  }

  mutating func willDismiss(_ token: PresentationToken, at now: Duration) {
    let phase = items[token]?.phase
    if phase == .presenting || phase == .shown { enter(.leaving, at: now) }
  }

  mutating func didVanish(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard token == current, let item = items[token] else { return }
    vacate()
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

  mutating func vacate() {
    guard let token = current, let item = items[token] else { return }
    current = nil
    items[token]?.isHeld = false
    if item.countsSince != nil {
      items[token]?.countsSince = nil
      effects.append(.cancelTimer(.duration(token)))
    }
    if item.phase != .shown { effects.append(.cancelTimer(.transition(token))) }
  }

  // MARK: Time

  mutating func watchTransition(of token: PresentationToken) {
    effects.append(.startTimer(.transition(token), max(transitionLimit, .milliseconds(1))))
  }

  mutating func didTimeOut(_ token: PresentationToken) {
    guard items[token]?.countsSince != nil else { return }
    items[token]?.countsSince = nil
    items[token]?.remaining = .zero
    if items[token]?.ending == nil { items[token]?.ending = .timedOut }
  }

  mutating func hold(_ token: PresentationToken, _ isHeld: Bool, at now: Duration) {
    guard token == current, items[token]?.isHeld != isHeld else { return }
    items[token]?.isHeld = isHeld
    if isHeld { stopCounting(token, at: now) } else { startCounting(token, at: now) }
  }

  mutating func restartTime(
    of token: PresentationToken, _ duration: Duration?, at now: Duration
  ) {
    guard !isGoing(token) else { return }
    stopCounting(token, at: now)
    items[token]?.remaining = duration
    startCounting(token, at: now)
  }

  mutating func startCounting(_ token: PresentationToken, at now: Duration) {
    guard isSceneActive, let item = items[token], item.phase == .shown, !item.isHeld,
      item.countsSince == nil, let remaining = item.remaining
    else { return }
    items[token]?.countsSince = now
    effects.append(.startTimer(.duration(token), max(remaining, .zero)))
  }

  mutating func stopCounting(_ token: PresentationToken, at now: Duration) {
    guard let since = items[token]?.countsSince else { return }
    items[token]?.countsSince = nil
    items[token]?.remaining? -= max(now - since, .zero)
    effects.append(.cancelTimer(.duration(token)))
  }
}
