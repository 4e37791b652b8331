import UIKit

extension ActionSheetController {
  /// Presents the sheet and waits for its outcome, which comes exactly once.
  ///
  /// Handlers and the delegate are called before it returns. Cancelling the task closes the sheet;
  /// a task that is cancelled already presents nothing. Where the sheet is shown already, the outcome
  /// of that presentation is waited for.
  ///
  /// - Parameters:
  ///   - presenter: A controller in a window.
  ///   - item: What a popover points at.
  ///   - animated: Whether it comes with its animation.
  /// - Returns: How the sheet ended.
  public func result(
    from presenter: UIViewController,
    anchoredTo item: (any UIPopoverPresentationControllerSourceItem)? = nil,
    animated: Bool = true
  ) async -> SheetOutcome {
    await outcome(after: { $0.present(from: presenter, anchoredTo: item, animated: animated) })
  }

  /// Presents the sheet in a window of its own and waits for its outcome; see
  /// ``result(from:anchoredTo:animated:)``.
  ///
  /// - Parameters:
  ///   - scene: A connected scene.
  ///   - animated: Whether it comes with its animation.
  /// - Returns: How the sheet ended.
  public func result(in scene: UIWindowScene, animated: Bool = true) async -> SheetOutcome {
    await outcome(after: { $0.present(in: scene, animated: animated) })
  }

  private func outcome(after present: (ActionSheetController) -> Void) async -> SheetOutcome {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        course.continuations.append(continuation)
        present(self)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(because: .taskCancelled) }
    }
  }
}
