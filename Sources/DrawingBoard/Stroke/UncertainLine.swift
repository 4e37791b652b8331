/// The end of a line that corrections may change, from the oldest sample with an estimate.
///
/// Each sample is stored with the state of the line before it, from which the line can be
/// recomputed.
struct UncertainLine {
  private struct Place {
    var sample: StrokeSample
    /// The line before the sample.
    var line: StrokeLine
    /// The index of its first segment.
    var first: Int
  }

  /// The greatest number of stored samples.
  ///
  /// Apple Pencil corrects its force within some dozens.
  static let limit = 512

  private var places: [Place] = []

  /// The drawn segments from the oldest uncertain sample on, in order.
  private(set) var segments: [StrokeSegment] = []

  /// A Boolean value that indicates whether all drawn segments are final.
  var isEmpty: Bool { places.isEmpty }

  /// Extends a line to a sample.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - sample: The sample.
  ///   - body: Called with the new segments.
  mutating func extend(
    _ line: inout StrokeLine, to sample: StrokeSample, _ body: (StrokeSegment) -> Void
  ) {
    let first = segments.count
    places.append(Place(sample: sample, line: line, first: first))
    line.extend(to: sample) { segments.append($0) }
    segments[first...].forEach(body)
  }

  /// Adds the segments of a line's tail.
  mutating func addTail(of line: StrokeLine, _ body: (StrokeSegment) -> Void) {
    let first = segments.count
    line.forEachSegmentOfTail { segments.append($0) }
    segments[first...].forEach(body)
  }

  /// Corrects samples and recomputes the line through all that follow.
  ///
  /// - Parameters:
  ///   - corrections: Those of unknown samples have no effect.
  ///   - line: The line, which is recomputed.
  ///   - isEnded: Whether the tail of the line is drawn as well.
  /// - Returns: The segments that differ, in their earlier and in their current form.
  mutating func correct(
    with corrections: [StrokeCorrection], _ line: inout StrokeLine, isEnded: Bool
  ) -> [StrokeSegment] {
    guard let index = apply(corrections) else { return [] }
    let first = places[index].first
    let old = segments[first...]
    segments.removeSubrange(first...)
    line = places[index].line
    for index in index..<places.count {
      places[index].line = line
      places[index].first = segments.count
      line.extend(to: places[index].sample) { segments.append($0) }
    }
    if isEnded { addTail(of: line) { _ in } }
    let new = segments[first...]
    guard old.count == new.count else { return Array(old + new) }
    return zip(old, new).flatMap { $0 == $1 ? [] : [$0, $1] }
  }

  /// Applies corrections and returns the index of the first corrected sample.
  private mutating func apply(_ corrections: [StrokeCorrection]) -> Int? {
    var first: Int?
    for correction in corrections {
      guard let index = places.lastIndex(where: { $0.sample.estimate == correction.estimate })
      else { continue }
      places[index].sample = correction.applied(to: places[index].sample)
      first = min(first ?? index, index)
    }
    return first
  }

  /// Removes the samples that have become final.
  ///
  /// - Parameter body: Called with their segments; not called when all samples are final.
  mutating func settle(_ body: (StrokeSegment) -> Void) {
    var count = places.firstIndex { $0.sample.estimate != nil } ?? places.count
    if places.count - count > Self.limit { count = places.count - Self.limit / 2 }
    guard count < places.count else {
      places.removeAll(keepingCapacity: true)
      segments.removeAll(keepingCapacity: true)
      return
    }
    guard count > 0 else { return }
    let certain = places[count].first
    segments[..<certain].forEach(body)
    segments.removeSubrange(..<certain)
    places.removeSubrange(..<count)
    for index in places.indices { places[index].first -= certain }
  }
}
