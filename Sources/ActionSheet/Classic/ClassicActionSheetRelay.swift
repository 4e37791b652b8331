/// Tells the delegate of a classic sheet in the classic order, and keeps the sheet while it is shown.
final class ClassicActionSheetRelay: ActionSheetControllerDelegate {
  weak var sheet: ClassicActionSheet?
  private var shownSheet: ClassicActionSheet?

  func actionSheetControllerWillPresent(_ controller: ActionSheetController) {
    guard let sheet else { return }
    shownSheet = sheet
    sheet.indexGiven = nil
    sheet.delegate?.willPresent(sheet)
  }

  func actionSheetControllerDidPresent(_ controller: ActionSheetController) {
    guard let sheet else { return }
    sheet.delegate?.didPresent(sheet)
  }

  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
  ) {
    guard let sheet, let delegate = sheet.delegate else { return }
    if let choice = outcome.choice {
      delegate.actionSheet(sheet, clickedButtonAt: choice.index)
    } else if sheet.indexGiven == nil {
      delegate.actionSheetCancel(sheet)
    }
    delegate.actionSheet(sheet, willDismissWithButtonIndex: index(of: outcome, in: sheet))
  }

  func actionSheetController(
    _ controller: ActionSheetController,
    didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {
    // It has been told already, unless the sheet never came.
    guard cause == .notPresented, let sheet else { return }
    sheet.delegate?.actionSheetCancel(sheet)
  }

  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome
  ) {
    guard let sheet else { return }
    let index = index(of: outcome, in: sheet)
    sheet.indexGiven = nil
    shownSheet = nil
    sheet.delegate?.actionSheet(sheet, didDismissWithButtonIndex: index)
  }

  private func index(of outcome: SheetOutcome, in sheet: ClassicActionSheet) -> Int {
    outcome.choice?.index ?? sheet.indexGiven ?? sheet.cancelButtonIndex
  }
}
