import CoreGraphics

/// The coverage of the pixels of a piece by a stroke.
///
/// Segments only raise it, so that a stroke has one opacity.
struct PieceCoverage {
  /// A byte for each pixel.
  let plane: UnsafeMutablePointer<UInt8>

  let width: Int

  /// Memory for a run of eight pixels, or for a row of a narrower piece.
  let row: UnsafeMutablePointer<UInt8>

  /// The columns of each row that are covered.
  let extents: UnsafeMutableBufferPointer<Range<Int>>

  /// Adds the coverage by a segment.
  func add(_ segment: StrokeSegment, within slab: SegmentSlab, _ area: PixelRect) {
    // As in the tiles of a board, positions are relative to a place nearby.
    let (x, y) = (area.x / Tile.side * Tile.side, area.y / Tile.side * Tile.side)
    let covering = StrokeSegment.RowCoverage(segment, fromX: x, y: y)
    for line in area.y..<area.maxY {
      let columns = slab.columns(inRow: line, of: area)
      guard !columns.isEmpty else { continue }
      let covered = plane + line * width
      let whole = slab.wholeColumns(inRow: line, of: area)
      var end = columns.upperBound
      // Less than the compiler has a vector for is not worth two more runs.
      if whole.count >= 8 {
        fill(covered, whole)
        add(covering, line - y, x, columns.lowerBound..<whole.lowerBound, to: covered)
        end = add(covering, line - y, x, whole.upperBound..<end, to: covered)
      } else {
        end = add(covering, line - y, x, columns, to: covered)
      }
      extents[line] = extents[line].union(columns.lowerBound..<end)
    }
  }

  /// Covers columns of a row whole, of which there are at least eight.
  private func fill(_ covered: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>) {
    let bytes = UnsafeMutableRawPointer(covered)
    let last = columns.upperBound - 8
    var column = columns.lowerBound
    while column < last {
      bytes.storeBytes(of: .max, toByteOffset: column, as: UInt64.self)
      column += 8
    }
    bytes.storeBytes(of: .max, toByteOffset: last, as: UInt64.self)
  }

  /// Adds the coverage of columns of a row, and of some beyond that a run of eight has.
  ///
  /// - Returns: The column after the last one that was added.
  @discardableResult @inline(__always)
  private func add(
    _ covering: StrokeSegment.RowCoverage, _ line: Int, _ x: Int, _ columns: Range<Int>,
    to covered: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var column = columns.lowerBound
    while column < columns.upperBound {
      // A number that the compiler knows, for which it has vectors.
      if column + 8 <= width {
        // Where segments overlap, most pixels are covered whole already.
        let known = UnsafeRawPointer(covered).loadUnaligned(
          fromByteOffset: column, as: UInt64.self)
        if known != .max {
          covering.writeEight(column: column - x, row: line, to: row)
          for index in 0..<8 {
            covered[column + index] = max(covered[column + index], row[index])
          }
        }
      } else {
        let count = columns.upperBound - column
        covering.write(column: column - x, row: line, count: count, to: row)
        for index in 0..<count {
          covered[column + index] = max(covered[column + index], row[index])
        }
      }
      column += 8
    }
    return min(column, width)
  }
}

extension Range<Int> {
  /// The smallest range that has both; empty ranges count as none.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
