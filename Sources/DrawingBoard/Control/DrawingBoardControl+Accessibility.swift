import ControlCore
import UIKit

/// The announcements and actions for assistive technology.
extension DrawingBoardControl {
  /// Announces a step with its number and the count of steps: "Undid rectangle, 4 of 12".
  func announce(_ text: DrawingBoardString, _ step: DrawingStep) {
    guard announcesHistory else { return }
    announcementSink.announce(text.text(step.name, String(step.index + 1), String(stepCount)))
  }

  /// The name of the shown step, its number, and the count of steps; `nil` without steps.
  var stepText: String? {
    guard stepCount > 0 else { return nil }
    let name = undoStep?.name ?? DrawingBoardString.start.text
    return DrawingBoardString.step.text(name, String(stepIndex + 1), String(stepCount))
  }

  /// The actions of the history that are available.
  var historyActions: [UIAccessibilityCustomAction] {
    guard isEnabled else { return [] }
    var actions: [UIAccessibilityCustomAction] = []
    if canUndo { actions.append(action(.undo) { $0.undo() }) }
    if canRedo { actions.append(action(.redo) { $0.redo() }) }
    if canUndo { actions.append(action(.clear) { $0.clear() }) }
    return actions
  }

  private func action(
    _ text: DrawingBoardString, _ body: @escaping @MainActor (DrawingBoardControl) -> Bool
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: text.text.withFirstLetterUppercased) { [weak self] _ in
      self.map(body) ?? false
    }
  }
}
