import Foundation

/// The rectangles that were drawn anew in the last moments, to mark them in the picture.
struct DamageTrace {
  /// How long a rectangle is marked, in seconds.
  static let duration: TimeInterval = 0.2

  private var marks: [(rect: CGRect, end: TimeInterval)] = []

  /// A Boolean value that determines whether something is marked or was until now.
  var isShown: Bool { !marks.isEmpty }

  mutating func add(_ rects: [CGRect], at time: TimeInterval) {
    marks += rects.map { ($0, time + Self.duration) }
  }

  /// Returns what is marked, and forgets what is not any more.
  mutating func rects(at time: TimeInterval) -> [CGRect] {
    marks.removeAll { $0.end <= time }
    return marks.map(\.rect)
  }
}
