import Foundation

/// The latest places of a finger, to tell how fast it is.
struct TouchTrack: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var time: TimeInterval
    var point: CGPoint
  }

  /// How far back counts, in seconds: a finger that rested before it lifts throws nothing.
  static let memory: TimeInterval = 0.1

  private var samples: [Sample] = []

  /// Where it began; `nil` before that.
  private(set) var start: CGPoint?

  /// Notes a place; one earlier than the last is left out.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time < last.time { return }
    if start == nil { start = point }
    samples.append(Sample(time: time, point: point))
    samples.removeAll { $0.time < time - Self.memory }
  }

  /// How far it is from where it began, in points.
  var translation: CGPoint {
    guard let start, let last = samples.last else { return .zero }
    return CGPoint(x: last.point.x - start.x, y: last.point.y - start.y)
  }

  /// How fast it was lately, in points a second, seen at a moment; zero when it has rested.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
