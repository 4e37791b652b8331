import Foundation
import TestSupport

@testable import DrawingBoard

/// Strokes on a board of 1024 × 1024 pixels as people draw them: thin, curved, with soft edges.
struct StrokeScript {
  private(set) var picture: [TileCoordinate: TilePixels] = [:]
  private var random: SeededGenerator
  private static let side = 1024

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func number(_ range: Range<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  /// The tiles that the next stroke changes.
  mutating func next() -> [TileChange] {
    let radius = number(1.5..<5)
    let color = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    let coverage = line(radius: radius)
    var changes: [TileChange] = []
    for (coordinate, mask) in coverage {
      let before = picture[coordinate]
      let after = TilePixels { target in
        if let before {
          before.withUnsafeBytes { target.copyMemory(from: $0) }
        } else {
          target.initializeMemory(as: UInt8.self, repeating: 0)
        }
        for (pixel, alpha) in mask.enumerated() where alpha > 0 {
          for channel in 0..<4 {
            let old = Int(target[pixel * 4 + channel])
            let new = Int(color >> UInt32(channel * 8) & 0xFF)
            let mixed = (new * Int(alpha) + old * (255 - Int(alpha)) + 127) / 255
            target[pixel * 4 + channel] = UInt8(truncatingIfNeeded: mixed)
          }
        }
      }
      changes.append(TileChange(coordinate: coordinate, before: before, after: after))
    }
    changes.sort {
      ($0.coordinate.row, $0.coordinate.column) < ($1.coordinate.row, $1.coordinate.column)
    }
    for change in changes { picture[change.coordinate] = change.after }
    return changes
  }

  /// How much of each pixel a curved line covers, by tile.
  private mutating func line(radius: Double) -> [TileCoordinate: [UInt8]] {
    var coverage: [TileCoordinate: [UInt8]] = [:]
    var (x, y) = (number(40..<984), number(40..<984))
    var angle = number(0..<6.28)
    let turn = number(-0.06..<0.06)
    for _ in 0..<Int(number(40..<160)) {
      let reach = Int(radius) + 2
      for row in Int(y) - reach...Int(y) + reach {
        for column in Int(x) - reach...Int(x) + reach
        where (0..<Self.side).contains(row) && (0..<Self.side).contains(column) {
          let distance = hypot(Double(column) + 0.5 - x, Double(row) + 0.5 - y)
          let alpha = UInt8(max(0, min(1, radius - distance + 0.5)) * 255)
          guard alpha > 0 else { continue }
          let tile = TileCoordinate(column: column / Tile.side, row: row / Tile.side)
          let pixel = row % Tile.side * Tile.side + column % Tile.side
          coverage[tile, default: [UInt8](repeating: 0, count: Tile.side * Tile.side)][pixel] = max(
            coverage[tile]?[pixel] ?? 0, alpha)
        }
      }
      (x, y) = (x + cos(angle) * 2, y + sin(angle) * 2)
      angle += turn + number(-0.05..<0.05)
    }
    return coverage
  }
}
