import UIKit

/// The requests that wait, and the steps of the queue.
///
/// Invariants:
///
/// - A lane never has more popups on screen, appearing and disappearing than its capacity, and lanes do not
///   wait for each other.
/// - Each request has one state, ends once, with one outcome, and is not called afterwards.
/// - However a popup is dismissed, the next request of its lane is asked, then or after the pause. A transition
///   that does not end is inspected until it has ended.
///
/// A free place goes to the highest priority; of equal ones, to the last that interrupts or was interrupted;
/// then to the last with the policy `next`; then to the oldest.
///
/// Adding, canceling and showing the next request take a search in logarithmic time, and with a policy for
/// duplicates a pass over all requests. Requests whose conditions say to wait are asked one after another each
/// time.
extension PresentationQueue {
  /// Changes the state, and performs what follows.
  ///
  /// Popups and handlers are called in order, and what they ask of the queue in turn changes the state at once;
  /// the calls that follow from that wait. Then the requests that are next are asked.
  func update(_ change: () -> Void) {
    let isOutermost = !isUpdating
    isUpdating = true
    change()
    guard isOutermost else { return }
    repeat {
      var index = 0
      while index < calls.count {
        calls[index]()
        index += 1
      }
      calls = []
    } while advance()
    isUpdating = false
    if isIdle { stopObservingWindow() }
  }

  /// Adds a new request, or ends it at once.
  func admit(_ new: QueuedPresentation) {
    let (request, lane) = (new.request, new.lane)
    guard !isSceneLost else { return discard(new, .sceneDisconnected) }
    let id = request.duplicates == .allow ? nil : request.id
    let others = id.map { presentations(for: $0).filter { !$0.isGoing } } ?? []
    if request.duplicates == .ignoreNew, !others.isEmpty { return discard(new, .duplicate) }
    var takesOver = false
    if request.duplicates == .replaceOld {
      takesOver = others.contains { lane.presented.contains($0) }
      for other in others { cancel(other, .replaced) }
    }
    new.place.entrance =
      request.policy.preempts || takesOver ? .preempt : request.policy == .next ? .next : .append
    if request.policy == .dropIfBusy, !takesOver,
      !lane.isEmpty || isSuspended || !isSceneActive || !hasPlace(for: new)
    {
      return discard(new, .busy)
    }
    requests.insert(new)
    lane.insert(new)
  }

  private func discard(_ request: QueuedPresentation, _ outcome: PresentationOutcome) {
    request.state = .ended
    calls.append { request.callEndedHandlers(with: outcome) }
  }

  func nextArrival() -> UInt64 {
    lastArrival += 1
    return lastArrival
  }

  // MARK: Asking

  /// Hides the popups that are to end, and asks the first request of each lane if there is a place; returns
  /// whether there was something to do.
  private func advance() -> Bool {
    var hasChanged = false
    for lane in lanes {
      for popup in lane.presented where popup.state == .shown {
        guard let outcome = popup.pendingOutcome else { continue }
        hide(popup, outcome)
        hasChanged = true
      }
      guard !isSuspended, isSceneActive, let next = lane.first, next.state == .ready else {
        continue
      }
      let isPreempting = !hasPlace(for: next)
      guard !isPreempting || !preempted(by: next).isEmpty else { continue }
      hasChanged = true
      next.state = .asked
      let answer = answer(of: next, isPreempting: isPreempting)
      // An app that is asked can end the request.
      guard next.state == .asked else { continue }
      next.state = .ready
      follow(answer, of: next, isPreempting: isPreempting)
    }
    return hasChanged
  }

  private func follow(
    _ answer: PresentationCondition?, of request: QueuedPresentation, isPreempting: Bool
  ) {
    if answer != nil { request.blocks = 0 }
    switch answer {
    case .discard: end(request, .refused)
    case .wait, nil:
      if request.policy == .dropIfBusy { return end(request, .busy) }
      guard answer == nil else { return postpone(request, .waiting) }
      request.blocks += 1
      postpone(request, request.blocks <= retryLimit ? .blocked : .overtaken)
    case .show:
      // If the state has changed meanwhile, the request is asked again later.
      guard !isSuspended, isSceneActive else { return }
      if isPreempting { return makeWay(for: request) }
      if hasPlace(for: request) { begin(request) }
    }
  }

  /// Lets a request be asked again later; a blocked one holds up the others.
  func postpone(_ request: QueuedPresentation, _ state: QueuedPresentation.State) {
    request.state = state
    deferred.insert(request)
    if state != .blocked { request.lane.remove(request) }
    guard state != .waiting else { return }
    // Unless the timer runs and fires sooner.
    let interval = max(state == .blocked ? retryInterval : overtakenInterval, .milliseconds(1))
    if let retry, retry.interval <= interval { return }
    retry?.end()
    let end = clock.schedule(after: interval) { [weak self] in self?.askAgain(all: false) }
    retry = (interval, end)
  }

  func makeReady(_ request: QueuedPresentation) {
    deferred.remove(request)
    request.state = .ready
    request.lane.insert(request)
  }

  /// Asks the requests again that were postponed, or only those that were blocked.
  ///
  /// Those that interrupt get a new place, so that later ones do not prevent the interruption.
  func askAgain(all: Bool = true) {
    update {
      retry?.end()
      retry = nil
      let again = deferred.filter { all || $0.state != .waiting }
      for request in again.sorted(by: { $0.place.arrival < $1.place.arrival }) {
        if request.state != .blocked, request.place.entrance == .preempt,
          request.presentationArrival == 0
        {
          request.place.arrival = nextArrival()
        }
        makeReady(request)
      }
    }
  }

  // MARK: Ending

  /// Ends a request; a popup that disappears ends with the outcome that it has.
  func cancel(_ request: QueuedPresentation, _ outcome: PresentationOutcome = .cancelled) {
    update {
      guard request.state.isPresented else { return end(request, outcome) }
      guard !request.isGoing else { return }
      request.pendingOutcome = outcome
      if request.state == .hiding { callHide(of: request) }
    }
  }

  func end(_ request: QueuedPresentation, _ outcome: PresentationOutcome) {
    guard requests.remove(request) != nil else { return }
    request.lane.remove(request)
    deferred.remove(request)
    discard(request, outcome)
  }

  /// Ends all requests, also those that are added later.
  func loseScene() {
    update {
      isSceneLost = true
      let all = presented + pending
      for popup in presented { vacate(popup) }
      for request in all { end(request, .sceneDisconnected) }
      retry?.end()
      endGap?()
      (retry, endGap) = (nil, nil)
    }
  }
}
