/// The speed of something that moves in the plane, from its latest places.
struct VelocityTracker {
  /// Older places tell nothing of the present speed.
  private static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  mutating func add(_ value: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time == time {
      samples[samples.count - 1].value = value
    } else {
      samples.append((time, value))
    }
    samples.removeAll { $0.time < time - Self.window - 0.000_001 }
  }

  mutating func clear() { samples = [] }

  /// Moves every sample, so that a jump which is none of the finger's leaves the speed alone.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].value.x += offset.x
      samples[index].value.y += offset.y
    }
  }

  /// Units per second; zero after a rest.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.value.x - first.value.x) / time, y: (last.value.y - first.value.y) / time)
  }
}
