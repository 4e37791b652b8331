/// The two fingers of a pinch or a rotation.
@MainActor
struct FingerPair {
  private var touches: [UITouch] = []

  var isComplete: Bool { touches.count == 2 }

  mutating func fill(from down: [UITouch]) {
    for touch in down where touches.count < 2 && !touches.contains(where: { $0 === touch }) {
      touches.append(touch)
    }
  }

  mutating func keep(_ down: [UITouch]) {
    touches.removeAll { touch in !down.contains { $0 === touch } }
  }

  /// In window points; nil without two fingers.
  var distance: CGFloat? {
    vector.map { hypot($0.x, $0.y) }
  }

  /// In radians; nil without two fingers.
  var angle: CGFloat? {
    vector.map { atan2($0.y, $0.x) }
  }

  private var vector: CGPoint? {
    guard isComplete else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}
