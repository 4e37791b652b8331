import CoreGraphics

/// The state of a freehand line, from which its next segments are computed.
///
/// A copy can be extended along predicted samples, and an earlier state again along corrected ones.
struct StrokeLine {
  private let brush: any FreehandBrush
  private let style: StrokeStyle
  private let scale: CGFloat
  private var curve: StrokeCurve
  private var dashes: DashWalker?
  private var previous: (sample: StrokeSample, width: CGFloat)?

  /// The parts that are drawn.
  private let parts: StrokeParts

  /// The number of curves so far.
  private var pieceCount = 0

  /// Creates a line without samples, for a picture with `scale` pixels per point.
  init(
    brush: any FreehandBrush, style: StrokeStyle, smoothing: StrokeSmoothing, scale: CGFloat,
    parts: StrokeParts = .whole
  ) {
    self.parts = parts
    self.brush = brush
    self.style = style
    self.scale = scale
    curve = StrokeCurve(smoothing: smoothing)
    dashes = DashWalker(lengths: brush.dashes.map { $0 * style.width * scale })
  }

  /// Extends the line to a sample.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - body: Called with the new final segments, in pixels.
  mutating func extend(to sample: StrokeSample, _ body: (StrokeSegment) -> Void) {
    let width = width(at: sample)
    previous = (sample, width)
    guard let piece = curve.append(sample.location, width: width) else { return }
    forEachSegment(of: piece, number: pieceCount, &dashes) { segment, _ in body(segment) }
    pieceCount += 1
  }

  /// Calls `body` with the segments of a whole line and where each is on it: see ``StrokeParts``.
  ///
  /// - Parameters:
  ///   - element: The stroke.
  ///   - scale: The number of pixels per point.
  ///   - parts: The parts of the line. Default: the whole line.
  ///   - area: A part of the picture in points, without whose segments `body` may do. Default: all.
  ///   - body: Called with each segment, in pixels.
  static func forEachSegment(
    of element: StrokeElement, scale: CGFloat, parts: StrokeParts = .whole,
    within area: CGRect = .infinite, _ body: (StrokeSegment, ClosedRange<CGFloat>) -> Void
  ) {
    guard let brush = element.brush as? any FreehandBrush else { return }
    var line = StrokeLine(
      brush: brush, style: element.style, smoothing: element.smoothing, scale: scale, parts: parts)
    for sample in element.samples {
      let width = line.width(at: sample)
      line.previous = (sample, width)
      guard let piece = line.curve.append(sample.location, width: width) else { continue }
      // Dashes are counted along the whole line.
      if line.dashes != nil || piece.bounds.intersects(area) {
        line.forEachSegment(of: piece, number: line.pieceCount, &line.dashes, body)
      }
      line.pieceCount += 1
    }
    var dashes = line.dashes
    for (number, piece) in line.curve.tail.enumerated() {
      line.forEachSegment(of: piece, number: line.pieceCount + number, &dashes, body)
    }
  }

  /// Calls `body` with the segments from the final ones to the touch, in pixels.
  func forEachSegmentOfTail(_ body: (StrokeSegment) -> Void) {
    var dashes = dashes
    for (number, piece) in curve.tail.enumerated() {
      forEachSegment(of: piece, number: pieceCount + number, &dashes) { segment, _ in
        body(segment)
      }
    }
  }

  /// Extends the line to a sample, without dashes.
  ///
  /// - Returns: The next final curve in points; `nil` when the sample adds none yet.
  mutating func append(_ sample: StrokeSample) -> StrokeCurve.Piece? {
    let width = width(at: sample)
    previous = (sample, width)
    return curve.append(sample.location, width: width)
  }

  /// The curves from the final ones to the touch, in points, without dashes.
  var tail: [StrokeCurve.Piece] { curve.tail }

  private func width(at sample: StrokeSample) -> CGFloat {
    let width = brush.width(at: sample, after: previous, style: style)
    return width.isFinite ? min(max(width, 0), 8192) : 0
  }

  private func forEachSegment(
    of piece: StrokeCurve.Piece, number: Int, _ dashes: inout DashWalker?,
    _ body: (StrokeSegment, ClosedRange<CGFloat>) -> Void
  ) {
    let share = 1 / CGFloat(piece.segmentCount(scale: scale))
    var start = CGFloat(number)
    var walker = dashes
    piece.forEachSegment(scale: scale, nib: brush.nib) { segment in
      let place = start...start + share
      start += share
      guard walker != nil else { return parts.cut(segment, at: place, body) }
      walker?.walk(segment) { dash in
        parts.cut(dash, at: segment.place(of: dash, within: place), body)
      }
    }
    dashes = walker
  }
}

/// A value that divides a line into dashes, segment by segment.
///
/// The pattern continues from segment to segment. A copy can continue along predicted locations.
struct DashWalker: Equatable, Sendable {
  private let lengths: [CGFloat]
  private var index = 0
  private var rest: CGFloat

  /// Creates a walker, or `nil` when the line is solid: without lengths, with negative or
  /// non-finite ones, or when their sum is less than half a pixel.
  ///
  /// - Parameter lengths: Dashes and gaps in turn, in pixels. An odd number of lengths is repeated.
  init?(lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) >= 0.5,
      let first = lengths.first
    else { return nil }
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    rest = first
  }

  private var isDash: Bool { index.isMultiple(of: 2) }

  /// Advances along a segment.
  ///
  /// - Parameters:
  ///   - segment: A segment that begins where the last one ended. Without length it is a dot, drawn
  ///     within dashes only.
  ///   - body: Called with the parts that are within dashes.
  mutating func walk(_ segment: StrokeSegment, _ body: (StrokeSegment) -> Void) {
    let (start, end) = (segment.start.center, segment.end.center)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else {
      if isDash { body(segment) }
      return
    }
    var walked: CGFloat = 0
    while walked < length || rest == 0 {
      let step = min(rest, length - walked)
      if isDash { body(segment.part(from: walked / length, to: (walked + step) / length)) }
      walked += step
      rest -= step
      guard rest <= 0 else { return }
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
  }
}

extension StrokeSegment {
  /// Returns where a part of the segment is on the line, which has the segment at a place.
  fileprivate func place(
    of part: StrokeSegment, within place: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat> {
    let length = start.center.distance(to: end.center)
    guard length > 0 else { return place }
    let reach = (place.upperBound - place.lowerBound) / length
    let first = place.lowerBound + start.center.distance(to: part.start.center) * reach
    return first...max(first, place.lowerBound + start.center.distance(to: part.end.center) * reach)
  }

  /// Returns the part of the segment between two fractions of its length.
  func part(from first: CGFloat, to last: CGFloat) -> StrokeSegment {
    StrokeSegment(start: end(at: first), end: end(at: last), nib: nib)
  }

  private func end(at share: CGFloat) -> End {
    End(
      center: CGPoint(
        x: start.center.x + (end.center.x - start.center.x) * share,
        y: start.center.y + (end.center.y - start.center.y) * share),
      radius: start.radius + (end.radius - start.radius) * share)
  }
}
