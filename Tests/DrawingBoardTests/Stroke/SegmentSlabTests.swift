import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Segments without the parts that their neighbors cover")
struct SegmentSlabTests {
  private static let side = 120

  /// A line of one width that turns a little at most joints, and by any angle at some.
  static func line(using random: inout SeededGenerator) -> [StrokeSegment] {
    let radius = CGFloat.random(in: 0.3...16, using: &random)
    var place = CGPoint(x: .random(in: 30...90, using: &random), y: 60)
    var direction = CGFloat.random(in: 0...6, using: &random)
    return (0..<Int.random(in: 1...20, using: &random)).map { _ in
      let turn: ClosedRange<CGFloat> = random.next(below: 8) == 0 ? -3...3 : -0.5...0.5
      direction += .random(in: turn, using: &random)
      let length =
        [0, 0.3, 1, 4, 12][random.next(below: 5)]
        * CGFloat.random(
          in: 0.5...1.5, using: &random)
      let start = place
      place = CGPoint(x: start.x + cos(direction) * length, y: start.y + sin(direction) * length)
      return StrokeSegment(
        start: StrokeSegment.End(center: start, radius: radius),
        end: StrokeSegment.End(center: place, radius: radius))
    }
  }

  @Test("A line that is drawn in slabs has the coverage of its whole segments")
  func coverage() {
    var random = SeededGenerator(seed: 17)
    let area = PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)
    var (left, all) = (0, 0)
    for _ in 0..<Torture.count(12, torture: 2_000) {
      let line = Self.line(using: &random)
      var whole = [UInt8](repeating: 0, count: Self.side * Self.side)
      var slabs = whole
      var startReach = CGFloat.infinity
      for (number, segment) in line.enumerated() {
        let next = line.dropFirst(number + 1).first
        let endReach = next.flatMap { segment.reach(beyondJointTo: $0) } ?? .infinity
        let slab = SegmentSlab(segment, startReach: startReach, endReach: endReach)
        startReach = endReach
        let coverage = StrokeSegment.RowCoverage(segment, fromX: 0, y: 0)
        var row = [UInt8](repeating: 0, count: Self.side)
        for y in 0..<Self.side {
          let columns = slab.columns(inRow: y, of: area)
          row.withUnsafeMutableBufferPointer { row in
            guard let start = row.baseAddress else { return }
            coverage.write(column: 0, row: y, count: Self.side, to: start)
          }
          for x in 0..<Self.side where row[x] > 0 {
            let position = y * Self.side + x
            whole[position] = max(whole[position], row[x])
            all += 1
            guard columns.contains(x) else { continue }
            slabs[position] = max(slabs[position], row[x])
            left += 1
          }
        }
      }
      let isSame = whole == slabs
      #expect(isSame)
    }
    #expect(left < all * 9 / 10, "\(left) of \(all)")
  }

  @Test("Columns that a segment covers completely are known without computing them")
  func wholeColumns() {
    var random = SeededGenerator(seed: 18)
    let area = PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)
    var row = [UInt8](repeating: 0, count: Self.side)
    var (known, all) = (0, 0)
    for _ in 0..<Torture.count(12, torture: 2_000) {
      for segment in Self.line(using: &random) {
        let slab = SegmentSlab(segment, startReach: .infinity, endReach: .infinity)
        let coverage = StrokeSegment.RowCoverage(segment, fromX: 0, y: 0)
        for y in 0..<Self.side {
          row.withUnsafeMutableBufferPointer { row in
            guard let start = row.baseAddress else { return }
            coverage.write(column: 0, row: y, count: Self.side, to: start)
          }
          let columns = slab.wholeColumns(inRow: y, of: area)
          let areWhole = columns.allSatisfy { row[$0] == 255 }
          #expect(areWhole, "\(columns) of row \(y) of \(segment)")
          known += columns.count
          all += row.count { $0 == 255 }
        }
      }
    }
    // Of a short segment most of what is covered is around its ends.
    #expect(known > all / 8, "\(known) of \(all)")
  }
}
