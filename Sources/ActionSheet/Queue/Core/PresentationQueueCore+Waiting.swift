extension PresentationQueueCore {
  /// Gives a new request its place, or ends it at once.
  mutating func admit(_ token: PresentationToken, _ request: PresentationRequest) {
    guard !isSceneLost else { return discard(token, .sceneDisconnected) }
    let others = request.id.map { tokens(for: $0).filter { !isGoing($0) } } ?? []
    if request.duplicates == .ignoreNew, !others.isEmpty { return discard(token, .duplicate) }
    var takesOver = false
    if request.duplicates == .replaceOld {
      takesOver = others.contains { $0 == current }
      for other in others { cancel(other, .replaced) }
    }
    if request.policy == .dropIfBusy, !takesOver, isBusy { return discard(token, .busy) }
    let entrance = QueuePlace.Entrance(request.policy, takesOver: takesOver)
    let place = QueuePlace(
      token: token, priority: request.priority, entrance: entrance, arrival: nextArrival())
    items[token] = Item(request: request, place: place, remaining: request.duration)
    if let id = request.id { tokensByID[id, default: []].append(token) }
    line.insert(place)
  }

  /// Whether a request made now would have to wait.
  private var isBusy: Bool {
    slot != nil || !line.isEmpty || isSuspended || !isSceneActive || isGapOpen
  }

  mutating func nextArrival() -> UInt64 {
    lastArrival += 1
    return lastArrival
  }

  /// Whether the request is on its way out for good.
  func isGoing(_ token: PresentationToken) -> Bool {
    guard let slot, slot.token == token else { return false }
    return slot.phase == .leaving || slot.ending != nil
  }

  // MARK: Waiting

  mutating func didAnswer(
    _ answer: PresentationAnswer, of token: PresentationToken, at now: Duration
  ) {
    guard let question, question.token == token, let item = items[token] else { return }
    self.question = nil
    switch answer {
    case .discard(let outcome):
      end(token, outcome)
    case .wait, .blocked:
      if item.request.policy == .dropIfBusy { return end(token, .busy) }
      if answer == .blocked { return block(token) }
      items[token]?.blocks = 0
      line.remove(token)
      waiting.insert(token)
    case .show:
      items[token]?.blocks = 0
      // Much may have happened while it was asked; then it is asked again in due time.
      guard !isSuspended, isSceneActive, question.isInterrupting == (slot != nil) else { return }
      if question.isInterrupting { makeWay(for: item, at: now) } else { begin(token) }
    }
  }

  /// Waits for one that is blocked, or lets others pass when that has gone on for long.
  private mutating func block(_ token: PresentationToken) {
    let blocks = (items[token]?.blocks ?? 0) + 1
    items[token]?.blocks = blocks
    if blocks <= max(retryLimit, 0) {
      held = token
    } else {
      line.remove(token)
      overdue.insert(token)
    }
    startRetrying()
  }

  /// Starts the timer after which blocked requests are asked again, unless it runs.
  mutating func startRetrying() {
    let isUrgent = held != nil
    guard !isRetrying || isUrgent, !isUrgent || !isRetryingUrgently else { return }
    isRetrying = true
    isRetryingUrgently = isUrgent
    let interval = isUrgent ? retryInterval : overdueInterval
    effects.append(.startTimer(.retry, max(interval, .milliseconds(1))))
  }

  mutating func stopRetrying() {
    held = nil
    guard isRetrying else { return }
    isRetrying = false
    isRetryingUrgently = false
    effects.append(.cancelTimer(.retry))
  }

  /// Has those asked anew who were blocked.
  mutating func retry() {
    isRetrying = false
    isRetryingUrgently = false
    held = nil
    putInLine(overdue)
    overdue = []
  }

  /// Has everyone asked anew who would not or could not be shown.
  mutating func askEveryoneAgain() {
    stopRetrying()
    putInLine(waiting.union(overdue))
    waiting = []
    overdue = []
  }

  /// Puts requests back in line; those who cut in do so again, since what came meanwhile must not
  /// keep them from it.
  private mutating func putInLine(_ tokens: Set<PresentationToken>) {
    guard !tokens.isEmpty else { return }
    let places = tokens.compactMap { items[$0]?.place }.sorted { $0.arrival < $1.arrival }
    for var place in places {
      if let item = items[place.token], place.entrance == .cutIn, !item.wasBegun {
        place.arrival = nextArrival()
        items[place.token]?.place = place
      }
      line.insert(place)
    }
  }

  // MARK: Ending

  /// Ends a request wherever it stands; what goes already, ends by what made it go.
  mutating func cancel(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let slot, slot.token == token else { return end(token, outcome) }
    guard !isGoing(token) else { return }
    self.slot?.ending = outcome
    if slot.phase == .hiding { effects.append(.hide(token, outcome)) }
  }

  mutating func cancelPending() {
    for token in pending { end(token, .cancelled) }
  }

  /// Ends a request that was never taken in.
  private mutating func discard(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    effects.append(.report(.didDiscard(token, outcome)))
  }

  /// Ends a request that is not in the slot.
  mutating func end(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let item = items.removeValue(forKey: token) else { return }
    if question?.token == token { question = nil }
    line.remove(token)
    waiting.remove(token)
    overdue.remove(token)
    if let id = token.id {
      tokensByID[id]?.removeAll { $0 == token }
      if tokensByID[id]?.isEmpty == true { tokensByID[id] = nil }
    }
    effects.append(
      .report(item.wasBegun ? .didDismiss(token, outcome) : .didDiscard(token, outcome)))
  }
}

extension QueuePlace.Entrance {
  fileprivate init(_ policy: PresentationPolicy, takesOver: Bool) {
    if policy.cutsIn || takesOver {
      self = .cutIn
    } else {
      self = policy == .next ? .next : .append
    }
  }
}
