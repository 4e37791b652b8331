/// What a sheet does next in the course of one presentation.
public enum SheetEffect: Hashable, Sendable {
  /// Tells the delegate that the sheet is about to come.
  case willPresent

  /// Brings the sheet; answered with ``SheetLifecycle/presentationFinished()``.
  case present

  /// Tells the delegate that the sheet is there.
  case didPresent

  /// Asks the delegate; answered with ``SheetLifecycle/answer(_:isAllowed:)``, with yes where there
  /// is no delegate.
  case ask(SheetQuestion)

  /// Tells the delegate that the sheet is about to go.
  case willDismiss(SheetOutcome)

  /// Takes the sheet away, from wherever it is on its way in; answered with
  /// ``SheetLifecycle/dismissalFinished()`` when it has left the chain of presentations.
  case dismiss(SheetOutcome, isAnimated: Bool)

  /// Tells the delegate which action was chosen.
  case didSelect(SheetChoice)

  /// Runs the handler of an action.
  case runHandler(SheetChoice)

  /// Tells the delegate that the sheet was closed without a choice. Where nobody listens, the handler
  /// of the stand-in runs instead, if there is one.
  case didCancel(SheetOutcome.CancellationCause, standIn: SheetChoice?)

  /// Tells the delegate that the sheet is gone.
  case didDismiss(SheetOutcome)

  /// Gives the outcome to whoever waits for it.
  case resume(SheetOutcome)
}

/// What a delegate may refuse.
public enum SheetQuestion: Hashable, Sendable {
  /// Whether an action may be chosen.
  case select(SheetChoice)

  /// Whether the sheet may close without a choice.
  case cancel(SheetOutcome.CancellationCause)
}
