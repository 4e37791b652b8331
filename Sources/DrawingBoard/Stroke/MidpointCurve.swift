import CoreGraphics

/// Smooths a stroke as it grows: a curve through the middles between the points of the finger.
///
/// Each point of the finger becomes the control point of a quadratic curve from the middle before it
/// to the middle after it, so that neighbouring pieces meet without a kink. What has been handed out
/// never changes when a point is added. It draws nothing. Every call takes constant time.
///
/// The method is the usual quadratic mid-point smoothing of freehand drawing.
public struct MidpointCurve: Equatable, Sendable {
  /// One piece of the curve, in points.
  public struct Piece: Equatable, Sendable {
    /// Where the piece begins.
    public let start: CGPoint

    /// The point that the piece bends toward.
    public let control: CGPoint

    /// Where the piece ends.
    public let end: CGPoint
  }

  private var end: CGPoint?
  private var latest: CGPoint?

  /// Makes a curve without points.
  public init() {}

  /// Adds a point of the finger, in points.
  ///
  /// - Parameter point: Ignored when it is not finite, or the same as the one before.
  /// - Returns: The piece that has become certain, or `nil` for the first point.
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

  /// The piece from where the curve stands to the finger's latest point; `nil` without points.
  ///
  /// The next point replaces it. After a single point it is a dot.
  public var tail: Piece? {
    guard let end, let latest else { return nil }
    return Piece(start: end, control: latest, end: latest)
  }
}
