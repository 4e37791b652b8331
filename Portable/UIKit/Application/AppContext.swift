/// What belongs to the running app as a whole and not to one of its objects.
///
/// The application owns it, and the host owns the application. State of the app belongs here and not
/// into static variables. Static are only caches, which depend on nothing an app does; counters for
/// identifiers, which must not repeat in a process; and what Apple too has once in a process, such as
/// observers, pasteboards and the clock.
@MainActor
final class AppContext {
  /// The context of the running app.
  static var current: AppContext { UIApplication.instance.context }

  let frameTimers = FrameTimers()
  let commitCallbacks = CommitCallbacks()
  let pendingTraits = PendingTraits()
  let appearance = AppearanceRules()
  let accessibility = AccessibilityState()
  let viewAnimations = ViewAnimationState()
  let device = DeviceState()
  let layout = LayoutState()
  /// The screens of connected scenes, the first connected first.
  var screens: [UIScreen] = []
}

/// What the host says of the device, and what the app made it do.
@MainActor
final class DeviceState {
  var pencil = PencilChoices()
  var feedbackObserver: ((FeedbackRecord) -> Void)?
  var feedbackCount = 0
}

/// What assistive technology is on and was told.
@MainActor
final class AccessibilityState {
  var settings = UIAccessibility.Settings()
  var posted: [UIAccessibility.Posted] = []
  weak var focusedObject: AnyObject?
}

/// The animation blocks that are open and the views that are in flight.
@MainActor
final class ViewAnimationState {
  /// The innermost block last.
  var blocks: [ViewAnimationBlock] = []
  var inFlight: [ObjectIdentifier: Int] = [:]
  var areAnimationsEnabled = true
}

/// Where the layout by constraints is.
@MainActor
final class LayoutState {
  /// The view that gets the frame that was solved for it, which is no change to its engine.
  var viewWithSolvedFrame: ObjectIdentifier?
  /// The views that have a guide for the keyboard.
  var keyboardGuideOwners: [WeakView] = []

  struct WeakView {
    weak var view: UIView?
  }
}
