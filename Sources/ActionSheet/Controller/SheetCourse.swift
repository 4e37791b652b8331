import ControlCore
import UIKit

/// What a sheet remembers of the presentation it is in, and forgets when that is over.
@MainActor
struct SheetCourse {
  /// Where a sheet is to be presented, and how.
  struct Request {
    /// On whom: looked up when it is time, frontmost above the controller.
    enum Place {
      case controller(UIViewController)
      case scene(UIWindowScene, level: UIWindow.Level)
    }

    var place: Place
    var anchor: SheetAnchor?
    var isAnimated = true
    /// How often it was put off because something else was on its way in or out.
    var attempts = 0
  }

  var lifecycle = SheetLifecycle()
  /// Whether what the lifecycle asks for is being done, further up in the stack.
  var isPerforming = false
  var request: Request?
  /// The way in or out that is under way.
  weak var transition: SheetTransition?
  /// A dismissal that waits for UIKit to be done with the way in: whether it is animated.
  var pendingDismissal: Bool?
  /// Whether UIKit is taking the sheet away because it was told to by the sheet.
  var isDismissing = false
  /// Whether UIKit will tell of a dismissal by somebody else when it is over.
  var isLeavingWithOthers = false
  /// Whether the sheet has gone, and why is about to be told.
  var isVanishing = false
  /// Whether a queue has hidden the sheet and will bring it back.
  var isHiddenForAWhile = false
  /// The turn in a queue that has hidden the sheet and will bring it back.
  var hiddenTurn: PresentationTurn?
  /// Why a queue is taking the sheet away for good.
  var departureCause: SheetOutcome.CancellationCause?
  /// Actions whose handlers may still have to run, as they were when they were chosen.
  var chosen: [SheetItemID: ActionSheetAction] = [:]
  /// The action that a cancellation stands in for, as it was then.
  var standIn: ActionSheetAction?
  /// How the sheet is to go this time, before what it or the action says.
  var animation: (any ActionSheetAnimating)?
  /// How fast a finger has thrown it, in points a second.
  var velocity: CGFloat = 0
  var drag: DragInProgress?
  var window: SheetWindow?
  var sceneObservation: NotificationObserver?
  var keyboardFrame: CGRect?
  /// Stops looking at what the popover points at.
  var stopWatching: (@MainActor () -> Void)?
  /// Where that was, in the presentation's container.
  var anchorFrame: CGRect?
  /// What assistive technology returns to.
  weak var focusTarget: UIView?
  /// Called when the sheet is there.
  var completions: [() -> Void] = []
  /// Called when the sheet has gone, before anybody else is told.
  var departures: [() -> Void] = []
  /// Whether the dismissal that is about to be asked for may be animated.
  var isAnimationWanted = true
  var waiters: [Waiter] = []

  /// Somebody who waits for the outcome.
  final class Waiter {
    let continuation: CheckedContinuation<SheetOutcome, Never>

    init(_ continuation: CheckedContinuation<SheetOutcome, Never>) {
      self.continuation = continuation
    }
  }

  /// A finger that drags the sheet, or the sheet on its way back from there.
  struct DragInProgress {
    var drag: SheetDrag
    /// How far below its place the sheet was when the finger took it, in points.
    var start: CGFloat
    var returning: UIViewPropertyAnimator?
  }
}
