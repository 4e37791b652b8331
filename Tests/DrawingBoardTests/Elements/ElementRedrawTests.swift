import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Strokes drawn again")
struct ElementRedrawTests {
  /// The brushes of each type that the drawing knows, with other values than the standard ones.
  ///
  /// A type without a case here fails.
  static func brushes(like brush: any Brush) -> [any Brush] {
    switch brush {
    case is PencilBrush: [brush, PencilBrush(sideWidth: 5, dashes: [2, 3])]
    case is PenBrush: [brush, PenBrush(minimumWidth: 0.1)]
    case is MarkerBrush: [brush, MarkerBrush(angle: 1, thickness: 0.2)]
    case is HighlighterBrush: [brush, HighlighterBrush(opacity: 0.7)]
    case is EraserBrush: [brush]
    case is LineBrush: [brush, LineBrush(dashes: [3, 3])]
    case is ArrowBrush: [brush, ArrowBrush(headLength: 9, headAngle: 0.3)]
    case is RectangleBrush: [brush, RectangleBrush(isFilled: true, cornerRadius: 9)]
    case is EllipseBrush: [brush, EllipseBrush(isFilled: true)]
    case is PolygonBrush: [brush, PolygonBrush(sides: 7, innerRadius: 0.4, isFilled: true)]
    case is FillBrush: [brush, FillBrush(tolerance: 0.5)]
    case is TextBrush: [TextBrush(text: "Crisp\nat any scale", fontSize: 19)]
    case is CharcoalBrush: [brush, CharcoalBrush(graininess: 0.3)]
    case is CheckmarkBrush: [brush]
    default: []
    }
  }

  /// The names of all brushes that drawings keep strokes of, those of an app among them.
  static let names: [String] = {
    registerBrushes()
    return ArchivedBrush.names
  }()

  /// A board with something below, which two boards have alike.
  private static func board(_ scale: CGFloat, _ space: BoardColorSpace) throws -> BoardFixture {
    let board = try BoardFixture(300, 260, scale: scale, colorSpace: space)
    board.draw(PencilBrush(), [(10, 10), (120, 90), (20, 110)], width: 24, color: .opaqueRed)
    return board
  }

  /// What a hand draws with a brush, sample by sample.
  private static func draw(
    _ brush: any Brush, on board: BoardFixture, using random: inout SeededGenerator
  ) throws -> StrokeElement {
    let samples = RandomStroke.samples(
      30, in: CGSize(width: 300 / board.canvas.scale, height: 260 / board.canvas.scale),
      using: &random)
    let color = CGColor(srgbRed: 0.31, green: 0.77, blue: 0.123, alpha: 0.9)
    let session = board.session(brush, width: 5.7, opacity: 0.83, color: color)
    session.begin(at: samples[0])
    for sample in samples.dropFirst() { session.move(to: [sample]) }
    session.end()
    let bytes = DrawingElement.bytes(of: try #require(session.element))
    let elements = DrawingElement.elements(of: bytes, colorSpace: board.canvas.colorSpace)
    guard elements.count == 1, case .stroke(let element) = elements[0] else {
      throw FixtureError.noCanvas
    }
    return element
  }

  @Test(
    "A stroke of any brush that is read and redrawn has the same bytes",
    arguments: names, [1, 2, 3] as [CGFloat])
  func whole(name: String, scale: CGFloat) throws {
    let standard = try #require(ArchivedBrush.standard(name))
    let brushes = Self.brushes(like: standard)
    #expect(!brushes.isEmpty, "a brush without a case")
    var random = SeededGenerator(seed: 1)
    expectEach(brushes) { brush in
      for space in BoardColorSpace.allCases {
        let (board, again) = (try Self.board(scale, space), try Self.board(scale, space))
        let element = try Self.draw(brush, on: board, using: &random)
        element.draw(on: again.canvas)
        let isSame = board.pixels == again.pixels
        #expect(isSame, "\(brush) \(space)")
      }
    }
  }

  @Test(
    "Each tile of a redrawn stroke has the same bytes, in whatever order they are drawn",
    arguments: names, [1, 2, 3] as [CGFloat])
  func tiles(name: String, scale: CGFloat) throws {
    let standard = try #require(ArchivedBrush.standard(name))
    guard !(standard is FillBrush) else { return }
    var random = SeededGenerator(seed: 2)
    expectEach(Self.brushes(like: standard)) { brush in
      let (board, again) = (try Self.board(scale, .sRGB), try Self.board(scale, .sRGB))
      let element = try Self.draw(brush, on: board, using: &random)
      let grid = Array(TileGrid(covering: board.canvas.size.bounds))
      for tile in grid.shuffled(using: &random) {
        again.canvas.drawnTiles = [tile]
        element.draw(on: again.canvas)
      }
      #expect(board.pixels.differences(from: again.pixels).isEmpty, "\(brush)")
    }
  }
}
