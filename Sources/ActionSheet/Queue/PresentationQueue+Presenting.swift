import UIKit

extension PresentationQueue {
  /// Whether a request can be presented beside what its lane has on screen; what replaces needs an empty lane.
  func hasPlace(for request: QueuedPresentation) -> Bool {
    let lane = request.lane
    let capacity = request.policy == .replace ? 1 : lane.capacity
    return lane.presented.count < capacity && !(endGap != nil && lane === modalLane)
  }

  /// Returns the popups that make way for a request; none while one appears or disappears.
  ///
  /// A popup is hidden only for a request that came later, so the last one is shown first and two never take
  /// turns.
  func preempted(by request: QueuedPresentation) -> [QueuedPresentation] {
    let shown = request.lane.presented
    guard request.policy.preempts, shown.allSatisfy({ $0.state == .shown }) else { return [] }
    let others = shown.filter {
      request.place.arrival > $0.presentationArrival
        && request.place.priority.rawValue >= $0.place.priority.rawValue
    }
    let needed = request.policy == .replace ? shown.count : 1
    return others.count < needed ? [] : Array(others.prefix(needed))
  }

  /// Hides popups for a request that interrupts or replaces them.
  func makeWay(for request: QueuedPresentation) {
    for popup in preempted(by: request) {
      if case .interrupt(let isResuming) = request.policy {
        hide(popup, isResuming && popup.request.resumesAfterInterruption ? nil : .interrupted)
      } else {
        hide(popup, .replaced)
      }
    }
  }

  func begin(_ request: QueuedPresentation) {
    request.lane.remove(request)
    request.lane.presented.append(request)
    request.presentationArrival = nextArrival()
    enter(.presenting, request)
    calls.append {
      // An app can set the source of a popover itself until the popover is presented.
      if request.anchor == nil,
        let popover = request.viewController?.popoverPresentationController
      {
        request.anchor = SheetAnchor(of: popover)
      }
      request.present(in: PresentationContext(of: request))
    }
  }

  func hide(_ popup: QueuedPresentation, _ outcome: PresentationOutcome?) {
    popup.pendingOutcome = outcome
    enter(.hiding, popup)
    callHide(of: popup)
  }

  func callHide(of popup: QueuedPresentation) {
    let outcome = popup.pendingOutcome
    calls.append { [weak self] in
      if let context = popup.context {
        popup.hide(in: context, outcome: outcome)
      } else {
        self?.didVanish(popup)
      }
    }
  }

  /// Changes the state of a popup on screen; a timer limits every state but `shown`.
  private func enter(_ state: QueuedPresentation.State, _ popup: QueuedPresentation) {
    popup.state = state
    updateTime(of: popup)
    popup.endTransition?()
    popup.endTransition = nil
    if state != .shown { watchTransition(of: popup) }
  }

  /// Looks where a popup is when its transition takes long, and again until that has ended.
  private func watchTransition(of popup: QueuedPresentation) {
    let limit = max(transitionLimit, .milliseconds(1))
    popup.endTransition = clock.schedule(after: limit) { [weak self] in
      self?.watchTransition(of: popup)
      if let context = popup.context {
        context.inspect(isArriving: popup.state == .presenting)
      } else {
        self?.didVanish(popup)
      }
    }
  }

  // MARK: Reports

  // A report that does not fit the state has no effect, so late and repeated reports do no harm.

  func didPresent(_ popup: QueuedPresentation) {
    guard popup.state == .presenting else { return }
    update {
      popup.wasPresented = true
      popup.rejections = 0
      enter(.shown, popup)
      calls.append { popup.callPresentedHandlers() }
    }
  }

  /// The presentation did not begin; nothing is on screen.
  func didReject(_ popup: QueuedPresentation) {
    guard popup.state == .presenting else { return }
    update {
      vacate(popup)
      if let outcome = popup.pendingOutcome { return end(popup, outcome) }
      guard popup.rejections < retryLimit else { return end(popup, .failed) }
      popup.rejections += 1
      makeReady(popup)
      postpone(popup, .blocked)
    }
  }

  /// A dismissal the queue did not ask for has begun.
  func willVanish(_ popup: QueuedPresentation) {
    guard popup.state == .presenting || popup.state == .shown else { return }
    update { enter(.leaving, popup) }
  }

  /// A dismissal that had begun was not completed.
  func didStay(_ popup: QueuedPresentation) {
    guard popup.state == .leaving || popup.state == .hiding else { return }
    update { enter(.shown, popup) }
  }

  /// The popup is off screen.
  ///
  /// The outcome counts unless the queue itself has hidden it.
  func didVanish(_ popup: QueuedPresentation, _ outcome: PresentationOutcome = .dismissed) {
    guard popup.state.isPresented else { return }
    update {
      let comesBack =
        popup.state == .hiding && popup.pendingOutcome == nil && outcome == .dismissed
      vacate(popup)
      if comesBack {
        popup.place = QueuePlace(
          priority: popup.place.priority, entrance: .preempt, arrival: popup.presentationArrival)
        makeReady(popup)
      } else {
        let outcome = popup.pendingOutcome ?? outcome
        end(popup, outcome)
        if delay > .zero, popup.lane === modalLane, outcome != .replaced, outcome != .interrupted {
          openGap()
        }
      }
      askAgain()
    }
  }

  /// Lets the next popup wait for the ``delay``.
  private func openGap() {
    endGap?()
    endGap = clock.schedule(after: delay) { [weak self] in
      self?.update { self?.endGap = nil }
    }
  }

  func vacate(_ popup: QueuedPresentation) {
    popup.lane.presented.removeAll { $0 === popup }
    popup.endTransition?()
    popup.endTransition = nil
    popup.state = .ready
    popup.isPaused = false
    updateTime(of: popup)
  }

  // MARK: Time

  /// Lets the time of a popup run while it is shown in an active scene and not paused.
  func updateTime(of popup: QueuedPresentation) {
    let runs = isSceneActive && popup.state == .shown && !popup.isPaused
    if let since = popup.countsSince, !runs {
      popup.remaining? -= max(clock.now - since, .zero)
      stopTime(of: popup)
    } else if runs, popup.countsSince == nil, let remaining = popup.remaining {
      popup.countsSince = clock.now
      popup.endDuration = clock.schedule(after: max(remaining, .zero)) { [weak self] in
        self?.update {
          popup.remaining = .zero
          popup.pendingOutcome = popup.pendingOutcome ?? .timedOut
          self?.stopTime(of: popup)
        }
      }
    }
  }

  private func stopTime(of popup: QueuedPresentation) {
    popup.countsSince = nil
    popup.endDuration?()
    popup.endDuration = nil
  }

  func setPaused(_ isPaused: Bool, _ popup: QueuedPresentation) {
    guard popup.state.isPresented else { return }
    popup.isPaused = isPaused
    update { updateTime(of: popup) }
  }

  /// Lets the time of a request start again with a length; `nil` is no limit.
  ///
  /// A popup that is being dismissed, or ends anyway, keeps its time.
  func restartTime(of request: QueuedPresentation, _ duration: Duration?) {
    guard request.state != .ended, !request.isGoing else { return }
    request.remaining = duration
    stopTime(of: request)
    update { updateTime(of: request) }
  }
}
