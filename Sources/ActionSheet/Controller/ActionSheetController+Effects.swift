import UIKit

/// Does what the lifecycle asks for, in its order.
extension ActionSheetController {
  /// Sends something to the lifecycle and does what follows from it.
  func send(_ input: (inout SheetLifecycle) -> Void) {
    input(&course.lifecycle)
    guard !course.isPerforming else { return }
    course.isPerforming = true
    while let effect = course.lifecycle.nextEffect() { perform(effect) }
    course.isPerforming = false
  }

  private func perform(_ effect: SheetEffect) {
    switch effect {
    case .willPresent:
      outcome = nil
      delegate?.actionSheetControllerWillPresent(self)
    case .present:
      bring()
    case .didPresent:
      if isViewLoaded, view.window != nil {
        UIAccessibility.post(
          notification: .screenChanged, argument: sheet.firstRowElement ?? sheet)
      }
      delegate?.actionSheetControllerDidPresent(self)
    case .ask(let question):
      let isAllowed = isAllowed(question)
      course.lifecycle.answer(question, isAllowed: isAllowed)
    case .willDismiss(let outcome):
      self.outcome = outcome
      delegate?.actionSheetController(self, willDismissWith: outcome)
    case .dismiss(_, let isAnimated):
      let isWanted = course.isAnimationWanted
      course.isAnimationWanted = true
      performDismissal(animated: isAnimated && isWanted)
    case .didSelect(let choice):
      guard let action = action(of: choice) else { return }
      delegate?.actionSheetController(self, didSelect: action, at: choice.index)
    case .runHandler(let choice):
      guard let action = action(of: choice) else { return }
      if !action.keepsPresented { course.chosen[choice.id] = nil }
      sheet.performHandler(of: action)
    case .didCancel(let cause, _):
      guard cause != .notPresented else {
        delegate?.actionSheetController(self, didCancelBecauseOf: cause)
        return
      }
      if let delegate {
        delegate.actionSheetController(self, didCancelBecauseOf: cause)
      } else {
        performCancelHandler()
      }
      course.standIn = nil
    case .didDismiss(let outcome):
      if let target = course.focusTarget, target.window != nil {
        UIAccessibility.post(notification: .screenChanged, argument: target)
      }
      delegate?.actionSheetController(self, didDismissWith: outcome)
      dismissed?(outcome)
    case .resume(let outcome):
      let waiters = course.waiters
      course.waiters = []
      course.chosen = [:]
      course.focusTarget = nil
      for waiter in waiters { waiter.continuation.resume(returning: outcome) }
    }
  }

  private func isAllowed(_ question: SheetQuestion) -> Bool {
    guard let delegate else { return true }
    switch question {
    case .select(let choice):
      guard let action = action(of: choice) else { return false }
      return delegate.actionSheetController(self, shouldSelect: action, at: choice.index)
    case .cancel(let cause):
      return delegate.actionSheetController(self, shouldCancelBecauseOf: cause)
    }
  }

  /// The action as it was when it was chosen, also when it has been removed since.
  private func action(of choice: SheetChoice) -> ActionSheetAction? {
    course.chosen[choice.id] ?? sheet.action(choice.id)
  }

  /// An action was tapped, or chosen with a key or by assistive technology.
  func choose(_ action: ActionSheetAction, at index: Int) {
    guard course.lifecycle.isUp, course.lifecycle.openQuestion == nil else { return }
    course.chosen[action.id] = action
    send { $0.choose(action.content, at: index) }
  }

  // MARK: Cancelling

  /// Closes the sheet as the app's own decision; nobody is asked.
  ///
  /// Nothing happens when the sheet is not shown, or on its way out already, except that the
  /// completion is called.
  ///
  /// - Parameters:
  ///   - animated: Whether it goes with its animation.
  ///   - completion: Called when it is gone, before handlers run.
  public func cancel(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard course.lifecycle.isUp else {
      completion?()
      return
    }
    course.isAnimationWanted = animated
    if let completion { course.departures.append(completion) }
    cancel(because: .programmatic)
  }

  /// Closes the sheet with an animation other than its own; see ``cancel(animated:completion:)``.
  ///
  /// - Parameter animation: How it goes this time.
  public func cancel(with animation: any ActionSheetAnimating) {
    guard course.lifecycle.isUp else { return }
    course.animation = animation
    cancel()
  }

  func cancel(because cause: SheetOutcome.CancellationCause) {
    guard course.lifecycle.isUp else { return }
    let choice = rememberStandIn()
    send { $0.cancel(because: cause, standIn: choice) }
  }

  /// Notes the action whose handler a cancellation runs, as it is now.
  func rememberStandIn() -> SheetChoice? {
    let choice = sheet.content.cancelChoice
    if course.lifecycle.isUp { course.standIn = choice.flatMap { sheet.action($0.id) } }
    return choice
  }

  /// Runs the handler of the last cancel action as it was when the sheet was closed without a choice.
  ///
  /// A delegate that implements didCancel may call it from there to keep what happens otherwise; at
  /// any other time, and without such an action, nothing happens.
  public func performCancelHandler() {
    guard let action = course.standIn else { return }
    course.standIn = nil
    sheet.performHandler(of: action)
  }

  /// Whether the user may close the sheet without a choice.
  var userMayCancel: Bool { course.lifecycle.isUp && !isModalInPresentation }

  /// Whether the user may take a card away.
  var mayBeSwipedAway: Bool { userMayCancel && isAllowed(.cancel(.swipe)) }

  /// Whether a tap beside the sheet closes it.
  var closesOnBackgroundTap: Bool {
    !isModalInPresentation && sheet.style.behaviors.contains(.closesOnBackgroundTap)
  }

  /// A tap beside the sheet, or on a gap in it.
  func backgroundTapped() {
    if closesOnBackgroundTap, userMayCancel { cancel(because: .backgroundTap) }
  }
}
