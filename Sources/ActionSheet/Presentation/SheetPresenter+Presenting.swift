import ControlCore
import UIKit

extension SheetPresenter {
  /// Begins a presentation, unless one has begun.
  func request(
    anchor: SheetAnchor? = nil, animated: Bool, completion: (() -> Void)?,
    _ show: @escaping (SheetPresenter) -> Void
  ) {
    guard state.canBegin else {
      return report("\(sheetName) is presented already; it is not presented a second time.")
    }
    session = Session(show: show, anchor: anchor, isAnimated: animated, presented: completion)
    update { $0.request() }
  }

  func present() {
    // The sheet can be canceled while it waits.
    guard state == .requested, controller.presentingViewController == nil,
      let show = session.show
    else { return }
    // A subclass may add its content in viewDidLoad().
    if !controller.hasContent { controller.loadViewIfNeeded() }
    guard controller.hasContent else {
      return fail("\(sheetName) has nothing to show, so it is not presented.")
    }
    guard controller.parent == nil else {
      return fail("\(sheetName) is shown inside another controller, so it is not presented.")
    }
    show(self)
  }

  /// Presents the sheet in a window of its own.
  func present(in scene: UIWindowScene, level: UIWindow.Level) {
    guard scene.activationState != .unattached else {
      return fail("the scene that \(sheetName) is to be presented in is not connected.")
    }
    controller.sheet.interruptGestures(in: scene.keyWindow)
    let needsKeys = controller.sheet.hostedViews.views.values.contains { $0.canBeTypedInto }
    let window = SheetOverlayWindow(scene: scene, level: level, needsKeys: needsKeys)
    session.window = window
    if let root = window.rootViewController { present(on: root) }
  }

  /// Presents the sheet on the frontmost controller above another one.
  func present(from base: UIViewController) {
    var front = base
    while let next = front.presentedViewController, next !== controller {
      if let other = (next as? ActionSheetController)?.presenter, other.state.outcome != nil {
        // Presented on the other sheet, this one would be dismissed with it.
        other.session.dismissedHandlers.append { [controller] in controller.presenter.present() }
        return
      }
      front = next
    }
    if front.isInTransition {
      guard session.attempts < 100 else {
        return fail("\(type(of: front)) never ends its transition.")
      }
      session.attempts += 1
      // No other object retains a sheet that is not shown.
      return clock.afterTransition(of: front) { [controller] in controller.presenter.present() }
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
    follower.present(on: presenting, animated: session.isAnimated)
    if controller.presentingViewController == nil, state.isOpen {
      fail("UIKit did not present \(sheetName) on \(type(of: presenting)).")
    }
  }

  private func fail(_ message: String) {
    report(message)
    update { $0.presentationFailed() }
  }

  // MARK: Following the presentation

  /// Follows the presentation that begins, or has begun.
  private var follower: PresentationFollower {
    if let follower = session.follower { return follower }
    let follower = PresentationFollower(controller, clock: clock) { [weak self] in self?.follow($0)
    }
    follower.interruptsPresentation = { [weak self] in self?.transition?.interrupt() }
    session.follower = follower
    return follower
  }

  private func follow(_ event: PresentationFollower.Event) {
    switch event {
    case .appeared:
      // A bar is found when the sheet is in its window.
      observeSource()
      update { $0.appearanceEnded() }
      let presented = session.presented
      session.presented = nil
      presented?()
    case .leaving: update { $0.leave(because: nil) }
    // The appearance callbacks report it before.
    case .stayed: break
    case .vanished(let isOrphaned):
      session.follower = nil
      update { $0.disappeared(because: isOrphaned ? .presenterRemoved : nil) }
      if state == .hidden { resetTransforms() }
    }
  }

  func viewWillAppear() {
    // A controller that is shown in other ways is not presented.
    guard let presenting = controller.presentingViewController else { return }
    session.hidingContext = nil
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
    update { $0.appearanceBegan() }
    follower.update()
    observeSource()
  }

  /// The controller appears, is covered, or disappears.
  func appearanceChanged() {
    guard controller.presentingViewController != nil else { return }
    session.follower?.update()
  }

  // MARK: Dismissal

  /// Asks UIKit to dismiss a sheet whose outcome is decided, as soon as UIKit is free to.
  func dismiss() {
    guard case .closing(_, let isAnimated) = state else { return }
    guard controller.presentingViewController != nil else {
      return update { $0.disappeared(because: nil) }
    }
    follower.dismiss(animated: isAnimated)
  }

  private func sceneChanged(_ change: NotificationObserver.SceneChange) {
    let sheet = controller.sheet
    switch change {
    case .enteredBackground where sheet.style.closesInBackground:
      if !sheet.isHeldOpen { cancel(because: .enteredBackground) }
    case .disconnected: vanish(because: .sceneDisconnected)
    case .enteredBackground, .willEnterForeground: break
    }
  }

  // MARK: Queue

  func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    session.hidingContext = outcome == nil ? context : nil
    if let outcome {
      update { $0.leave(because: .init(outcome)) }
    } else {
      update { $0.hide() }
    }
    context.dismiss(controller)
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
