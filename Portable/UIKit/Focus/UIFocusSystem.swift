import QuartzCore

/// Keeps track of the item that the keyboard acts on, one system for each scene.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after every move of the focus, with the context under `focusUpdateContextUserInfoKey`.
  public nonisolated static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")

  /// Where a notification keeps its `UIFocusUpdateContext`.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  private weak var scene: UIWindowScene?
  private weak var item: (any UIFocusItem)?
  private weak var requested: (any UIFocusEnvironment)?
  private var isMoving = false
  private let halo = FocusHalo()

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The item that has the focus, or nil.
  open var focusedItem: (any UIFocusItem)? { item }

  /// The system of the scene an environment is in, or nil.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    for environment in FocusMap.chain(of: environment) {
      if let view = environment as? UIView { return view.window?.windowScene?.focusSystem }
    }
    return nil
  }

  /// Whether an environment is another one or lies inside it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    FocusMap.chain(of: otherEnvironment).contains { $0 === environment }
  }

  /// Asks for the focus to move to an environment, before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requested = environment
  }

  /// Carries out what was asked for now.
  open func updateFocusIfNeeded() {
    guard !isMoving, let window = scene?.keyWindow else { return }
    if let environment = requested {
      requested = nil
      let map = FocusMap(window: window)
      if let target = target(of: environment, in: map) { move(to: target, heading: []) }
    }
    // Every frame comes here: the way up from the item is short, the tree is not.
    if let item, !FocusMap.isReachable(item, in: window) { move(to: nil, heading: []) }
  }
}

extension UIFocusSystem {
  // An environment's choice anew, if the focus is inside it.
  final func invalidate(_ environment: any UIFocusEnvironment) {
    guard let item, UIFocusSystem.environment(environment, contains: item) else { return }
    requestFocusUpdate(to: environment)
  }

  // The key of a press that moves the focus; true when it did.
  final func handle(_ key: UIKey) -> Bool {
    guard let window = scene?.keyWindow,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    updateFocusIfNeeded()
    let isShifted = key.modifierFlags.contains(.shift)
    if key.keyCode == .keyboardTab {
      let heading: UIFocusHeading = isShifted ? .previous : .next
      let next = FocusMap(window: window).neighbor(of: focusedItem, isForward: !isShifted)
      return next.map { move(to: $0, heading: heading) } ?? false
    }
    guard !isShifted, let heading = UIFocusHeading(arrow: key.keyCode), let focusedItem,
      let next = FocusMap(window: window).neighbor(of: focusedItem, toward: heading)
    else { return false }
    return move(to: next, heading: heading)
  }

  // Another responder got the keyboard: the focus goes with it.
  final func firstResponderChanged(to responder: UIResponder) {
    guard !isMoving else { return }
    if let next = responder as? any UIFocusItem, next.canBecomeFocused {
      move(to: next, heading: [])
    } else if let item, !FocusMap.chain(of: item).contains(where: { $0 === responder }) {
      move(to: nil, heading: [])
    }
  }

  final func updateHalo() {
    halo.show(around: focusedItem, in: scene?.keyWindow)
  }

  @discardableResult
  private final func move(to next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
    let previous = item
    guard next !== previous else { return false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    var concerned: [any UIFocusEnvironment] = []
    for environment in FocusMap.chain(of: previous) + FocusMap.chain(of: next)
    where !concerned.contains(where: { $0 === environment }) {
      concerned.append(environment)
    }
    // An item that is gone has nothing to say.
    let mayMove = next == nil || concerned.allSatisfy { $0.shouldUpdateFocus(in: context) }
    guard mayMove else { return false }
    isMoving = true
    item = next
    takeFirstResponder(to: next)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
    isMoving = false
    if let next { scrollToVisible(next) }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: self,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    if requested != nil { updateFocusIfNeeded() }
    return true
  }

  // The keyboard follows the focus: the first around the item that takes it gets it.
  private final func takeFirstResponder(to item: (any UIFocusItem)?) {
    guard let item = item as? UIResponder, let window = scene?.keyWindow else { return }
    var responder: UIResponder? = item
    while let current = responder {
      if current === window.currentFirstResponder { return }
      if current.canBecomeFirstResponder, current.becomeFirstResponder() { return }
      responder = current.next
    }
    window.currentFirstResponder?.resignFirstResponder()
  }

  private final func scrollToVisible(_ item: any UIFocusItem) {
    let space = FocusMap.coordinateSpace(of: item)
    for environment in FocusMap.chain(of: item.parentFocusEnvironment) {
      guard let scrollView = environment as? UIScrollView else { continue }
      scrollView.scrollRectToVisible(space.convert(item.frame, to: scrollView), animated: true)
    }
  }

  // The item an environment means: itself, what it prefers, or the first inside.
  private final func target(
    of environment: any UIFocusEnvironment, in map: FocusMap
  ) -> (any UIFocusItem)? {
    if let item = environment as? any UIFocusItem, map.contains(item) { return item }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = target(of: preferred, in: map) { return item }
    }
    return map.entries.first {
      UIFocusSystem.environment(environment, contains: $0.item)
    }?.item
  }
}

extension UIFocusHeading {
  fileprivate init?(arrow key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    default: return nil
    }
  }
}
