@testable import ActionSheet

/// A popup that is no controller and does what the test tells it.
@MainActor final class ManualPopup: QueuePresentable {
  var context: PresentationContext?
  var log: [String] = []
  var outcomes: [PresentationOutcome] = []

  func present(in context: PresentationContext) {
    self.context = context
    log.append(context.isResuming ? "resume" : "present")
  }

  func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    log.append(outcome.map { "hide \($0)" } ?? "hide for a while")
  }

  func presentationEnded(with outcome: PresentationOutcome) {
    outcomes.append(outcome)
  }

  /// It is off screen.
  func go() {
    context?.didDismiss()
    context = nil
  }
}
