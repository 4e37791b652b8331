import CoreGraphics
@testable import DrawingBoard
import Testing

struct BoardCanvasImportTests {
  @Test(
    "An imported image is one change that can be undone",
    arguments: BoardImagePlacement.allCases)
  func oneChange(placement: BoardImagePlacement) throws {
    let board = try BoardFixture(200, 120)
    board.draw(PencilBrush(), [(10, 60), (190, 60)])
    let before = board.pixels
    let image = try ImageProbe.make(width: 60, height: 60) { x, _ in
      x < 30 ? 0xFFFF_0000 : 0xFF00_FF00
    }
    let change = board.canvas.importImage(image, placement: placement)
    let expected: [(Int, UInt32)] =
      switch placement {
      case .fill: [(5, 0xFFFF_0000), (195, 0xFF00_FF00)]
      case .fit: [(35, 0), (45, 0xFFFF_0000), (155, 0xFF00_FF00), (165, 0)]
      case .tile: [(5, 0xFFFF_0000), (45, 0xFF00_FF00), (65, 0xFFFF_0000), (185, 0xFFFF_0000)]
      }
    for (x, pixel) in expected { #expect(board.canvas.pixel(x: x, y: 20) == pixel) }
    #expect(change.dirty.contains(PixelRect(x: 45, y: 0, width: 100, height: 120)))
    board.canvas.apply(
      change.changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
    #expect(board.pixels == before)
  }

  @Test("An import reverts a running stroke")
  func duringStroke() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    session.begin(at: StrokeSample(20, 75))
    session.move(to: [StrokeSample(180, 75), StrokeSample(180, 140)])
    let small = try ImageProbe.make(width: 1, height: 150) { _, _ in 0 }
    let change = board.canvas.importImage(small, placement: .fit)
    #expect(change.changes.isEmpty)
    #expect(change.dirty.contains(PixelRect(x: 20, y: 70, width: 100, height: 10)))
    #expect(board.pixels.allSatisfy { $0 == 0 })
    #expect(session.end(at: StrokeSample(10, 10)).changes.isEmpty)
  }
}
