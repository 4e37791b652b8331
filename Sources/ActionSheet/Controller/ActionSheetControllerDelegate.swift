import UIKit

/// Follows an action sheet through each presentation, and has a say in how it ends.
///
/// Every method may be left out. For one presentation they are called in the order of this list; one
/// of didSelect and didCancel is called, when the sheet has gone, so that both may present what comes
/// next.
@MainActor
public protocol ActionSheetControllerDelegate: AnyObject {
  /// The sheet is about to come; what it shows can still be changed.
  func actionSheetControllerWillPresent(_ controller: ActionSheetController)

  /// The sheet is there.
  func actionSheetControllerDidPresent(_ controller: ActionSheetController)

  /// Whether an action may be chosen; true unless implemented.
  ///
  /// Not asked for actions that keep the sheet.
  func actionSheetController(
    _ controller: ActionSheetController, shouldSelect action: ActionSheetAction, at index: Int
  ) -> Bool

  /// Whether the user may close the sheet without a choice; true unless implemented.
  ///
  /// Asked only where the user wants to, not where the app or the system closes the sheet.
  func actionSheetController(
    _ controller: ActionSheetController,
    shouldCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) -> Bool

  /// The user moved the sheet to another detent.
  func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController)

  /// The sheet is about to go.
  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome)

  /// An action was chosen and the sheet has gone; the action's handler comes next.
  func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int)

  /// The sheet was closed without a choice and is off screen.
  ///
  /// Then the handler of the last cancel action runs, if there is one, as if the user had chosen it.
  func actionSheetController(
    _ controller: ActionSheetController, didCancelBecauseOf cause: SheetOutcome.CancellationCause)

  /// Everything is over; the sheet may be presented anew.
  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome)
}

extension ActionSheetControllerDelegate {
  /// Does nothing.
  public func actionSheetControllerWillPresent(_ controller: ActionSheetController) {}

  /// Does nothing.
  public func actionSheetControllerDidPresent(_ controller: ActionSheetController) {}

  /// True.
  public func actionSheetController(
    _ controller: ActionSheetController, shouldSelect action: ActionSheetAction, at index: Int
  ) -> Bool { true }

  /// True.
  public func actionSheetController(
    _ controller: ActionSheetController,
    shouldCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) -> Bool { true }

  /// Does nothing.
  public func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController) {}

  /// Does nothing.
  public func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
  ) {}

  /// Does nothing.
  public func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int
  ) {}

  /// Does nothing.
  public func actionSheetController(
    _ controller: ActionSheetController, didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {}

  /// Does nothing.
  public func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome
  ) {}
}
