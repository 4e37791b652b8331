import CoreGraphics
import Foundation

extension StrokeMask {
  /// Draws the pixels that the picture would have with more segments, without changing it.
  ///
  /// - Complexity: Proportional to the pixels of `area`.
  /// - Parameters:
  ///   - segments: The segments in pixels.
  ///   - area: Their bounds, within the picture.
  ///   - context: In points of the board, with y pointing down.
  func drawPreview(_ segments: [StrokeSegment], within area: PixelRect, in context: CGContext) {
    guard
      let picture = PixelPicture(
        size: PixelSize(width: area.width, height: area.height), colorSpace: canvas.colorSpace)
    else { return }
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width * 2)
    defer { coverage.deallocate() }
    let fresh = coverage + area.width
    let rows = segments.map { ($0, StrokeSegment.RowCoverage($0, fromX: area.x, y: area.y)) }
    for y in area.y..<area.maxY {
      memset(coverage, 0, area.width)
      for (segment, row) in rows {
        let columns = segment.columns(inRow: y).clamped(to: area.x..<area.maxX)
        guard !columns.isEmpty else { continue }
        let first = columns.lowerBound - area.x
        row.write(column: first, row: y - area.y, count: columns.count, to: fresh)
        for index in 0..<columns.count {
          coverage[first + index] = max(coverage[first + index], fresh[index])
        }
      }
      mix(coverage, ofRow: y, from: area.x, count: area.width, into: picture.row(y - area.y))
    }
    guard let image = picture.image() else { return }
    context.saveGState()
    context.setBlendMode(.copy)
    context.drawUpright(image, in: canvas.points(of: area))
    context.restoreGState()
  }
}
