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
    case .ask(let token, let isPreempting):
      handle(.answered(token, answer(of: token, isPreempting: isPreempting)))
    case .present(let token, let isResuming):
      present(token, isResuming: isResuming)
    case .hide(let token, let outcome):
      guard let item = items[token], let context = item.context else {
        return handle(.vanished(token))
      }
      item.presentable.hide(in: context, outcome: outcome)
    case .inspect(let token, let isArriving):
      guard let context = items[token]?.context else { return handle(.vanished(token)) }
      context.inspect(isArriving: isArriving)
    case .startTimer(let timer, let time):
      timers[timer]?()
      timers[timer] = clock.schedule(after: time) { [weak self] in
        self?.timers[timer] = nil
        self?.handle(.timerFired(timer))
      }
    case .cancelTimer(let timer):
      timers.removeValue(forKey: timer)?()
    case .didPresent(let token):
      items[token]?.presentation.presented()
    case .didEnd(let token, let outcome):
      guard let item = items.removeValue(forKey: token) else { return }
      item.presentable.presentationEnded(with: outcome)
      item.presentation.ended(with: outcome)
    }
  }

  private func present(_ token: PresentationToken, isResuming: Bool) {
    guard let item = items[token] else { return handle(.rejected(token)) }
    // An app can set the source of a popover itself until the popover is presented.
    if item.anchor == nil, let popover = item.viewController?.popoverPresentationController {
      items[token]?.anchor = SheetAnchor(of: popover)
    }
    let context = PresentationContext(
      token: token, isResuming: isResuming, presenter: item.presenter,
      anchor: items[token]?.anchor, queue: self)
    items[token]?.context = context
    item.presentable.present(in: context)
  }

  /// A popup released its context without reporting that it is gone.
  func contextWasReleased(_ token: PresentationToken) {
    if core.isPresented(token), items[token]?.context == nil { handle(.vanished(token)) }
  }

  // MARK: Answers

  private func answer(of token: PresentationToken, isPreempting: Bool) -> PresentationAnswer {
    guard let item = items[token] else { return .discard(.cancelled) }
    if item.isOrphaned { return .discard(.ownerGone) }
    switch item.condition?() ?? .show {
    case .show: break
    case .wait: return .wait
    case .discard: return .discard(.refused)
    }
    if isPreempting {
      // Hiding a popup would dismiss the controller that it has presented.
      guard !(item.presentable is Toast),
        let shown = core.current.flatMap({ items[$0]?.context?.viewController }),
        let other = shown.presentedViewController
      else { return .show }
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
      // A full screen removes the view of its presenter, and is in no window before it appears.
      let chain = sequence(first: base) { isToast ? $0.presentedViewController : nil }
      let presenter = chain.first { $0.viewIfLoaded?.window?.windowScene != nil }
      guard let presenter, isToast || !presenter.isInTransition,
        presenter.viewIfLoaded?.window?.windowScene?.activationState != .unattached
      else { continue }
      items[token]?.presenter = presenter
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
  var popupRoot: UIViewController? {
    let windows = (keyWindow.map { [$0] } ?? []) + windows.reversed()
    return windows.first {
      !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController?.viewIfLoaded != nil
    }?.rootViewController
  }
}
