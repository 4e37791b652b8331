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
}

/// How long the animations of a move of the focus take.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
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

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: timing.duration, animations: { animations.forEach { $0() } },
      completion: { _ in completions.forEach { $0() } })
  }
}
