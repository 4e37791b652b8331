import CoreGraphics

extension StrokeSegment {
  /// The coverage of the pixels of a row by a segment.
  ///
  /// A pixel takes about ten multiplications and a square root for a round pen, four times as much
  /// for a nib, and no branch, so that the compiler vectorizes the loop. All operations are exactly
  /// rounded, so that every processor computes the same bytes.
  struct RowCoverage {
    private let middle: Line
    private let radius: Float
    private let growth: Float
    private let outline: Outline?

    /// Prepares a segment.
    ///
    /// Positions are relative to the pixel `x`, `y`, so that they stay small.
    init(_ segment: StrokeSegment, fromX x: Int, y: Int) {
      // Pixels are sampled at their centers.
      let origin = CGVector(dx: -CGFloat(x) - 0.5, dy: -CGFloat(y) - 0.5)
      let (start, end) = (
        segment.start.center.offset(by: origin, times: 1),
        segment.end.center.offset(by: origin, times: 1)
      )
      middle = Line(from: start, to: end)
      radius = Float(segment.start.radius)
      growth = Float(segment.end.radius - segment.start.radius)
      outline = segment.isRound ? nil : Outline(from: start, to: end, nib: segment.nib)
    }

    /// Writes the coverage, 0 to 255, of `count` pixels from a column and row.
    @inline(__always) func write(
      column: Int, row: Int, count: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) {
      let (x, y) = (Float(column), Float(row))
      if let outline {
        for index in 0..<count {
          bytes[index] = covered(at: outline.square(x + Float(index), y), reach: radius)
        }
      } else {
        for index in 0..<count {
          let (square, share) = middle.nearest(x + Float(index), y)
          bytes[index] = covered(at: square, reach: radius + share * growth)
        }
      }
    }

    /// Writes the coverage of eight pixels, in vectors without a rest.
    func writeEight(column: Int, row: Int, to bytes: UnsafeMutablePointer<UInt8>) {
      write(column: column, row: row, count: 8, to: bytes)
    }

    /// Returns the coverage of a pixel from the square of its distance to the path of the pen.
    @inline(__always) private func covered(at square: Float, reach: Float) -> UInt8 {
      let distance = square.squareRoot()
      // The part of a pixel's width, centered at the distance, that is within the line.
      let part = min(distance + 0.5, reach) - max(distance - 0.5, -reach)
      // From 2²³ on a float has no fraction, so that the sum is rounded and its low bits are the
      // number. A conversion would be checked and keep the loop from being vectorized.
      return UInt8(truncatingIfNeeded: (min(max(part, 0), 1) * 255 + 8_388_608).bitPattern)
    }
  }

  /// The straight line between two points.
  private struct Line {
    private let startX: Float
    private let startY: Float
    private let alongX: Float
    private let alongY: Float
    private let inverseSquare: Float

    init(from start: CGPoint, to end: CGPoint) {
      startX = Float(start.x)
      startY = Float(start.y)
      alongX = Float(end.x - start.x)
      alongY = Float(end.y - start.y)
      let square = alongX * alongX + alongY * alongY
      inverseSquare = square > 1e-12 ? 1 / square : 0
    }

    /// Returns the square of the distance of a point to the line, and the position of the nearest
    /// point on it: 0 at its start, 1 at its end.
    @inline(__always) func nearest(
      _ x: Float, _ y: Float
    ) -> (square: Float, share: Float) {
      let (fromX, fromY) = (x - startX, y - startY)
      let share = min(max((fromX * alongX + fromY * alongY) * inverseSquare, 0), 1)
      let (awayX, awayY) = (fromX - share * alongX, fromY - share * alongY)
      return (awayX * awayX + awayY * awayY, share)
    }
  }

  /// The parallelogram that a flat nib covers.
  private struct Outline {
    private let edges: (Line, Line, Line, Line)
    private let cornerX: Float
    private let cornerY: Float
    private let along: (x: Float, y: Float)
    private let across: (x: Float, y: Float)
    private let inverseArea: Float

    init(from start: CGPoint, to end: CGPoint, nib: CGVector) {
      let corners = (
        start.offset(by: nib, times: -1), start.offset(by: nib, times: 1),
        end.offset(by: nib, times: 1), end.offset(by: nib, times: -1)
      )
      edges = (
        Line(from: corners.0, to: corners.1), Line(from: corners.1, to: corners.2),
        Line(from: corners.2, to: corners.3), Line(from: corners.3, to: corners.0)
      )
      cornerX = Float(corners.0.x)
      cornerY = Float(corners.0.y)
      along = (Float(end.x - start.x), Float(end.y - start.y))
      across = (Float(2 * nib.dx), Float(2 * nib.dy))
      let area = along.x * across.y - along.y * across.x
      inverseArea = abs(area) > 1e-6 ? 1 / area : 0
    }

    /// Returns the square of the distance of a point to the parallelogram; 0 inside.
    @inline(__always) func square(_ x: Float, _ y: Float) -> Float {
      let nearest = min(
        edges.0.nearest(x, y).square, edges.1.nearest(x, y).square,
        edges.2.nearest(x, y).square, edges.3.nearest(x, y).square)
      let (fromX, fromY) = (x - cornerX, y - cornerY)
      // Positions along and across; a parallelogram without area has no inside.
      let first = (fromX * across.y - fromY * across.x) * inverseArea
      let second = (along.x * fromY - along.y * fromX) * inverseArea
      return min(first, 1 - first, second, 1 - second) > 0 ? 0 : nearest
    }
  }
}
