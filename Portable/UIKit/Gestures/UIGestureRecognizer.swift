/// Watches touches on its view and tells its targets when they make up one gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _KeyValueCoding {
  /// Asked before the recognizer takes a touch, begins, or excludes another one.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view the recognizer is attached to.
  open var view: UIView? {
    MainThread.check("UIGestureRecognizer.view", of: self)
    return attachedView
  }

  /// Whether touches reach the recognizer. Disabling cancels a gesture under way.
  open var isEnabled = true {
    didSet {
      let isAllowed = MainThread.check("UIGestureRecognizer.isEnabled", of: self)
      if isAllowed, oldValue, !isEnabled { abandon() }
    }
  }

  /// Whether the view gets `touchesCancelled` for the touches of a recognized gesture.
  open var cancelsTouchesInView = true

  /// Whether the view gets a touch only once this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of a touch only once this recognizer has failed.
  open var delaysTouchesEnded = true

  /// Raw values of the `UITouch.TouchType`s the recognizer takes.
  open var allowedTouchTypes: [NSNumber] = [
    NSNumber(value: UITouch.TouchType.direct.rawValue),
    NSNumber(value: UITouch.TouchType.indirect.rawValue),
    NSNumber(value: UITouch.TouchType.pencil.rawValue),
    NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
  ]

  /// Whether touches of another type than the first one are left out.
  open var requiresExclusiveTouchType = true

  /// A name for the developer's eyes.
  open var name: String?

  /// The modifier keys held down at the latest event.
  open var modifierFlags: UIKeyModifierFlags { latestEvent?.modifierFlags ?? [] }

  /// Where the gesture stands. Subclasses set it from their touch methods; a step that the
  /// documented state machine does not have is ignored.
  open var state: State {
    get {
      MainThread.check("UIGestureRecognizer.state", of: self)
      return currentState
    }
    set { requestTransition(to: newValue) }
  }

  weak var attachedView: UIView?
  var currentState = State.possible
  /// What the recognizer becomes as soon as those it waits for have failed.
  var awaitedState: State?
  /// Touches received and not ended yet.
  var trackedTouches: [UITouch] = []
  /// Every touch received since the last reset, ended or not.
  var sessionTouches: [UITouch] = []
  var latestEvent: UIEvent?
  var lastLocationInWindow = CGPoint.zero
  var targets: [GestureTarget] = []
  /// From `require(toFail:)`; for good.
  var failureRequirements: [WeakGestureRecognizer] = []
  /// From delegates and subclasses; for one attempt.
  var attemptRequirements: [WeakGestureRecognizer] = []
  weak var environment: GestureEnvironment?

  /// The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open class var _keyedProperties: [_KeyedProperty] { gestureRecognizerKeys }

  // MARK: Touches

  /// The touches that are part of the gesture now.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the touches; `nil` asks for window coordinates.
  open func location(in view: UIView?) -> CGPoint {
    let point = centroid(of: trackedTouches) ?? lastLocationInWindow
    return view?.convert(point, from: nil) ?? point
  }

  /// Lets this recognizer's success wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll {
      $0.recognizer == nil || $0.recognizer === otherGestureRecognizer
    }
    failureRequirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when an attempt is over; forget what was gathered.
  open func reset() {}

  /// Leaves a touch to others: it takes no part in the gesture and is not canceled by it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    environment?.ignore(touch, by: self)
  }

  /// Whether recognizing keeps the other one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other one's recognizing keeps this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits for the other one's failure.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other one waits for this one's failure.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether any part of the event is for this recognizer.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: For the environment

  /// What the delegate answers when the gesture is about to begin.
  var delegateAllowsBeginning: Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

  /// Zero for those that do not count taps.
  var requiredTapCount: Int { 0 }

  /// Asked before a touch is added; a tap recognizer that is done with its taps takes no more.
  var acceptsMoreTouches: Bool {
    switch currentState {
    case .possible: awaitedState != .ended
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }
}

struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
