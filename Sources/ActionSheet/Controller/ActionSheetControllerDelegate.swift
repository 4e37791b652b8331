import UIKit

/// The methods with which an object observes the presentations of a sheet and can refuse their end.
///
/// All methods are optional. They are called in the order of this list, except that an action can fail at
/// any time. Either `didSelect` or `didCancel`
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

  /// The handler of an action has thrown an error that is not `CancellationError`.
  ///
  /// If the sheet is shown, the row of the action shows the error. This method is also called when the
  /// sheet was closed while the handler ran, and before
  /// `actionSheetController(_:didDismissWith:)` with ``SheetOutcome/failed(_:)``.
  func actionSheetController(
    _ controller: ActionSheetController, action: ActionSheetAction, didFailWith error: any Error)

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
  /// If the user closed it, the handler of the last cancel action runs then, if there is one.
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
  public func actionSheetController(
    _ controller: ActionSheetController, action: ActionSheetAction, didFailWith error: any Error
  ) {}

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
