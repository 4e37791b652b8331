import UIKit

extension PresentationQueue {
  /// Reports to the core what happened, and does what it wants done.
  func take(_ input: PresentationInput) {
    perform(core.handle(input, at: clock.now))
  }

  /// Does things in the order in which they were decided, also when doing one decides on more.
  func perform(_ effects: [PresentationEffect]) {
    stayAliveWhileBusy()
    backlog += effects
    guard !isPerforming else { return }
    isPerforming = true
    var index = 0
    while index < backlog.count {
      perform(backlog[index])
      index += 1
    }
    backlog = []
    isPerforming = false
  }

  private func perform(_ effect: PresentationEffect) {
    switch effect {
    case .ask(let token, let isInterrupting):
      take(.answered(token, answer(of: token, isInterrupting: isInterrupting)))
    case .present(let token, let isResuming):
      present(token, isResuming: isResuming)
    case .hide(let token, let outcome):
      guard let turn, turn.token == token, let item = items[token] else {
        return take(.vanished(token))
      }
      item.presentable.hide(in: turn, outcome: outcome)
    case .inspect(let token, let isArriving):
      guard let turn, turn.token == token else { return take(.vanished(token)) }
      turn.inspect(isArriving: isArriving)
    case .startTimer(let timer, let time):
      timers[timer]?()
      timers[timer] = clock.schedule(after: time) { [weak self] in
        self?.timers[timer] = nil
        self?.take(.timerFired(timer))
      }
    case .cancelTimer(let timer):
      timers.removeValue(forKey: timer)?()
    case .report(let event):
      report(event)
    }
  }

  private func present(_ token: PresentationToken, isResuming: Bool) {
    guard let item = items[token] else { return take(.rejected(token)) }
    let turn = PresentationTurn(
      token: token, isResuming: isResuming, presenter: item.presenter, queue: self)
    self.turn = turn
    item.presentable.present(in: turn)
  }

  /// A popup released its turn without reporting that it is gone.
  func turnWasReleased(_ token: PresentationToken) {
    if core.current == token, turn == nil { take(.vanished(token)) }
  }

  // MARK: Asking

  private func answer(of token: PresentationToken, isInterrupting: Bool) -> PresentationAnswer {
    guard let item = items[token] else { return .discard(.cancelled) }
    if item.isOrphaned { return .discard(.ownerGone) }
    switch item.condition?() ?? .show {
    case .show: break
    case .wait: return .wait
    case .discard: return .discard(.refused)
    }
    guard !isInterrupting else { return answerToInterrupt() }
    guard item.presentable.needsPresenter else { return .show }
    // What is presented already, or shown inside another controller, cannot be presented.
    if let controller = item.viewController,
      controller.presentingViewController != nil || controller.parent != nil
    {
      return .blocked
    }
    switch presenter(for: item) {
    case .presenter(let presenter):
      items[token]?.presenter = presenter
      return .show
    case .notNow, .windowless: return .blocked
    case .gone: return .discard(.presenterUnavailable)
    }
  }

  /// What the shown popup has presented itself would be lost if it were hidden for a while.
  private func answerToInterrupt() -> PresentationAnswer {
    turn?.viewController?.presentedViewController == nil ? .show : .blocked
  }

  private func presenter(for item: Item) -> PresenterSource.Found {
    let substitute = scene.map { PresenterSource.topmost(in: $0) }
    guard let source = item.source ?? substitute else { return .gone }
    let found = source.lookUp()
    switch found {
    case .presenter, .notNow: return found
    case .windowless, .gone: return substitute?.lookUp() ?? found
    }
  }

  // MARK: Telling

  private func report(_ event: PresentationEvent) {
    for continuation in continuations.values { continuation.yield(event) }
    switch event {
    case .didDismiss(let token, let outcome), .didDiscard(let token, let outcome):
      guard let item = items.removeValue(forKey: token) else { return }
      item.presentable.presentationEnded(with: outcome)
      item.ticket.take(event)
    case .willPresent(let token), .didPresent(let token), .didInterrupt(let token),
      .didResume(let token):
      items[token]?.ticket.take(event)
    case .didBecomeIdle:
      break
    }
  }

  /// What happens in the queue from now on, in order; a stream of its own for each call.
  ///
  /// It keeps what is not read yet, however much that is, and ends with the queue.
  public var events: AsyncStream<PresentationEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: PresentationEvent.self)
    lastContinuation += 1
    let number = lastContinuation
    continuations[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[number] = nil }
    }
    return stream
  }
}
