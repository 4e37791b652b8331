/// What belongs to the running app as a whole and not to one of its objects.
///
/// The application owns it, and the host owns the application. State that is neither a cache nor a
/// counter for identifiers belongs here and not into static variables.
@MainActor
final class AppContext {
  /// The context of the running app.
  static var current: AppContext { UIApplication.instance.context }

  let frameTimers = FrameTimers()
  let commitCallbacks = CommitCallbacks()
  let pendingTraits = PendingTraits()
  let undoTurn = UndoTurn()
  let appearance = AppearanceRules()
  let accessibility = AccessibilityState()
  let viewAnimations = ViewAnimationState()
  let device = DeviceState()
  /// The screens of connected scenes, the first connected first.
  var screens: [UIScreen] = []
}

/// What the host says of the device, and what the app made it do.
@MainActor
final class DeviceState {
  var model = "iPhone"
  var orientation = UIDeviceOrientation.unknown
  var prefersPencilOnlyDrawing = false
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
