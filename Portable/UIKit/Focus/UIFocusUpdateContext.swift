import QuartzCore

/// One move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus, or nil.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

  /// The item that gets it, or nil.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?

  /// Which way the focus moves; empty when code moved it.
  open private(set) var focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The view that had the focus, or nil.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The view that gets it, or nil.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// How long the animations of a move of the focus take.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

/// Animations that run along with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Timing: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.15
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private let timing = Timing()

  override init() { super.init() }

  /// Adds animations to those of the move.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations of the item that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let timing = timing
    addCoordinatedAnimations(animations.map { run in { run(timing) } }, completion: completion)
  }

  /// Adds animations of the item that loses it.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedFocusingAnimations(animations, completion: completion)
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: timing.duration, animations: { animations.forEach { $0() } },
      completion: { _ in completions.forEach { $0() } })
  }
}
