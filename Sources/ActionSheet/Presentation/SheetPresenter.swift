import ControlCore
import UIKit

/// Presents an action sheet, and owns the state of its presentation.
///
/// All that happens to a sheet becomes a transition of the ``SheetStateMachine``; the presenter
/// performs the effects of each transition before the next one's.
@MainActor
final class SheetPresenter: NSObject {
  /// The state of one presentation.
  struct Session {
    /// Presents the sheet where the app has asked for; `nil` if UIKit or a queue was asked directly.
    var show: ((SheetPresenter) -> Void)?
    var anchor: SheetAnchor?

    /// A Boolean value that determines whether the source, not the app, makes the sheet a popover.
    var isMadePopover = false
    var isAnimated = true

    var attempts = 0
    var presented: (() -> Void)?
    var dismissedHandlers: [() -> Void] = []
    var window: SheetOverlayWindow?
    var sceneObservation: NotificationObserver?
    var follower: PresentationFollower?

    /// The animation of the dismissal; it precedes the animations of the action and of the sheet.
    var animation: ActionSheetAnimation?

    /// The context in which a queue hides the sheet, to present it again.
    var hidingContext: PresentationContext?

    /// The context in which a queue shows the sheet.
    weak var context: PresentationContext?

    /// The frame that the popover points at, in the presentation's container.
    var anchorFrame: CGRect?

    /// The observation of the source, and whether a change of it is to be followed.
    var sourceObservation: PlacementObserver?
    var followsSource = false

    /// The controller that presents the sheet, or whose child does.
    weak var traitSource: UIViewController?
    var endTraitObservation: (@MainActor () -> Void)?
  }

  unowned let controller: ActionSheetController
  private(set) var machine = SheetStateMachine()
  var session = Session()
  var clock: any PresentationClock = SystemPresentationClock()

  /// Receives messages to the developer.
  var report: @MainActor (String) -> Void = SheetPresenter.log

  weak var transition: SheetTransition?

  var drag: DragSession?

  /// The velocity with which a finger threw the sheet, in points per second.
  var velocity: CGFloat = 0

  /// The element that VoiceOver returns to.
  weak var focusTarget: AnyObject?

  /// The chosen actions whose handlers did not run, as they were when they were chosen.
  private var chosenActions: [SheetItemID: ActionSheetAction] = [:]

  /// The cancel action whose handler a cancellation runs, as it was then.
  private var cancelAction: ActionSheetAction?

  /// A Boolean value that determines whether the delegate is being asked.
  private var isAsking = false
  private var presentationCount = 0
  private var continuations: [UUID: CheckedContinuation<SheetOutcome, Never>] = [:]

  init(controller: ActionSheetController) {
    self.controller = controller
    super.init()
  }

  var state: SheetState { machine.state }

  private var sheet: ActionSheetControl { controller.sheet }
  private var delegate: (any ActionSheetControllerDelegate)? { controller.delegate }

  /// Performs a transition and its effects.
  ///
  /// Inside an effect it performs the transition at once; its effects follow those that wait.
  func update(_ transition: (inout SheetStateMachine) -> Void) {
    let isOutermost = machine.effects.isEmpty
    var changed = machine
    transition(&changed)
    if changed.state.canBegin == machine.state.canBegin {
      machine = changed
    } else {
      controller.publish([ActionSheetController.presence]) { machine = changed }
    }
    guard isOutermost else { return }
    // A handler can release the last reference to the controller, and so to this object.
    withExtendedLifetime(controller) {
      while let effect = machine.effects.first {
        perform(effect)
        machine.effects.removeFirst()
      }
    }
  }

  private func perform(_ effect: SheetStateMachine.Effect) {
    switch effect {
    case .willPresent:
      presentationCount += 1
      controller.outcome = nil
      delegate?.actionSheetControllerWillPresent(controller)
    case .present:
      present()
    case .didPresent:
      if controller.viewIfLoaded?.window != nil {
        UIAccessibility.post(
          notification: .screenChanged, argument: sheet.rowAccessibility.firstElement ?? sheet)
      }
      sheet.editFirstTextField()
      delegate?.actionSheetControllerDidPresent(controller)
    case .willDismiss(let outcome):
      cancelAction = sheet.content.cancelChoice.flatMap { sheet.action($0.id) }
      controller.outcome = outcome
      if case .selected(let choice) = outcome { sheet.changeSelection(choosing: choice.id) }
      sheet.cancelWork(except: outcome.choice?.id)
      delegate?.actionSheetController(controller, willDismissWith: outcome)
    case .dismiss:
      dismiss()
    case .cleanUp:
      cleanUp()
    case .didSelect(let choice):
      guard let action = action(of: choice) else { return }
      delegate?.actionSheetController(controller, didSelect: action, at: choice.index)
    case .runHandler(let choice):
      guard let action = action(of: choice) else { return }
      runHandler(of: action, choice)
    case .didCancel(let cause):
      let action = cause.isRefusable ? cancelAction : nil
      cancelAction = nil
      delegate?.actionSheetController(controller, didCancelBecauseOf: cause)
      if let action { sheet.performHandler(of: action, showsProgress: false) }
    case .didDismiss(let outcome):
      controller.outcome = outcome
      if let focusTarget, (focusTarget as? UIView)?.window != nil || !(focusTarget is UIView) {
        UIAccessibility.post(notification: .screenChanged, argument: focusTarget)
      }
      delegate?.actionSheetController(controller, didDismissWith: outcome)
      controller.dismissed?(outcome)
      let resumed = continuations.values
      continuations = [:]
      chosenActions = [:]
      cancelAction = nil
      focusTarget = nil
      for continuation in resumed { continuation.resume(returning: outcome) }
      if state == .idle, outcome != .cancelled(.notPresented) { controller.releaseHandlers() }
    }
  }

  /// Runs the handler of a chosen action; the machine learns how an asynchronous one has ended.
  private func runHandler(of action: ActionSheetAction, _ choice: SheetChoice) {
    let keepsPresented = sheet.keepsPresented(action)
    if keepsPresented {
      sheet.changeSelection(choosing: choice.id)
    } else if !state.isOpen {
      chosenActions[choice.id] = nil
    }
    // A controller that is off screen is retained until the handler has ended.
    let task = sheet.performHandler(of: action, showsProgress: state.isOpen) {
      [controller, presentationCount] error in
      let presenter = controller.presenter
      // A handler that did not stop when it was canceled says nothing of a later presentation.
      guard presenter.presentationCount == presentationCount else { return }
      let failure = error.flatMap { $0 is CancellationError ? nil : SheetFailure(choice, $0) }
      presenter.update {
        $0.handlerEnded(choice, with: failure, closes: !keepsPresented && error == nil)
      }
    }
    if task != nil, state.isOpen {
      update { $0.handlerBegan(choice, isCancelable: action.isCancelable) }
    }
  }

  /// Reports that the handler of an action presents something while its sheet is shown: that would go with the
  /// sheet.
  func reportPresentation() {
    guard state.isOpen, let choice = machine.runningChoice, let action = action(of: choice),
      !sheet.keepsPresented(action)
    else { return }
    report(
      "the handler of “\(action.title)” presents something while \(sheetName) is shown, which would "
        + "go with it. First: await controller.dismiss(choosing: action)")
  }

  /// Returns the action as it was when it was chosen, also if it was removed since.
  func action(of choice: SheetChoice) -> ActionSheetAction? { chosenActions[choice.id] }

  func connect() {
    let (sheet, dimmingView) = (sheet, controller.dimmingView)
    sheet.runsHandlers = false
    sheet.actionSelected = { [weak self] in self?.choose($0, at: $1) }
    sheet.actionFailed = { [weak self] action, error in
      guard let self else { return }
      delegate?.actionSheetController(controller, action: action, didFailWith: error)
      controller.actionFailed?(action, error)
    }
    sheet.handlers.stateChanged = { [weak self] in self?.controller.updateDimming() }
    sheet.backgroundTapped = { [weak self] in self?.backgroundTapped() }
    sheet.layoutChanged = { [weak self] in self?.controller.sheetLayoutChanged() }
    dimmingView.tapped = { [weak self] in self?.backgroundTapped() }
    dimmingView.isCovered = { [unowned dimmingView, weak sheet] point in
      sheet.map { $0.point(inside: dimmingView.convert(point, to: $0), with: nil) } ?? false
    }
    preparePan()
  }

  // MARK: Ending

  /// The user chooses an action; one that keeps the sheet only runs its handler, as does an asynchronous one
  /// before the sheet closes.
  func choose(_ action: ActionSheetAction, at index: Int) {
    let choice = SheetChoice(id: action.id, index: index)
    if !sheet.keepsPresented(action) {
      let isAllowed = isAllowed {
        $0.actionSheetController(controller, shouldSelect: action, at: index)
      }
      guard isAllowed else { return }
    }
    guard state.isOpen, !isAsking else { return }
    chosenActions[action.id] = action
    if sheet.keepsPresented(action) || (action.isAsynchronous && action.role != .cancel) {
      runHandler(of: action, choice)
    } else {
      update {
        $0.close(
          with: action.role == .cancel ? .cancelled(.cancelAction(choice)) : .selected(choice))
      }
    }
  }

  /// Asks the delegate whether the user can choose or cancel; `false` while it is asked, or if the sheet has
  /// closed meanwhile.
  func isAllowed(_ answer: (any ActionSheetControllerDelegate) -> Bool) -> Bool {
    guard state.isOpen, !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    update { $0.reportPresented() }
    let count = presentationCount
    return delegate.map(answer) != false && state.isOpen && presentationCount == count
  }

  /// Closes the sheet with an action whose handler has run.
  func finish(_ action: ActionSheetAction) {
    guard state.isOpen, let index = sheet.content.actionIndex(of: action.id) else { return }
    chosenActions[action.id] = action
    update { $0.finish(with: SheetChoice(id: action.id, index: index)) }
  }

  /// Closes the sheet without a choice; if the user wants that, the delegate is asked first.
  func cancel(because cause: SheetOutcome.CancellationCause, animated: Bool = true) {
    if cause.isRefusable {
      let isAllowed = isAllowed {
        $0.actionSheetController(controller, shouldCancelBecauseOf: cause)
      }
      guard isAllowed else { return }
    }
    update { $0.cancel(because: cause, isAnimated: animated) }
  }

  /// Ends the presentation of a sheet that is off screen, or will be without being asked.
  func vanish(because cause: SheetOutcome.CancellationCause) {
    update { $0.vanish(because: cause) }
  }

  /// A Boolean value that determines whether the user can close the sheet without a choice.
  ///
  /// A dialog needs a cancel action for that.
  var userCanCancel: Bool {
    guard state.isOpen, !isModal else { return false }
    return controller.placement != .center || closesOnBackgroundTap
      || sheet.content.cancelChoice != nil
  }

  /// A Boolean value that determines whether only actions and the app close the sheet.
  ///
  /// As in UIKit, a child of the controller can hold it open as well.
  var isModal: Bool {
    controller.isModalInPresentation || sheet.isHeldOpen || sheet.hostedViews.isModal
  }

  var closesOnBackgroundTap: Bool {
    !isModal && sheet.style.closesOnBackgroundTap
  }

  func backgroundTapped() {
    if closesOnBackgroundTap, userCanCancel { cancel(because: .backgroundTap) }
  }

  /// Awaits the outcome of the presentation that `present` begins, or of the current one.
  func outcome(after present: () -> Void) async -> SheetOutcome {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        continuations[id] = continuation
        present()
      }
    } onCancel: {
      Task { @MainActor in
        // The task can be canceled after the presentation it awaits.
        guard self.continuations[id] != nil else { return }
        self.cancel(because: .taskCancelled)
        if case .finishing = self.state { self.sheet.cancelWork() }
      }
    }
  }

  // MARK: Cleaning up

  private func cleanUp() {
    let ended = session
    session = Session()
    // A handler below can begin another presentation.
    ended.follower?.stop()
    ended.window?.remove()
    ended.sourceObservation?.stop()
    ended.endTraitObservation?()
    if ended.isMadePopover, controller.presentingViewController == nil {
      // Releases what the popover pointed at.
      controller.modalPresentationStyle = .custom
    }
    resetTransforms()
    controller.sheet.showRootPage()
    sheet.container.body.contentOffset = .zero
    for handler in ended.dismissedHandlers { handler() }
    // The queue has nothing to present again.
    ended.hidingContext?.willNotReturn()
  }

  func resetTransforms() {
    endDrag()
    velocity = 0
    restoreSheet()
  }

  func restoreSheet() {
    sheet.transform = .identity
    sheet.alpha = 1
    sheet.container.isFaded = false
    controller.dimmingView.alpha = 1
  }

  /// Writes a message to the log of a debug build; a release build does not evaluate the condition.
  static func log(_ message: String) {
    assert(
      {
        NSLog("ActionSheet: %@", message as NSString)
        return true
      }())
  }

  var sheetName: String {
    if let title = controller.title, !title.isEmpty { return "the sheet “\(title)”" }
    return "a sheet without a title"
  }
}
