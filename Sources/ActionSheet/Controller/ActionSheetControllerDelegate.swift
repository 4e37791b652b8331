import UIKit

/// The methods with which an object observes the presentations of a sheet and can refuse their end.
///
/// All methods are optional. They are called in the order of this list. Either `didSelect` or `didCancel`
/// is called, when the sheet is off screen, so that both can present something else.
@MainActor
public protocol ActionSheetControllerDelegate: AnyObject {
  /// The sheet will appear; its content can still change.
  func actionSheetControllerWillPresent(_ controller: ActionSheetController)

  /// The sheet has appeared.
  func actionSheetControllerDidPresent(_ controller: ActionSheetController)

  /// Returns whether an action can be chosen; the default is `true`.
  ///
  /// Actions that keep the sheet presented do not ask.
  func actionSheetController(
    _ controller: ActionSheetController, shouldSelect action: ActionSheetAction, at index: Int
  ) -> Bool

  /// Returns whether the user can close the sheet without a choice; the default is `true`.
  ///
  /// The sheet does not ask if the app or the system closes it.
  func actionSheetController(
    _ controller: ActionSheetController,
    shouldCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) -> Bool

  /// The user moved the sheet to another detent.
  func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController)

  /// The sheet will disappear.
  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome)

  /// An action was chosen and the sheet is off screen; the handler of the action runs afterwards.
  func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int)

  /// The sheet was closed without a choice and is off screen.
  ///
  /// Then the handler of the last cancel action runs, if there is one, as if the user had chosen it.
  func actionSheetController(
    _ controller: ActionSheetController, didCancelBecauseOf cause: SheetOutcome.CancellationCause)

  /// The presentation has ended; the sheet can be presented again.
  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome)
}

extension ActionSheetControllerDelegate {
  /// Does nothing.
  public func actionSheetControllerWillPresent(_ controller: ActionSheetController) {}

  /// Does nothing.
  public func actionSheetControllerDidPresent(_ controller: ActionSheetController) {}

  /// `true`.
  public func actionSheetController(
    _ controller: ActionSheetController, shouldSelect action: ActionSheetAction, at index: Int
  ) -> Bool { true }

  /// `true`.
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
