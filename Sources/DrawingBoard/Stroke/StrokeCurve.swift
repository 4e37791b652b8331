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
