import CoreGraphics

extension RoundSegment {
  /// Computes how much is covered of the pixels of a row.
  struct RowCoverage {
    private let originX: Float
    private let originY: Float
    private let directionX: Float
    private let directionY: Float
    private let inverseSquare: Float
    private let radius: Float
    private let growth: Float

    /// Prepares a segment; positions count from the pixel `x`, `y`, so that they stay small.
    init(_ segment: RoundSegment, fromX x: Int, y: Int) {
      originX = Float(segment.start.center.x - CGFloat(x) - 0.5)
      originY = Float(segment.start.center.y - CGFloat(y) - 0.5)
      directionX = Float(segment.end.center.x - segment.start.center.x)
      directionY = Float(segment.end.center.y - segment.start.center.y)
      let square = directionX * directionX + directionY * directionY
      inverseSquare = square > 1e-12 ? 1 / square : 0
      radius = Float(segment.start.radius)
      growth = Float(segment.end.radius - segment.start.radius)
    }

    /// Writes the coverage of `count` pixels, rounded up to eight, from column and row, 0 to 255.
    @inline(__always) func write(
      column: Int, row: Int, count: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) {
      let y = Float(row) - originY
      let alongY = y * directionY
      let steps = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
      var index = 0
      while index < count {
        let x = steps + (Float(column + index) - originX)
        // Where on the middle line the pixel is nearest, 0 at its start and 1 at its end.
        var share = (x * directionX + alongY) * inverseSquare
        share.clamp(lowerBound: .zero, upperBound: .one)
        let awayX = x - share * directionX
        let awayY = y - share * directionY
        let distance = (awayX * awayX + awayY * awayY).squareRoot()
        let reach = radius + share * growth
        // The part of a pixel's width about the distance that lies within the line.
        var covered =
          pointwiseMin(distance + 0.5, reach) - pointwiseMax(distance - 0.5, -reach)
        covered.clamp(lowerBound: .zero, upperBound: .one)
        let whole = SIMD8<UInt8>(truncatingIfNeeded: SIMD8<Int32>(covered * 255 + 0.5))
        UnsafeMutableRawPointer(bytes + index).storeBytes(of: whole, as: SIMD8<UInt8>.self)
        index += 8
      }
    }
  }
}
