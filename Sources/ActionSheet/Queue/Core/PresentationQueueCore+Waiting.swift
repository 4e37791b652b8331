extension PresentationQueueCore {
  /// Adds a new request, or ends it at once.
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
    let entrance: QueuePlace.Entrance =
      request.policy.cutsIn || takesOver ? .cutIn : request.policy == .next ? .next : .append
    let place = QueuePlace(
      token: token, priority: request.priority, entrance: entrance, arrival: nextArrival())
    items[token] = Item(request: request, place: place, remaining: request.duration)
    if let id = request.id { tokensByID[id, default: []].append(token) }
    line.insert(place)
  }

  private var isBusy: Bool {
    slot != nil || !line.isEmpty || isSuspended || !isSceneActive || isGapOpen
  }

  mutating func nextArrival() -> UInt64 {
    lastArrival += 1
    return lastArrival
  }

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
      // If the state has changed meanwhile, the request is asked again later.
      guard !isSuspended, isSceneActive, question.isInterrupting == (slot != nil) else { return }
      if question.isInterrupting { makeWay(for: item, at: now) } else { begin(token) }
    }
  }

  /// Waits for a blocked request, or lets others precede it if it was blocked for long.
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

  mutating func retry() {
    isRetrying = false
    isRetryingUrgently = false
    held = nil
    putInLine(overdue)
    overdue = []
  }

  mutating func askEveryoneAgain() {
    stopRetrying()
    putInLine(waiting.union(overdue))
    waiting = []
    overdue = []
  }

  /// Adds requests to the queue again.
  ///
  /// Those that interrupt get a new place, so that later ones do not prevent the interruption.
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

  /// Ends a request; one that disappears ends with the outcome that it has.
  mutating func cancel(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let slot, slot.token == token else { return end(token, outcome) }
    guard !isGoing(token) else { return }
    self.slot?.ending = outcome
    if slot.phase == .hiding { effects.append(.hide(token, outcome)) }
  }

  mutating func cancelPending() {
    for token in pending { end(token, .cancelled) }
  }

  private mutating func discard(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    effects.append(.report(.didDiscard(token, outcome)))
  }

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
