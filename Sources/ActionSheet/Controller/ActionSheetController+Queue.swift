import UIKit

/// A sheet in a ``PresentationQueue``, which may hide it for a while and bring it back.
extension ActionSheetController: QueuePresentable {
  /// Goes, for good or until the queue brings the sheet back as it was; then nobody is told.
  public func hide(in turn: PresentationTurn, outcome: PresentationOutcome?) {
    course.isHiddenForAWhile = outcome == nil
    course.hiddenTurn = outcome == nil ? turn : nil
    course.departureCause = outcome.map { Self.cause(of: $0) }
    turn.dismiss(self)
  }

  /// Ends the presentation, if it has no outcome yet.
  public func presentationEnded(with outcome: PresentationOutcome) {
    if course.lifecycle.isUp, !course.isVanishing { vanish(because: Self.cause(of: outcome)) }
  }

  /// Why a sheet is closed when its request ends.
  static func cause(of outcome: PresentationOutcome) -> SheetOutcome.CancellationCause {
    switch outcome {
    case .replaced, .interrupted: .preempted
    case .sceneDisconnected: .sceneDisconnected
    case .ownerGone, .presenterUnavailable: .sourceRemoved
    case .dismissed, .timedOut, .cancelled, .duplicate, .busy, .refused, .failed: .programmatic
    }
  }
}
