/// A view that answers touches with events: the base of buttons, switches and sliders.
@preconcurrency @MainActor open class UIControl: UIView {
  /// A disabled control ignores touches; turning it off in the middle of a touch cancels tracking.
  open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { abandonTracking() }
      stateDidChange()
    }
  }

  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let other: other
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  open internal(set) var isTracking: Bool = false
  open internal(set) var isTouchInside: Bool = false

  /// A Boolean value that determines whether a touch opens the control's menu at once, instead of
  /// sending its action. Otherwise the menu opens when a finger rests on the control.
  open var showsMenuAsPrimaryAction: Bool = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuSettingsDidChange() } }
  }

  var eventHandlers: [ControlEventHandler] = []
  var menuHandling: ControlMenu?
  weak var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(UIControl.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + controlKeys
  }

  /// Makes a control whose `primaryAction` runs on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Tracking

  /// Decides whether to follow a touch; without an override every touch is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Decides whether to go on; after `false` the rest of the touch is ignored.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends the tracking of a touch without its action, and updates the state.
  ///
  /// An override calls `super`.
  open func cancelTracking(with event: UIEvent?) { finishTracking() }

  // MARK: Actions

  /// Passes `action` to `target`, or to the first responder that takes it when there is none.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    deliver(action, to: target, for: event)
  }

  /// Runs `action` with the control as its sender.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }

  /// Runs every handler of `controlEvents`, each at most once, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// The one way every event leaves a control; subclasses add events that follow from others.
  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    guard MainThread.check("UIControl.sendActions(for:)", of: self) else { return }
    for handler in eventHandlers where !handler.events.isDisjoint(with: controlEvents) {
      // A handler removed by an earlier one must not run any more.
      guard eventHandlers.contains(where: { $0 === handler }) else { continue }
      switch handler.kind {
      case .action(let action):
        sendAction(action)
      case .target(let target, let selector, let isChain):
        guard isChain || target.object != nil else { continue }
        sendAction(selector, to: target.object, for: event)
      }
    }
  }

  /// The menu that the control shows; subclasses with menus override it.
  var menuToShow: UIMenu? { nil }

  /// Called before an action of the control's menu is performed.
  func willPerform(_ action: UIAction, of menu: UIMenu) {
    menu.select(action, isExclusive: false)
  }

  /// Called after a change of whether a touch opens the menu.
  func menuSettingsDidChange() {}

  /// Called after enabled, selected or highlighted changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.previouslyFocusedItem === self || context.nextFocusedItem === self {
      stateDidChange()
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingCancelled(touches, with: event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    abandonTracking()
    closeMenu(animated: false)
  }
}
