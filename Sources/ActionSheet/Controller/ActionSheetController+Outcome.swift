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
    let waiting = Waiting()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = SheetCourse.Waiter(continuation)
        waiting.waiter = waiter
        course.waiters.append(waiter)
        present(self)
      }
    } onCancel: {
      Task { @MainActor in
        // The task may have been cancelled when its own presentation was over already.
        guard self.course.waiters.contains(where: { $0 === waiting.waiter }) else { return }
        self.cancel(because: .taskCancelled)
      }
    }
  }

  /// The place of one who waits, known to whoever calls that off.
  @MainActor
  private final class Waiting {
    weak var waiter: SheetCourse.Waiter?

    nonisolated init() {}
  }
}
