import DrawingBoard
import UIKit

// The samples of HistoryAndStorage.md, compiled as in an app.

extension SketchViewController {
  // sample HistoryAndStorage 1
  func showFirstStep() -> Date? {
    guard board.stepCount > 0 else { return nil }
    board.move(to: 0)
    return board.step(at: 0)?.date
  }
  // end of sample

  // sample HistoryAndStorage 2
  func connect(to documentUndoManager: UndoManager?) {
    board.sharedUndoManager = documentUndoManager
  }
  // end of sample

  // sample HistoryAndStorage 3
  func limitHistory() {
    board.historyLimits = HistoryLimits(
      residentRadius: 3, memoryByteLimit: 16 << 20, diskByteLimit: 64 << 20, stepLimit: 1000)
  }
  // end of sample

  // sample HistoryAndStorage 4
  func describe(_ state: DrawingStorageState) -> String? {
    switch state {
    case .memory, .stored: nil
    case .opening: "Opening…"
    case .suspended(.diskFull): "Not saved: the disk is full."
    case .suspended(.unstorableBackground): "The image of the background is too large to be saved."
    case .suspended: "Not saved."
    case .readOnly(.inUse): "Open in another window."
    case .readOnly(.laterFormat): "Update the app to open this drawing."
    case .readOnly: "This drawing cannot be changed."
    case .failed: "This drawing cannot be opened."
    }
  }
  // end of sample

  // sample HistoryAndStorage 5
  func addRetryButton(to label: UILabel) -> UIButton {
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = "Retry"
    button.addAction(
      UIAction { [board] _ in board.retry() }, for: .touchUpInside)
    board.addAction(
      UIAction { [weak self, weak label, weak button] _ in
        guard let self else { return }
        label?.text = describe(board.storageState)
        button?.isHidden = describe(board.storageState) == nil
      }, for: .drawingStorageChanged)
    return button
  }
  // end of sample

  // sample HistoryAndStorage 6
  func saveBeforeClosing() async -> Bool {
    do {
      try await board.flush()
      return true
    } catch {
      return false
    }
  }
  // end of sample
}
