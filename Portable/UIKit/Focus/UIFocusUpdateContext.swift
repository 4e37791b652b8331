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

/// What reports of a move of the focus come with; nothing can be animated along with it.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }
}
