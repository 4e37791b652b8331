import CoreGraphics

/// A value that turns the locations of a touch into curves of varying width, in points.
///
/// Returned curves never change. ``tail`` is the line from their end to the touch, which the next
/// location replaces. A copy can be extended along predicted locations.
struct StrokeCurve {
  /// A quadratic curve; straight when the control point is at its center.
  struct Piece: Equatable {
    var start: CGPoint
    var control: CGPoint
    var end: CGPoint
    var startWidth: CGFloat
    var endWidth: CGFloat

    /// Creates a curve without length.
    init(dot center: CGPoint, width: CGFloat) {
      self.init(lineFrom: center, to: center, startWidth: width, endWidth: width)
    }

    init(lineFrom start: CGPoint, to end: CGPoint, startWidth: CGFloat, endWidth: CGFloat) {
      self.start = start
      self.end = end
      self.startWidth = startWidth
      self.endWidth = endWidth
      control = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    }

    init(_ piece: MidpointCurve.Piece, startWidth: CGFloat, endWidth: CGFloat) {
      start = piece.start
      control = piece.control
      end = piece.end
      self.startWidth = startWidth
      self.endWidth = endWidth
    }
  }

  private let isCurved: Bool
  private var string: PulledString?
  private var curve = MidpointCurve()
  /// The end of the line, with its width.
  private var latest: (location: CGPoint, width: CGFloat)?
  /// The width at the end of the returned curves.
  private var endWidth: CGFloat = 0
  /// The touch itself, from which the string may keep the line away.
  private var finger: (location: CGPoint, width: CGFloat)?

  init(smoothing: StrokeSmoothing) {
    switch smoothing {
    case .none: isCurved = false
    case .midpoint: isCurved = true
    case .stabilizer(let length):
      isCurved = true
      if length.isFinite, length > 0 { string = PulledString(length: length) }
    }
  }

  /// Adds a location of the touch.
  ///
  /// - Returns: The next curve; a dot for the first location; `nil` when the location adds none
  ///   yet.
  mutating func append(_ location: CGPoint, width: CGFloat) -> Piece? {
    finger = (location, width)
    if string != nil {
      guard let pulled = string?.pull(to: location) else { return nil }
      return extend(to: pulled, width: width)
    }
    return extend(to: location, width: width)
  }

  /// The curves from the end of the returned ones to the touch; empty before the first location.
  var tail: [Piece] {
    guard let latest else { return [] }
    var pieces: [Piece] = []
    if isCurved, let tail = curve.tail, tail.start != tail.end {
      pieces.append(Piece(tail, startWidth: endWidth, endWidth: latest.width))
    }
    if let finger, finger.location != latest.location {
      pieces.append(
        Piece(
          lineFrom: latest.location, to: finger.location, startWidth: latest.width,
          endWidth: finger.width))
    }
    return pieces
  }

  private mutating func extend(to location: CGPoint, width: CGFloat) -> Piece? {
    guard let previous = latest else {
      latest = (location, width)
      endWidth = width
      _ = curve.append(location)
      return Piece(dot: location, width: width)
    }
    guard location != previous.location else { return nil }
    latest = (location, width)
    guard isCurved else {
      return Piece(
        lineFrom: previous.location, to: location, startWidth: previous.width, endWidth: width)
    }
    guard let piece = curve.append(location) else { return nil }
    let middle = (previous.width + width) / 2
    defer { endWidth = middle }
    return Piece(piece, startWidth: endWidth, endWidth: middle)
  }
}

extension StrokeCurve.Piece {
  /// Divides the curve into straight segments, in pixels, with an error of at most a tenth of a
  /// pixel.
  ///
  /// The error of a quadratic curve divided into n equal parts is at most `|start - 2 control +
  /// end| / 4n²`. No segment is much longer than a tile, so that its bounds contain few tiles that
  /// it does not touch.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - nib: The tip of the pen.
  ///   - body: Called with each segment, in order.
  func forEachSegment(scale: CGFloat, nib: StrokeNib, _ body: (StrokeSegment) -> Void) {
    let count = segmentCount(scale: scale)
    let flat = nib.shape(width: (startWidth + endWidth) / 2 * scale).nib
    var previous = segmentEnd(at: 0, scale: scale, nib: nib)
    for index in 1...count {
      let next = segmentEnd(at: CGFloat(index) / CGFloat(count), scale: scale, nib: nib)
      body(StrokeSegment(start: previous, end: next, nib: flat))
      previous = next
    }
  }

  /// A rectangle that has all ink of the curve, in points.
  var bounds: CGRect {
    let reach = max(startWidth, endWidth, 0) / 2 + 2
    let (left, right) = (min(start.x, control.x, end.x), max(start.x, control.x, end.x))
    let (top, bottom) = (min(start.y, control.y, end.y), max(start.y, control.y, end.y))
    return CGRect(
      x: left - reach, y: top - reach, width: right - left + 2 * reach,
      height: bottom - top + 2 * reach)
  }

  /// The number of segments.
  func segmentCount(scale: CGFloat) -> Int {
    let bendX = start.x - 2 * control.x + end.x
    let bendY = start.y - 2 * control.y + end.y
    let bend = (bendX * bendX + bendY * bendY).squareRoot() * scale
    let length = (start.distance(to: control) + control.distance(to: end)) * scale
    let parts = max((bend / 0.4).squareRoot(), length / CGFloat(2 * Tile.side))
    return Int(min(max(parts.rounded(.up), 1), 512))
  }

  private func segmentEnd(at share: CGFloat, scale: CGFloat, nib: StrokeNib) -> StrokeSegment.End {
    let rest = 1 - share
    let (first, second, third) = (rest * rest, 2 * rest * share, share * share)
    return StrokeSegment.End(
      center: CGPoint(
        x: (start.x * first + control.x * second + end.x * third) * scale,
        y: (start.y * first + control.y * second + end.y * third) * scale),
      radius: nib.shape(width: (startWidth * rest + endWidth * share) * scale).radius)
  }
}

/// A smooth curve through the midpoints between the locations of a touch.
///
/// Each location is the control point of a quadratic curve from the midpoint before it to the
/// midpoint after it, so that adjacent curves join smoothly. Returned curves never change. Every
/// call takes constant time. The method is the usual quadratic midpoint smoothing of freehand
/// drawing.
package struct MidpointCurve: Equatable, Sendable {
  /// A quadratic curve, in points.
  package struct Piece: Equatable, Sendable {
    /// The start point.
    public let start: CGPoint

    /// The control point.
    public let control: CGPoint

    /// The end point.
    public let end: CGPoint
  }

  private var end: CGPoint?
  private var latest: CGPoint?

  /// Creates a curve without points.
  public init() {}

  /// Adds a location.
  ///
  /// - Parameter point: The location in points. Non-finite and repeated ones are ignored.
  /// - Returns: The next curve, or `nil` for the first location.
  public mutating func append(_ point: CGPoint) -> Piece? {
    guard point.x.isFinite, point.y.isFinite, point != latest else { return nil }
    guard let previous = latest, let start = end else {
      latest = point
      end = point
      return nil
    }
    let middle = CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2)
    latest = point
    end = middle
    return Piece(start: start, control: previous, end: middle)
  }

  /// The curve from the end of the returned ones to the latest location; `nil` without locations.
  ///
  /// The next location replaces it. After a single location it has no length.
  public var tail: Piece? {
    guard let end, let latest else { return nil }
    return Piece(start: end, control: latest, end: latest)
  }
}

/// A stabilizer: a pen on a string that the touch pulls.
///
/// The pen moves only when the touch is farther away than the string is long, straight toward the
/// touch. Every call takes constant time. Painting programs call the method lazy brush or pulled
/// string.
struct PulledString: Equatable, Sendable {
  /// The length in points.
  ///
  /// Invariant: it is positive.
  let length: CGFloat

  /// The location of the pen; `nil` before the first call.
  private(set) var pen: CGPoint?

  init(length: CGFloat) {
    self.length = length
  }

  /// Moves the touch.
  ///
  /// - Returns: The new location of the pen; `nil` when it does not move.
  mutating func pull(to finger: CGPoint) -> CGPoint? {
    guard let pen else {
      self.pen = finger
      return finger
    }
    let (dx, dy) = (finger.x - pen.x, finger.y - pen.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > length else { return nil }
    let share = (distance - length) / distance
    let moved = CGPoint(x: pen.x + dx * share, y: pen.y + dy * share)
    self.pen = moved
    return moved
  }
}
