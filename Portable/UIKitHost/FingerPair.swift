import Foundation

/// Two fingers moved with one pointer: the second mirrors the first about a pivot.
struct FingerPair: Equatable {
  /// The point between the fingers.
  var pivot: CGPoint
  /// The finger under the pointer.
  var first: CGPoint

  /// The finger opposite.
  var second: CGPoint {
    CGPoint(x: 2 * pivot.x - first.x, y: 2 * pivot.y - first.y)
  }

  /// Moves the first finger; with `movesBoth` the pivot goes along, so both move alike.
  mutating func move(to point: CGPoint, movesBoth: Bool) {
    if movesBoth {
      pivot.x += point.x - first.x
      pivot.y += point.y - first.y
    }
    first = point
  }
}
