/// Recognizes a quick stroke in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a stroke.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count; default right. The recognizer does not say which one it was.
  open var direction: Direction = .right

  /// Default 1; less than 1 counts as 1.
  open var numberOfTouchesRequired: Int = 1

  /// A stroke is at least this long, at most this wide, and done in this time.
  private static let minimumLength: CGFloat = 50
  private static let maximumWidth: CGFloat = 50
  private static let maximumDuration: TimeInterval = 0.5

  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { startTime = event.timestamp }
    for touch in touchesDown where !starts.contains(where: { $0.touch === touch }) {
      starts.append((touch, touch.location(in: nil)))
    }
    if touchesDown.count > max(1, numberOfTouchesRequired) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - startTime <= Self.maximumDuration else {
      state = .failed
      return
    }
    guard touchesDown.count == max(1, numberOfTouchesRequired) else { return }
    let moves = starts.map { start in
      let point = start.touch.location(in: nil)
      return CGPoint(x: point.x - start.point.x, y: point.y - start.point.y)
    }
    let directions: [Direction] = [.right, .left, .up, .down]
    let candidates = directions.filter { direction.contains($0) }
    if candidates.allSatisfy({ candidate in moves.contains { hasStrayed($0, from: candidate) } }) {
      state = .failed
    } else if candidates.contains(where: { candidate in
      moves.allSatisfy { length(of: $0, along: candidate) >= Self.minimumLength }
        && !moves.contains { hasStrayed($0, from: candidate) }
    }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    starts = []
  }

  private func length(of move: CGPoint, along direction: Direction) -> CGFloat {
    switch direction {
    case .right: move.x
    case .left: -move.x
    case .up: -move.y
    default: move.y
    }
  }

  private func hasStrayed(_ move: CGPoint, from direction: Direction) -> Bool {
    let isHorizontal = direction == .left || direction == .right
    let across = abs(isHorizontal ? move.y : move.x)
    return across > Self.maximumWidth
      || length(of: move, along: direction) < -UIPanGestureRecognizer.slop
  }
}
