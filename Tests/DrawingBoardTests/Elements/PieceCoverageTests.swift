import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The coverage of a piece by a stroke")
struct PieceCoverageTests {
  private static let side = 120

  /// A segment whose ends have two widths, or that is drawn with a nib.
  private static func segment(using random: inout SeededGenerator) -> StrokeSegment {
    func end() -> StrokeSegment.End {
      StrokeSegment.End(
        center: CGPoint(
          x: .random(in: -20...140, using: &random), y: .random(in: -20...140, using: &random)),
        radius: .random(in: 0.2...24, using: &random))
    }
    let isRound = Bool.random(using: &random)
    return StrokeSegment(
      start: end(), end: end(),
      nib: isRound
        ? CGVector(dx: 0, dy: 0)
        : CGVector(dx: .random(in: -9...9, using: &random), dy: .random(in: -9...9, using: &random))
    )
  }

  private static func naive(_ segments: [StrokeSegment], width: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: width * side)
    var row = [UInt8](repeating: 0, count: width)
    for segment in segments {
      let area = segment.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: side))
      let (x, y) = (area.x / Tile.side * Tile.side, area.y / Tile.side * Tile.side)
      let coverage = StrokeSegment.RowCoverage(segment, fromX: x, y: y)
      for line in area.y..<area.maxY {
        row.withUnsafeMutableBufferPointer { row in
          guard let start = row.baseAddress else { return }
          coverage.write(column: -x, row: line - y, count: width, to: start)
        }
        for column in 0..<width {
          result[line * width + column] = max(result[line * width + column], row[column])
        }
      }
    }
    return result
  }

  private static func drawn(_ segments: [StrokeSegment], width: Int) -> (
    bytes: [UInt8], extents: [Range<Int>]
  ) {
    let pixels = PixelRect(x: 0, y: 0, width: width, height: side)
    var bytes = [UInt8](repeating: 0, count: width * side)
    var row = [UInt8](repeating: 0, count: max(width, 8))
    var extents = [Range<Int>](repeating: 0..<0, count: side)
    bytes.withUnsafeMutableBufferPointer { bytes in
      row.withUnsafeMutableBufferPointer { row in
        extents.withUnsafeMutableBufferPointer { extents in
          guard let plane = bytes.baseAddress, let row = row.baseAddress else { return }
          let coverage = PieceCoverage(plane: plane, width: width, row: row, extents: extents)
          var startReach = CGFloat.infinity
          for (number, segment) in segments.enumerated() {
            let next = segments.dropFirst(number + 1).first
            let endReach = next.flatMap { segment.reach(beyondJointTo: $0) } ?? .infinity
            let area = segment.bounds.intersection(pixels)
            let slab = SegmentSlab(segment, startReach: startReach, endReach: endReach)
            if !area.isEmpty { coverage.add(segment, within: slab, area) }
            startReach = endReach
          }
        }
      }
    }
    return (bytes, extents)
  }

  @Test("A pixel has the greatest coverage by a segment", arguments: [1, 5, 8, 13, 97, 120])
  func greatest(width: Int) {
    var random = SeededGenerator(seed: 19)
    for number in 0..<Torture.count(24, torture: 4_000) {
      let segments =
        number.isMultiple(of: 2)
        ? SegmentSlabTests.line(using: &random)
        : (0..<4).map { _ in Self.segment(using: &random) }
      let (bytes, extents) = Self.drawn(segments, width: width)
      let isSame = bytes == Self.naive(segments, width: width)
      #expect(isSame, "\(segments)")
      let isWithin = bytes.indices.allSatisfy {
        bytes[$0] == 0 || extents[$0 / width].contains($0 % width)
      }
      #expect(isWithin, "\(segments)")
    }
  }
}
