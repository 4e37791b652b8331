/// Arbitrates between the recognizers of one window and delivers touches to its views.
@MainActor
final class GestureEnvironment {
  /// One per touch under way or not fully delivered, in the order the touches began.
  var records: [TouchRecord] = []
  /// Recognizers in an attempt, in the order they joined.
  var engaged: [UIGestureRecognizer] = []
  /// Those whose targets are to be told of their present state.
  var unsentActions: [UIGestureRecognizer] = []
  /// Those that recognized and whose touches are to be canceled in their views.
  var unsentCancellations: [UIGestureRecognizer] = []
  var hovering: [UIHoverGestureRecognizer] = []
  var pointed: [UIPointerInteraction] = []
  /// Above zero, settling is left to the caller further up.
  private var depth = 0

  init() {}

  /// Runs a step, then lets every consequence happen: actions, cancellations, deliveries, resets.
  func perform(_ step: () -> Void) {
    depth += 1
    step()
    if depth == 1 { settle() }
    depth -= 1
  }

  func record(for touch: UITouch) -> TouchRecord? {
    records.first { $0.touch === touch }
  }

  /// Adds a recognizer to the attempt under way.
  func engage(_ recognizer: UIGestureRecognizer) {
    guard recognizer.environment !== self else { return }
    recognizer.environment = self
    engaged.append(recognizer)
  }

  private func settle() {
    var rounds = 0
    repeat {
      sendActions()
      cancelTouchesInViews()
      dropEndedTouches()
      deliverToViews()
      resetFinished()
      records.removeAll { $0.isDone }
      rounds += 1
    } while hasWork && rounds < 32
  }

  private var hasWork: Bool {
    !unsentActions.isEmpty || !unsentCancellations.isEmpty
      || engaged.contains { $0.isFinished && $0.trackedTouches.isEmpty }
      || records.contains { canDeliver($0) }
  }

  private func sendActions() {
    while !unsentActions.isEmpty {
      unsentActions.removeFirst().sendActions()
    }
  }

  private func dropEndedTouches() {
    for record in records where record.hasEnded {
      for recognizer in record.recognizers {
        if recognizer.trackedTouches.count == 1 { recognizer.rememberLocation() }
        recognizer.trackedTouches.removeAll { $0 === record.touch }
      }
    }
  }

  private func resetFinished() {
    let finished = engaged.filter { $0.isFinished && $0.trackedTouches.isEmpty }
    guard !finished.isEmpty else { return }
    engaged.removeAll { recognizer in finished.contains { $0 === recognizer } }
    for recognizer in finished {
      for record in records { record.recognizers.removeAll { $0 === recognizer } }
      recognizer.finishAttempt()
    }
  }

  /// The tree under the view is about to leave the window: its gestures and touches end here.
  func viewWillLeaveWindow(_ view: UIView) {
    guard !engaged.isEmpty || !records.isEmpty else { return }
    perform {
      for recognizer in engaged {
        if let owner = recognizer.view, owner.isDescendant(of: view) { recognizer.abandon() }
      }
      let leaving = records.filter { $0.view?.isDescendant(of: view) ?? false }
      cancelInViews(leaving)
    }
  }
}
