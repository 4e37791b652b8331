/// The end of a line that may yet change, from the oldest sample on whose force is an estimate.
///
/// Each sample is kept with the line before it, so that from any of them on the line can be led anew.
struct UncertainLine {
  private struct Place {
    var sample: StrokeSample
    /// The line before the sample.
    var line: StrokeLine
    /// The first of the pieces that came of it.
    var first: Int
  }

  /// So many samples are kept at most; a pencil corrects its force within some dozens.
  static let limit = 512

  private var places: [Place] = []

  /// The pieces from the oldest uncertain sample on, in order, as they are drawn.
  private(set) var segments: [StrokeSegment] = []

  /// Whether all that was drawn is certain.
  var isEmpty: Bool { places.isEmpty }

  /// Leads a line on to a sample.
  ///
  /// - Parameters:
  ///   - line: The line, which is led on.
  ///   - sample: The place.
  ///   - body: Gets the pieces that come of it.
  mutating func extend(
    _ line: inout StrokeLine, to sample: StrokeSample, _ body: (StrokeSegment) -> Void
  ) {
    let first = segments.count
    places.append(Place(sample: sample, line: line, first: first))
    line.extend(to: sample) { segments.append($0) }
    segments[first...].forEach(body)
  }

  /// Adds the pieces of the end of a line.
  mutating func addTail(of line: StrokeLine, _ body: (StrokeSegment) -> Void) {
    let first = segments.count
    line.forEachSegmentOfTail { segments.append($0) }
    segments[first...].forEach(body)
  }

  /// Corrects samples and leads the line through all that follow.
  ///
  /// - Parameters:
  ///   - corrections: Those of unknown samples mean nothing.
  ///   - line: The line, which is led anew.
  ///   - isEnded: Whether the end of the line is drawn as well.
  /// - Returns: The pieces that differ, as they were and as they are.
  mutating func correct(
    by corrections: [StrokeCorrection], _ line: inout StrokeLine, isEnded: Bool
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

  /// The place of the first sample whose values have become others.
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

  /// Takes out what has become certain.
  ///
  /// - Parameter body: Gets the pieces; when all are certain, nothing is left and it gets none.
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
