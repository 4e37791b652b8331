/// A pan that starts at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges a pan may start from; default none.
  open var edges: UIRectEdge = []

  /// In points from the edge.
  private static let reach: CGFloat = 20

  private var startEdges: UIRectEdge = []
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count, let touch = trackedTouches.first {
      start = touch.location(in: nil)
      startEdges = edgesReached(by: start, in: touch.window).intersection(edges)
    }
    if startEdges.isEmpty {
      state = .failed
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  /// Only a movement away from the edge counts.
  override var isBeyondSlop: Bool {
    guard super.isBeyondSlop else { return false }
    let move = translation(in: nil)
    let isHorizontal = abs(move.x) >= abs(move.y)
    if startEdges.contains(.left), isHorizontal, move.x > 0 { return true }
    if startEdges.contains(.right), isHorizontal, move.x < 0 { return true }
    if startEdges.contains(.top), !isHorizontal, move.y > 0 { return true }
    return startEdges.contains(.bottom) && !isHorizontal && move.y < 0
  }

  private func edgesReached(by point: CGPoint, in window: UIWindow?) -> UIRectEdge {
    guard let bounds = window?.bounds else { return [] }
    var reached: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { reached.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { reached.insert(.right) }
    if point.y - bounds.minY <= Self.reach { reached.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { reached.insert(.bottom) }
    return reached
  }
}
