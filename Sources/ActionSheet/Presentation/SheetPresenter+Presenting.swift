import ControlCore
import UIKit

extension SheetPresenter {
  /// Begins a presentation, unless one has begun.
  func request(
    _ place: Session.Place, anchor: SheetAnchor? = nil, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard state.canBegin else {
      return report("\(sheetName) is presented already; it is not presented a second time.")
    }
    session = Session(place: place, anchor: anchor, isAnimated: animated, presented: completion)
    update { $0.request() }
  }

  func present() {
    // The sheet can be canceled while it waits.
    guard state == .requested, controller.presentingViewController == nil,
      let place = session.place
    else { return }
    // A subclass may add its content in viewDidLoad().
    if !controller.hasContent { controller.loadViewIfNeeded() }
    guard controller.hasContent else {
      return fail("\(sheetName) has nothing to show, so it is not presented.")
    }
    guard controller.parent == nil else {
      return fail("\(sheetName) is shown inside another controller, so it is not presented.")
    }
    switch place {
    case .scene(let scene, let level): present(in: scene, level: level)
    case .controller(let base): present(from: base)
    }
  }

  private func present(in scene: UIWindowScene, level: UIWindow.Level) {
    guard scene.activationState != .unattached else {
      return fail("the scene that \(sheetName) is to be presented in is not connected.")
    }
    controller.sheet.interruptGestures(in: scene.keyWindow)
    let needsKeys = controller.sheet.hostedViews.views.values.contains { $0.canBeTypedInto }
    let window = SheetOverlayWindow(scene: scene, level: level, needsKeys: needsKeys)
    session.window = window
    if let root = window.rootViewController { present(on: root) }
  }

  private func present(from base: UIViewController) {
    var front = base
    while let next = front.presentedViewController, next !== controller {
      if let other = (next as? ActionSheetController)?.presenter, other.state.outcome != nil {
        // Presented on the other sheet, this one would be dismissed with it.
        other.session.dismissedHandlers.append { [controller] in controller.presenter.present() }
        return
      }
      front = next
    }
    if front.isBeingDismissed || front.isBeingPresented {
      guard session.attempts < 100 else {
        return fail("\(type(of: front)) never ends its transition.")
      }
      session.attempts += 1
      // No other object retains a sheet that is not shown.
      return afterTransition(of: front) { [controller] in controller.presenter.present() }
    }
    guard base !== controller, front.presentedViewController == nil else {
      return fail("\(sheetName) cannot be presented on itself.")
    }
    guard front.viewIfLoaded?.window != nil else {
      return fail(
        "\(type(of: base)) is in no window, so \(sheetName) cannot be presented on it.")
    }
    // A bar button item is not an element itself; the element that opened the sheet has the focus.
    focusTarget =
      session.anchor?.view
      ?? UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    present(on: front)
  }

  /// Calls a handler when a transition has ended.
  ///
  /// UIKit declines to report the end while it completes a transition, and posts nothing afterwards. The
  /// handler is then called after 50 milliseconds, and asks again if the transition has not ended.
  private func afterTransition(
    of controller: UIViewController, _ handler: @escaping @MainActor () -> Void
  ) {
    let coordinator = clock.transitionCoordinator(of: controller)
    let isFollowed =
      coordinator?.animate(alongsideTransition: nil, completion: { _ in handler() }) ?? false
    guard !isFollowed else { return }
    _ = clock.schedule(after: .milliseconds(50), handler)
  }

  /// Makes a sheet that has a source a popover, unless the app has set another modal presentation style.
  func place(at anchor: SheetAnchor?, on presenting: UIViewController) {
    session.anchor = anchor
    let traits = presenting.traitCollection
    if session.isMadePopover { controller.modalPresentationStyle = .custom }
    session.isMadePopover =
      controller.modalPresentationStyle == .custom && controller.preferredStyle == .actionSheet
      && controller.adaptivity.usesPopover(
        hasAnchor: anchor != nil, horizontalSizeClass: traits.horizontalSizeClass,
        design: traits.systemDesign)
    if session.isMadePopover { controller.modalPresentationStyle = .popover }
    guard let anchor, controller.modalPresentationStyle == .popover else { return }
    controller.popoverPresentationController.map(anchor.apply)
    session.traitSource = presenting
    keepPopoverBesideReservedRects()
    controller.prepareFilling()
  }

  private func present(on presenting: UIViewController) {
    place(at: session.anchor, on: presenting)
    session.traitSource = presenting
    presenting.present(controller, animated: session.isAnimated) { [weak self] in
      self?.transitionEnded()
    }
    if controller.presentingViewController == nil, state.isOpen {
      fail("UIKit did not present \(sheetName) on \(type(of: presenting)).")
    }
  }

  private func fail(_ message: String) {
    report(message)
    update { $0.presentationFailed() }
  }

  // MARK: Appearance callbacks

  func viewWillAppear() {
    // A controller that is shown in other ways is not presented.
    guard let presenting = controller.presentingViewController else { return }
    observedTransition = nil
    session.slot = nil
    followTraits(of: session.traitSource ?? presenting)
    adoptTint()
    if controller.isFilling {
      controller.prepareFilling()
      if let card = controller.card, card.delegate == nil { card.delegate = self }
      controller.updateCard()
    }
    if let scene = controller.view.window?.windowScene ?? presenting.view.window?.windowScene {
      session.sceneObservation = .init(of: scene) { [weak self] in self?.sceneChanged($0) }
    }
    followRoot(of: controller.view.window ?? presenting.view.window)
    let isUnexpected = state.canBegin
    update { $0.appearanceBegan() }
    // UIKit or a queue presents the sheet, and calls no completion handler of this object.
    if isUnexpected { observeTransition() }
  }

  /// Ends the presentation when the window gets another root: UIKit leaves the sheet on screen then, and
  /// calls no method of it.
  private func followRoot(of window: UIWindow?) {
    session.rootObservation = window?.observe(\.rootViewController, owner: self) { presenter, _ in
      _ = presenter.clock.schedule(after: .zero) { [weak presenter] in
        guard let presenter, presenter.state != .idle,
          let presenting = presenter.controller.presentingViewController, presenting.isOrphaned
        else { return }
        if !presenter.controller.isBeingDismissed { presenting.dismiss(animated: false) }
        presenter.vanish(because: .presenterRemoved)
      }
    }
  }

  func viewDidAppear() {
    guard controller.presentingViewController != nil else { return }
    update { $0.appearanceEnded() }
    if session.place == nil, observedTransition == nil { transitionEnded() }
    observeSource()
  }

  private func transitionEnded() {
    let presented = session.presented
    session.presented = nil
    presented?()
    dismiss()
  }

  func viewWillDisappear() {
    guard controller.isBeingDismissed, !isDismissing else { return }
    update { $0.leave(because: nil) }
    // Handlers can present something only after UIKit's transition.
    observeTransition()
  }

  func viewDidDisappear() {
    // Otherwise something covers the sheet.
    guard controller.isBeingDismissed || controller.presentingViewController == nil else { return }
    if !isDismissing, observedTransition == nil { disappeared() }
  }

  private var isDismissing: Bool {
    if case .dismissing = state { true } else { false }
  }

  /// Follows a transition that others began.
  ///
  /// If UIKit declines, the appearance callbacks report the end instead.
  private func observeTransition() {
    guard let coordinator = clock.transitionCoordinator(of: controller) else { return }
    let isObserved = coordinator.animate(alongsideTransition: nil) { [weak controller] _ in
      guard let presenter = controller?.presenter, presenter.observedTransition != nil else {
        return
      }
      presenter.observedTransition = nil
      if controller?.presentingViewController == nil {
        presenter.disappeared()
      } else {
        presenter.transitionEnded()
      }
    }
    observedTransition = isObserved ? coordinator : nil
  }

  private func disappeared() {
    captureCancelAction()
    update { $0.disappeared() }
    if state == .hidden { resetTransforms() }
  }

  // MARK: Dismissal

  /// Asks UIKit to dismiss a sheet whose outcome is decided, as soon as UIKit is free to.
  func dismiss() {
    guard case .closing(_, let isAnimated) = state else { return }
    guard let presenting = controller.presentingViewController else {
      return update { $0.dismissalEnded() }
    }
    // Others dismiss the sheet; the appearance callbacks report the end.
    guard !controller.isBeingDismissed else { return }
    // The dismissal follows when the presentation's transition has ended.
    if controller.isBeingPresented { return transition?.interrupt() ?? () }
    let front = controller.frontmostPresented
    if front !== controller, front.isBeingPresented || front.isBeingDismissed {
      return afterTransition(of: front) { [controller] in controller.presenter.dismiss() }
    }
    update { $0.dismissalBegan() }
    presenting.dismiss(animated: isAnimated) { [controller] in
      controller.presenter.update { $0.dismissalEnded() }
    }
    if isDismissing, !controller.isBeingDismissed, controller.presentingViewController != nil,
      front === controller
    {
      // UIKit refused, because something else is under way.
      update { $0.dismissalWasRefused(isAnimated: isAnimated) }
      afterTransition(of: presenting) { [controller] in controller.presenter.dismiss() }
    }
  }

  private func sceneChanged(_ change: NotificationObserver.SceneChange) {
    let sheet = controller.sheet
    switch change {
    case .enteredBackground where sheet.style.behaviors.contains(.closesInBackground):
      if !sheet.isHeldOpen { cancel(because: .enteredBackground) }
    case .disconnected: vanish(because: .sceneDisconnected)
    case .enteredBackground, .willEnterForeground: break
    }
  }

  // MARK: Queue

  func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {
    session.slot = outcome == nil ? slot : nil
    if let outcome {
      update { $0.leave(because: .init(outcome)) }
    } else {
      update { $0.hide() }
    }
    slot.dismiss(controller)
  }

  /// The request of a queue has ended.
  ///
  /// That ends a presentation of the queue. A sheet that waits in a queue can be presented directly
  /// meanwhile; that presentation goes on.
  func requestEnded(with outcome: PresentationOutcome) {
    guard state.isOpen, state != .requested, controller.presentingViewController == nil else {
      return
    }
    vanish(because: .init(outcome))
  }
}

extension SheetOutcome.CancellationCause {
  init(_ outcome: PresentationOutcome) {
    self =
      switch outcome {
      case .replaced, .interrupted: .preempted
      case .sceneDisconnected: .sceneDisconnected
      case .ownerGone: .sourceRemoved
      case .presenterUnavailable: .presenterRemoved
      case .dismissed, .timedOut, .cancelled, .duplicate, .busy, .refused, .failed: .programmatic
      }
  }
}
