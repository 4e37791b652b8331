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
      retryWhenWindowChanges(of: other.viewIfLoaded)
      return .blocked
    }
    guard item.presentable.needsPresenter else { return .show }
    // A controller that is presented already, or inside another controller, cannot be presented.
    if let controller = item.viewController,
      controller.presentingViewController != nil || controller.parent != nil
    {
      retryWhenWindowChanges(of: controller.viewIfLoaded)
      return .blocked
    }
    switch presenter(for: item) {
    case .presenter(let presenter):
      items[token]?.presenter = presenter
      return .show
    case .blocked(let controller):
      retryAfterTransition(of: controller)
      return .blocked
    case .windowless(let controller):
      retryWhenWindowChanges(of: controller.viewIfLoaded)
      return .blocked
    case .gone: return .discard(.presenterUnavailable)
    }
  }

  /// Returns the presenter above the base of an item; if that is gone or in no window, that of the scene.
  private func presenter(for item: Item) -> PresenterResolution {
    let resolution = item.base.map { PresenterResolution.frontmost(above: $0) } ?? .gone
    switch resolution {
    case .presenter, .blocked: return resolution
    case .windowless, .gone: return scene.map { .topmost(in: $0) } ?? resolution
    }
  }

  // MARK: Observing what blocks a request

  private func retryAfterTransition(of controller: UIViewController?) {
    guard let controller, let coordinator = clock.transitionCoordinator(of: controller),
      coordinator !== observedTransition
    else { return }
    let isFollowed = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.retrySoon()
    }
    observedTransition = isFollowed ? coordinator : nil
  }

  private func retryWhenWindowChanges(of view: UIView?) {
    guard let view, blockageObserver.superview !== view else { return }
    stopObservingWindow()
    view.insertSubview(blockageObserver, at: 0)
    let window = view.window
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

/// The view controller that presents a popup, or why there is none at the moment.
@MainActor
enum PresenterResolution {
  case presenter(UIViewController)

  /// There is no presenter at the moment; the controller, if any, is in a transition.
  case blocked(by: UIViewController?)

  /// There is a presenter, but it is in no window.
  case windowless(UIViewController)
  case gone

  /// Returns the frontmost controller of the key window of a scene.
  ///
  /// If the key window is not of the normal level, as that of an alert of an app's own, the foremost
  /// visible window of the normal level takes its place.
  static func topmost(in scene: UIWindowScene) -> PresenterResolution {
    guard scene.session.scene === scene else { return .gone }
    guard scene.activationState != .unattached else { return .blocked(by: nil) }
    let windows = (scene.keyWindow.map { [$0] } ?? []) + scene.windows.reversed()
    let window = windows.first {
      !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController?.viewIfLoaded != nil
    }
    return window?.rootViewController.map { .frontmost(above: $0) } ?? .blocked(by: nil)
  }

  /// Returns the controller above everything that is presented on another one.
  static func frontmost(above base: UIViewController) -> PresenterResolution {
    let front = base.frontmostPresented
    // UIKit refuses a presentation while another presentation or a dismissal is under way.
    if front.isBeingPresented || front.isBeingDismissed { return .blocked(by: front) }
    // The base itself is in no window while a full-screen controller covers it.
    guard let scene = front.viewIfLoaded?.window?.windowScene,
      scene.activationState != .unattached
    else { return .windowless(front) }
    return .presenter(front)
  }
}

extension UIViewController {
  /// The controller at the end of the chain of presented controllers.
  var frontmostPresented: UIViewController {
    var front = self
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }
}
