/// The times at which the steps of a replay begin and end.
///
/// A step takes time by the length of what it has drawn. A tap, a clear or an image takes as much as
/// the shortest stroke, and no stroke takes more than sixteen times that, so that none of them holds up
/// the others.
struct ReplayTimeline: Equatable, Sendable {
  /// A moment of a replay.
  struct Moment: Equatable, Sendable {
    /// The number of steps that are complete.
    let step: Int

    /// The part of the next step that is drawn, from 0 to less than 1.
    let share: Double
  }

  /// The least and the largest weight of a step: the bytes of about 12 and of about 200 samples.
  private static let weights = 48...768

  /// The ends of the steps, the last of which is the sum of all weights.
  private let ends: [Int]

  /// Creates a timeline.
  ///
  /// - Parameter lengths: The length of what each step has drawn, in bytes of its samples.
  init(lengths: [Int]) {
    var sum = 0
    ends = lengths.map { length in
      sum += min(max(length, Self.weights.lowerBound), Self.weights.upperBound)
      return sum
    }
  }

  /// Returns a moment.
  ///
  /// - Parameter time: The part of the time that has passed, from 0 to 1. It is clamped.
  /// - Returns: The moment; all steps are complete at 1.
  /// - Complexity: O(log *n*) for *n* steps.
  func moment(at time: Double) -> Moment {
    guard let sum = ends.last, time < 1 else { return Moment(step: ends.count, share: 0) }
    let passed = max(time, 0) * Double(sum)
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if passed < Double(ends[middle]) { high = middle } else { low = middle + 1 }
    }
    let start = low > 0 ? ends[low - 1] : 0
    return Moment(step: low, share: (passed - Double(start)) / Double(ends[low] - start))
  }
}
