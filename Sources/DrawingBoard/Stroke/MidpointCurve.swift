import CoreGraphics

/// A smooth curve through the midpoints between the locations of a touch.
///
/// Each location is the control point of a quadratic curve from the midpoint before it to the
/// midpoint after it, so that adjacent curves join smoothly. Returned curves never change. Every
/// call takes constant time. The method is the usual quadratic midpoint smoothing of freehand
/// drawing.
@_spi(Benchmarks)
public struct MidpointCurve: Equatable, Sendable {
  /// A quadratic curve, in points.
  public struct Piece: Equatable, Sendable {
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
