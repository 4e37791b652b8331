extension PresentationQueueCore {
  /// Hides a popup that is to end, or asks the first request.
  mutating func advance(at now: Duration) {
    if let slot, slot.phase == .shown, let ending = slot.ending {
      return hide(slot.token, ending, at: now)
    }
    guard !isSuspended, isSceneActive, question == nil, let first = line.first,
      first.token != held
    else { return }
    if slot != nil {
      guard mayTakeSlot(first) else { return }
    } else {
      guard !isGapOpen else { return }
    }
    question = Question(token: first.token, isInterrupting: slot != nil)
    effects.append(.ask(first.token, interrupting: slot != nil))
  }

  /// Whether a popup is hidden for a request: only for one that came later, so the last one is shown first
  /// and two never take turns.
  private func mayTakeSlot(_ place: QueuePlace) -> Bool {
    guard let slot, slot.phase == .shown, let current = items[slot.token],
      let item = items[place.token]
    else { return false }
    return item.request.policy.cutsIn && place.arrival > slot.arrival
      && place.priority.rawValue >= current.request.priority.rawValue
  }

  mutating func begin(_ token: PresentationToken) {
    guard let item = items[token] else { return }
    line.remove(token)
    slot = Slot(token: token, arrival: nextArrival(), phase: .presenting)
    if !item.wasBegun { effects.append(.report(.willPresent(token))) }
    items[token]?.wasBegun = true
    effects.append(.present(token, isResuming: item.wasPresented))
    watchTransition(of: token)
  }

  /// Hides a popup for a request that interrupts or replaces it.
  mutating func makeWay(for item: Item, at now: Duration) {
    guard let slot, slot.phase == .shown, let current = items[slot.token] else { return }
    if case .interrupt(let isResuming) = item.request.policy {
      let comesBack = isResuming && current.request.resumesAfterInterruption
      hide(slot.token, comesBack ? nil : .interrupted, at: now)
    } else {
      hide(slot.token, .replaced, at: now)
    }
  }

  private mutating func hide(
    _ token: PresentationToken, _ outcome: PresentationOutcome?, at now: Duration
  ) {
    stopCounting(at: now)
    slot?.phase = .hiding
    slot?.ending = outcome
    effects.append(.hide(token, outcome))
    watchTransition(of: token)
  }

  // MARK: Reports

  mutating func didPresent(_ token: PresentationToken, at now: Duration) {
    guard let slot, slot.token == token, slot.phase == .presenting, let item = items[token] else {
      return
    }
    settle(at: now)
    items[token]?.wasPresented = true
    items[token]?.rejections = 0
    effects.append(.report(item.wasPresented ? .didResume(token) : .didPresent(token)))
  }

  mutating func didStay(_ token: PresentationToken, at now: Duration) {
    guard let slot, slot.token == token, slot.phase == .leaving || slot.phase == .hiding else {
      return
    }
    settle(at: now)
  }

  private mutating func settle(at now: Duration) {
    guard let slot else { return }
    effects.append(.cancelTimer(.transition(slot.token)))
    self.slot?.phase = .shown
    startCounting(at: now)
  }

  mutating func didReject(_ token: PresentationToken) {
    guard let slot, slot.token == token, slot.phase == .presenting, let item = items[token] else {
      return
    }
    vacate()
    if let ending = slot.ending { return end(token, ending) }
    guard item.rejections < max(retryLimit, 0) else { return end(token, .failed) }
    items[token]?.rejections += 1
    line.insert(item.place)
    held = token
    startRetrying()
  }

  mutating func willDismiss(_ token: PresentationToken, at now: Duration) {
    guard let slot, slot.token == token, slot.phase == .presenting || slot.phase == .shown else {
      return
    }
    stopCounting(at: now)
    self.slot?.phase = .leaving
    watchTransition(of: token)
  }

  mutating func didVanish(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let slot, slot.token == token, let item = items[token] else { return }
    vacate()
    let isInterrupted = slot.phase == .hiding && slot.ending == nil && outcome == .dismissed
    if isInterrupted {
      let place = QueuePlace(
        token: token, priority: item.place.priority, entrance: .cutIn, arrival: slot.arrival)
      items[token]?.place = place
      line.insert(place)
      effects.append(.report(.didInterrupt(token)))
    } else {
      let outcome = slot.ending ?? outcome
      end(token, outcome)
      if delay > .zero, outcome != .replaced, outcome != .interrupted {
        isGapOpen = true
        effects.append(.startTimer(.gap, delay))
      }
    }
    askEveryoneAgain()
  }

  mutating func vacate() {
    guard let slot else { return }
    if slot.countsSince != nil { effects.append(.cancelTimer(.duration(slot.token))) }
    if slot.phase != .shown { effects.append(.cancelTimer(.transition(slot.token))) }
    self.slot = nil
  }

  // MARK: Time

  mutating func watchTransition(of token: PresentationToken) {
    effects.append(.startTimer(.transition(token), max(transitionLimit, .milliseconds(1))))
  }

  mutating func didTimeOut(_ token: PresentationToken) {
    guard let slot, slot.token == token, slot.countsSince != nil else { return }
    self.slot?.countsSince = nil
    items[token]?.remaining = .zero
    if slot.ending == nil { self.slot?.ending = .timedOut }
  }

  mutating func hold(_ token: PresentationToken, _ isHeld: Bool, at now: Duration) {
    guard let slot, slot.token == token, slot.isHeld != isHeld else { return }
    self.slot?.isHeld = isHeld
    if isHeld { stopCounting(at: now) } else { startCounting(at: now) }
  }

  mutating func restartTime(
    of token: PresentationToken, _ duration: Duration?, at now: Duration
  ) {
    guard items[token] != nil, !isGoing(token) else { return }
    if token == slot?.token { stopCounting(at: now) }
    items[token]?.remaining = duration
    if token == slot?.token { startCounting(at: now) }
  }

  mutating func startCounting(at now: Duration) {
    guard isSceneActive, let slot, slot.phase == .shown, !slot.isHeld, slot.countsSince == nil,
      let remaining = items[slot.token]?.remaining
    else { return }
    self.slot?.countsSince = now
    effects.append(.startTimer(.duration(slot.token), max(remaining, .zero)))
  }

  mutating func stopCounting(at now: Duration) {
    guard let slot, let since = slot.countsSince else { return }
    self.slot?.countsSince = nil
    items[slot.token]?.remaining? -= max(now - since, .zero)
    effects.append(.cancelTimer(.duration(slot.token)))
  }
}
