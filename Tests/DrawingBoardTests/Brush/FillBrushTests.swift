import CoreGraphics
@testable import DrawingBoard
import Foundation
import TestSupport
import Testing

struct FillBrushTests {
  private let tap: [(CGFloat, CGFloat)] = [(100, 75)]

  @Test("The area inside a line is filled, nothing outside")
  func inside() throws {
    let board = try BoardFixture()
    board.draw(EllipseBrush(), [(40, 20), (160, 130)], width: 4, color: .opaqueRed)
    board.draw(FillBrush(), tap)
    #expect(board.canvas.pixel(x: 100, y: 75) == 0xFF00_00FF)
    #expect(board.canvas.pixel(x: 60, y: 60) == 0xFF00_00FF)
    #expect(board.alpha(20, 20) == 0)
    #expect(board.canvas.pixel(x: 40, y: 75) == 0xFFFF_0000)
  }

  @Test("Along a smoothed line no pixel stays translucent")
  func noFringe() throws {
    let board = try BoardFixture()
    board.draw(EllipseBrush(), [(40, 20), (160, 130)], width: 4, color: .opaqueRed)
    board.draw(FillBrush(), tap)
    // From the middle outward everything is opaque until the outer edge of the line.
    let pixels = board.pixels
    let faint = stride(from: 0.0, to: 360, by: 3).flatMap { degrees in
      stride(from: 0.0, to: 1, by: 0.01).filter { share in
        let x = 100 + 60 * share * cos(degrees / 180 * .pi)
        let y = 75 + 55 * share * sin(degrees / 180 * .pi)
        return pixels[Int(y) * 200 + Int(x)] >> 24 <= 250
      }
    }
    #expect(faint.isEmpty)
  }

  @Test("Between two opaque colors an edge pixel takes its share of the new color")
  func opaqueEdge() throws {
    let board = try BoardFixture(5, 1)
    let pixels: [UInt32] = [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF80_8080, 0xFF00_0000, 0xFF00_0000]
    board.set(pixels)
    board.draw(FillBrush(), [(0, 0)], color: .opaqueRed)
    #expect(board.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF80_0000, 0xFF00_0000, 0xFF00_0000])
  }

  @Test("Repeated filling does not erode the border")
  func repeated() throws {
    let board = try BoardFixture()
    board.draw(EllipseBrush(), [(40, 20), (160, 130)], width: 4, color: .opaqueRed)
    board.draw(FillBrush(), tap, color: .opaqueBlue)
    let first = board.pixels
    for _ in 0..<6 {
      board.draw(FillBrush(), tap, color: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
      board.draw(FillBrush(), tap, color: .opaqueBlue)
    }
    let after = board.pixels
    let differing = zip(first, after).count { distance($0, $1) > 32 }
    #expect(differing == 0)
  }

  @Test("Colors within the tolerance belong to the area")
  func tolerance() throws {
    expectEach([(0.0, 1), (0.05, 2), (0.12, 3), (1, 4), (.nan, 3)], named: { "\($0.0)" }) {
      tolerance, expected in
      let board = try BoardFixture(4, 1)
      board.set([0xFF00_0000, 0xFF0A_0A0A, 0xFF1C_1C1C, 0xFFFF_FFFF])
      board.draw(FillBrush(tolerance: CGFloat(tolerance)), [(0, 0)], color: .opaqueRed)
      #expect(board.pixels.count { $0 == 0xFFFF_0000 } == expected, "\(tolerance)")
    }
  }

  @Test("Transparent and black are different colors")
  func transparentIsNotBlack() throws {
    let board = try BoardFixture(4, 1)
    board.set([0, 0, 0xFF00_0000, 0])
    board.draw(FillBrush(), [(0, 0)], color: .opaqueRed)
    #expect(board.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_0000, 0])
  }

  @Test("A fill is one step, undone like any stroke")
  func undo() throws {
    let board = try BoardFixture()
    board.draw(EllipseBrush(), [(40, 20), (160, 130)], width: 4, color: .opaqueRed)
    let before = board.pixels
    let changes = board.draw(FillBrush(), tap)
    let after = board.pixels
    #expect(after != before)
    board.canvas.apply(changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
    #expect(board.pixels == before)
    board.canvas.apply(changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.after) })
    #expect(board.pixels == after)
  }

  @Test("A fill happens where the finger lifts, and not when it is canceled")
  func cancel() throws {
    let board = try BoardFixture()
    let session = board.session(FillBrush())
    session.begin(at: StrokeSample(100, 75))
    #expect(board.pixels.allSatisfy { $0 == 0 })
    session.cancel()
    #expect(board.pixels.allSatisfy { $0 == 0 })
    #expect(board.draw(FillBrush(), [(-5, 20)]).isEmpty)
    #expect(board.draw(FillBrush(), [(200, 20)]).isEmpty)
  }

  @Test("Filling with the same color adds no step")
  func same() throws {
    let board = try BoardFixture()
    #expect(!board.draw(FillBrush(), tap).isEmpty)
    #expect(board.draw(FillBrush(), tap).isEmpty)
  }

  @Test("Tiles filled alike share their memory")
  func sharing() throws {
    let board = try BoardFixture(640, 640)
    let changes = board.draw(FillBrush(), tap)
    #expect(changes.count == 100)
    let first = try #require(changes[0].after)
    #expect(changes.allSatisfy { $0.after?.isIdentical(to: first) ?? false })
  }

  @Test("A fill uses only the tiles that it paints")
  func touchedTiles() throws {
    let board = try BoardFixture(640, 640)
    board.draw(RectangleBrush(), [(100, 100), (540, 540)], width: 8)
    // The frame between the picture's edge and the rectangle: not the tiles inside of it.
    let changes = board.draw(FillBrush(), [(5, 5)], color: .opaqueRed)
    let columns = changes.filter { $0.coordinate.row == 5 }.map(\.coordinate.column).sorted()
    #expect(columns == [0, 1, 8, 9])
  }

  @Test("Undoing a fill inside a filled shape restores every byte", arguments: 0..<20)
  func takenBack(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let board = try BoardFixture(Int.random(in: 1...300, using: &generator), 200)
    func place() -> (CGFloat, CGFloat) {
      (CGFloat.random(in: 0..<200, using: &generator), .random(in: 0..<200, using: &generator))
    }
    for _ in 0..<6 {
      board.draw(EllipseBrush(), [place(), place()], width: 5, color: .opaqueRed)
    }
    let before = board.pixels
    let changes = board.draw(FillBrush(), [place()])
    board.canvas.apply(changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
    #expect(board.pixels == before)
  }

  @Test("The fill finds the same area as a naive search")
  func naive() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(20, torture: 2000) {
      let (width, height) = (
        Int.random(in: 1...24, using: &generator), Int.random(in: 1...24, using: &generator)
      )
      let board = try BoardFixture(width, height)
      let pixels = (0..<width * height).map { _ in
        Int.random(in: 0..<10, using: &generator) < 6 ? 0xFF00_00FF as UInt32 : 0xFFFF_0000
      }
      board.set(pixels)
      let start = (
        Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
      )
      let expected = flooded(pixels, width: width, from: start)
      board.draw(
        FillBrush(tolerance: 0), [(CGFloat(start.0), CGFloat(start.1))],
        color: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
      #expect(board.pixels == expected)
    }
  }

  /// The greatest difference of a component.
  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    ([0, 8, 16, 24] as [UInt32]).map { shift in
      abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
    }.max() ?? 0
  }

  private func flooded(_ pixels: [UInt32], width: Int, from start: (Int, Int)) -> [UInt32] {
    var result = pixels
    let seed = pixels[start.1 * width + start.0]
    var pending = [start]
    while let (x, y) = pending.popLast() {
      guard x >= 0, y >= 0, x < width, y < pixels.count / width, result[y * width + x] == seed
      else { continue }
      result[y * width + x] = 0xFF00_FF00
      pending += [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    }
    return result
  }
}
