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

  private mutating func discard(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    effects.append(.didEnd(token, outcome))
  }

  private var isBusy: Bool {
    current != nil || !line.isEmpty || isSuspended || !isSceneActive || isGapOpen
  }

  mutating func nextArrival() -> UInt64 {
    lastArrival += 1
    return lastArrival
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
      if answer == .blocked { return block(item) }
      items[token]?.blocks = 0
      putAside(item, .waiting)
    case .show:
      items[token]?.blocks = 0
      // If the state has changed meanwhile, the request is asked again later.
      guard !isSuspended, isSceneActive, question.isInterrupting == (current != nil) else { return }
      if question.isInterrupting { makeWay(for: item, at: now) } else { begin(item, at: now) }
    }
  }

  /// Waits for a blocked request, or lets others precede it if it was blocked for long.
  private mutating func block(_ item: Item) {
    let token = item.place.token
    items[token]?.blocks += 1
    if item.blocks < max(retryLimit, 0) { held = token } else { putAside(item, .overdue) }
    startRetrying()
  }

  private mutating func putAside(_ item: Item, _ phase: Phase) {
    let token = item.place.token
    items[token]?.phase = phase
    line.remove(item.place)
    aside.insert(token)
  }

  mutating func putInLine(_ token: PresentationToken) {
    aside.remove(token)
    items[token]?.phase = .inLine
    if let item = items[token] { line.insert(item.place) }
  }

  /// Starts the timer after which blocked requests are asked again, unless it runs and fires sooner.
  mutating func startRetrying() {
    let interval = max(held == nil ? overdueInterval : retryInterval, .milliseconds(1))
    if let retryDelay, retryDelay <= interval { return }
    retryDelay = interval
    effects.append(.startTimer(.retry, interval))
  }

  mutating func stopRetrying() {
    held = nil
    guard retryDelay != nil else { return }
    retryDelay = nil
    effects.append(.cancelTimer(.retry))
  }

  /// Adds the requests to the queue again that wait or are overdue, or only the overdue ones.
  ///
  /// Those that interrupt get a new place, so that later ones do not prevent the interruption.
  mutating func askAgain(all: Bool = true) {
    stopRetrying()
    let again = aside.compactMap { items[$0] }.filter { all || $0.phase == .overdue }
    for item in again.sorted(by: { $0.place.arrival < $1.place.arrival }) {
      let token = item.place.token
      if item.place.entrance == .cutIn, item.slotArrival == 0 {
        let arrival = nextArrival()
        items[token]?.place.arrival = arrival
      }
      putInLine(token)
    }
  }

  // MARK: Ending

  /// Ends a request; one that disappears ends with the outcome that it has.
  mutating func cancel(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard token == current else { return end(token, outcome) }
    guard !isGoing(token) else { return }
    items[token]?.ending = outcome
    if items[token]?.phase == .hiding { effects.append(.hide(token, outcome)) }
  }

  mutating func end(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let item = items.removeValue(forKey: token) else { return }
    if question?.token == token { question = nil }
    line.remove(item.place)
    aside.remove(token)
    if let id = token.id {
      tokensByID[id]?.removeAll { $0 == token }
      if tokensByID[id]?.isEmpty == true { tokensByID[id] = nil }
    }
    effects.append(.didEnd(token, outcome))
  }
}
