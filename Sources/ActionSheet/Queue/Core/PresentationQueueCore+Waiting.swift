extension PresentationQueueCore {
  /// Adds a new request, or ends it at once.
  mutating func admit(
    _ token: PresentationToken, _ request: PresentationRequest, to lane: PresentationLane.Kind
  ) {
    guard !isSceneLost else { return discard(token, .sceneDisconnected) }
    let id = request.duplicates == .allow ? nil : request.id
    let others = id.map { tokens(for: $0).filter { !isGoing($0) } } ?? []
    if request.duplicates == .ignoreNew, !others.isEmpty { return discard(token, .duplicate) }
    var takesOver = false
    if request.duplicates == .replaceOld {
      takesOver = others.contains { lanes[lane.rawValue].presented.contains($0) }
      for other in others { cancel(other, .replaced) }
    }
    let entrance: QueuePlace.Entrance =
      request.policy.preempts || takesOver ? .preempt : request.policy == .next ? .next : .append
    let place = QueuePlace(
      token: token, priority: request.priority, entrance: entrance, arrival: nextArrival())
    let item = Item(request: request, lane: lane, place: place, remaining: request.duration)
    if request.policy == .dropIfBusy, !takesOver,
      !lanes[lane.rawValue].isEmpty || isSuspended || !isSceneActive || !hasPlace(for: item)
    {
      return discard(token, .busy)
    }
    items[token] = item
    if let id = request.id { tokensByID[id, default: []].append(token) }
    lanes[lane.rawValue].insert(place)
  }

  private mutating func discard(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    effects.append(.didEnd(token, outcome))
  }

  mutating func nextArrival() -> UInt64 {
    lastArrival += 1
    return lastArrival
  }

  // MARK: Waiting

  mutating func didAnswer(
    _ answer: PresentationAnswer, of token: PresentationToken, at now: Duration
  ) {
    guard let item = items[token], case .asked(let isPreempting) = item.state else { return }
    items[token]?.state = .ready
    if answer != .blocked { items[token]?.blocks = 0 }
    switch answer {
    case .discard(let outcome): end(token, outcome)
    case .wait, .blocked:
      if item.request.policy == .dropIfBusy { return end(token, .busy) }
      guard answer == .blocked else { return postpone(token, .waiting) }
      items[token]?.blocks += 1
      postpone(token, item.blocks < max(retryLimit, 0) ? .blocked : .overtaken)
    case .show:
      // If the state has changed meanwhile, the request is asked again later.
      guard !isSuspended, isSceneActive else { return }
      if isPreempting { return makeWay(for: item, at: now) }
      if hasPlace(for: item) { begin(item, at: now) }
    }
  }

  /// Lets a request be asked again later; a blocked one holds up the others.
  mutating func postpone(_ token: PresentationToken, _ state: State) {
    guard let item = items[token] else { return }
    items[token]?.state = state
    deferred.insert(token)
    if state != .blocked { lanes[item.lane.rawValue].remove(item.place) }
    guard state != .waiting else { return }
    // Unless the timer runs and fires sooner.
    let interval = max(state == .blocked ? retryInterval : overtakenInterval, .milliseconds(1))
    if let retryDelay, retryDelay <= interval { return }
    retryDelay = interval
    effects.append(.startTimer(.retry, interval))
  }

  mutating func makeReady(_ token: PresentationToken) {
    deferred.remove(token)
    items[token]?.state = .ready
    if let item = items[token] { lanes[item.lane.rawValue].insert(item.place) }
  }

  mutating func stopRetrying() {
    guard retryDelay != nil else { return }
    retryDelay = nil
    effects.append(.cancelTimer(.retry))
  }

  /// Asks the requests again that were postponed, or only those that were blocked.
  ///
  /// Those that interrupt get a new place, so that later ones do not prevent the interruption.
  mutating func askAgain(all: Bool = true) {
    stopRetrying()
    let again = deferred.compactMap { items[$0] }.filter { all || $0.state != .waiting }
    for item in again.sorted(by: { $0.place.arrival < $1.place.arrival }) {
      let token = item.place.token
      if item.state != .blocked, item.place.entrance == .preempt, item.presentationArrival == 0 {
        let arrival = nextArrival()
        items[token]?.place.arrival = arrival
      }
      makeReady(token)
    }
  }

  // MARK: Ending

  /// Ends a request; one that disappears ends with the outcome that it has.
  mutating func cancel(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard isPresented(token) else { return end(token, outcome) }
    guard !isGoing(token) else { return }
    items[token]?.outcome = outcome
    if items[token]?.state == .hiding { effects.append(.hide(token, outcome)) }
  }

  mutating func end(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    guard let item = items.removeValue(forKey: token) else { return }
    lanes[item.lane.rawValue].remove(item.place)
    deferred.remove(token)
    if let id = token.id {
      tokensByID[id]?.removeAll { $0 == token }
      if tokensByID[id]?.isEmpty == true { tokensByID[id] = nil }
    }
    effects.append(.didEnd(token, outcome))
  }
}
