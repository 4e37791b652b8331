import UIKit

extension PresentationQueue {
  func handle(_ input: PresentationInput) {
    perform(core.handle(input, at: clock.now))
  }

  /// Performs effects in order; effects that one of them causes follow the others.
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
      handle(.answered(token, answer(of: token, isInterrupting: isInterrupting)))
    case .present(let token, let isResuming):
      present(token, isResuming: isResuming)
    case .hide(let token, let outcome):
      guard let slot, slot.token == token, let item = items[token] else {
        return handle(.vanished(token))
      }
      item.presentable.hide(in: slot, outcome: outcome)
    case .inspect(let token, let isArriving):
      guard let slot, slot.token == token else { return handle(.vanished(token)) }
      slot.inspect(isArriving: isArriving)
    case .startTimer(let timer, let time):
      timers[timer]?()
      timers[timer] = clock.schedule(after: time) { [weak self] in
        self?.timers[timer] = nil
        self?.handle(.timerFired(timer))
      }
    case .cancelTimer(let timer):
      timers.removeValue(forKey: timer)?()
    case .didPresent(let token):
      items[token]?.ticket.presented()
    case .didEnd(let token, let outcome):
      guard let item = items.removeValue(forKey: token) else { return }
      item.presentable.presentationEnded(with: outcome)
      item.ticket.ended(with: outcome)
    }
  }

  private func present(_ token: PresentationToken, isResuming: Bool) {
    guard let item = items[token] else { return handle(.rejected(token)) }
    // An app can set the source of a popover itself until the popover is presented.
    if item.anchor == nil, let popover = item.viewController?.popoverPresentationController {
      items[token]?.anchor = SheetAnchor(of: popover)
    }
    let slot = PresentationSlot(
      token: token, isResuming: isResuming, presenter: item.presenter,
      anchor: items[token]?.anchor, queue: self)
    self.slot = slot
    item.presentable.present(in: slot)
  }

  /// A popup released its slot without reporting that it is gone.
  func slotWasReleased(_ token: PresentationToken) {
    if core.current == token, slot == nil { handle(.vanished(token)) }
  }

  // MARK: Answers

  private func answer(of token: PresentationToken, isInterrupting: Bool) -> PresentationAnswer {
    guard let item = items[token] else { return .discard(.cancelled) }
    if item.isOrphaned { return .discard(.ownerGone) }
    switch item.condition?() ?? .show {
    case .show: break
    case .wait: return .wait
    case .discard: return .discard(.refused)
    }
    if isInterrupting {
      // Hiding a popup would dismiss the controller that it has presented.
      guard let other = slot?.viewController?.presentedViewController else { return .show }
      return blocked(by: other)
    }
    guard item.presentable.needsPresenter else { return .show }
    // A controller that is presented already, or inside another controller, cannot be presented.
    if let controller = item.viewController,
      controller.presentingViewController != nil || controller.parent != nil
    {
      return blocked(by: controller)
    }
    return findPresenter(of: item, token)
  }

  /// Finds the presenter of an item: its base, or the root of the scene if that is gone or in no window.
  ///
  /// What is presented on an alert, a page or a menu of the app goes with it, so a popup waits until a
  /// presenter presents nothing. A toast lies above all that is presented.
  private func findPresenter(of item: Item, _ token: PresentationToken) -> PresentationAnswer {
    let bases = [item.base, scene?.popupRoot].compactMap { $0 }
    let isToast = item.presentable is Toast
    for base in bases {
      if !isToast, let other = base.presentedViewController { return blocked(by: other) }
      let front = isToast ? base.frontmostPresented : base
      guard isToast || !front.isInTransition, let scene = front.viewIfLoaded?.window?.windowScene,
        scene.activationState != .unattached
      else { continue }
      items[token]?.presenter = front
      return .show
    }
    if let last = bases.last { return blocked(by: last) }
    let isGone = scene.map { $0.session.scene !== $0 } ?? true
    return isGone ? .discard(.presenterUnavailable) : .blocked
  }

  /// Asks again when a controller that blocks a request ends its transition, leaves the screen, or enters a
  /// window.
  private func blocked(by controller: UIViewController) -> PresentationAnswer {
    observeBlockage(by: controller)
    if controller.isInTransition || blockageObserver.superview == nil, !awaitsTransition {
      awaitsTransition = true
      clock.afterTransition(of: controller) { [weak self] in
        self?.awaitsTransition = false
        self?.retrySoon()
      }
    }
    return .blocked
  }

  private func observeBlockage(by controller: UIViewController) {
    // Moving the observer would report its window.
    blockageObserver.changed = nil
    if controller.presentingViewController != nil {
      blockageObserver.observeContainer(of: controller)
    } else if let view = controller.viewIfLoaded, blockageObserver.superview !== view {
      view.insertSubview(blockageObserver, at: 0)
    }
    let window = blockageObserver.window
    blockageObserver.changed = { [weak self, weak window] in
      guard let self, blockageObserver.window !== window else { return }
      stopObservingWindow()
      retrySoon()
    }
  }

  func stopObservingWindow() {
    blockageObserver.changed = nil
    blockageObserver.removeFromSuperview()
  }

  /// Asks blocked requests again in the next turn of the run loop, when UIKit has finished what it is
  /// doing.
  private func retrySoon() {
    _ = clock.schedule(after: .zero) { [weak self] in self?.handle(.timerFired(.retry)) }
  }
}

extension UIWindowScene {
  /// The root of the key window.
  ///
  /// If the key window is not of the normal level, as that of an alert of an app's own, the foremost
  /// visible window of the normal level takes its place.
  fileprivate var popupRoot: UIViewController? {
    let windows = (keyWindow.map { [$0] } ?? []) + windows.reversed()
    return windows.first {
      !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController?.viewIfLoaded != nil
    }?.rootViewController
  }
}
