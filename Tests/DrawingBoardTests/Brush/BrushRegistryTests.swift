import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Brushes that an app registers", .serialized)
struct BrushRegistryTests {
  private struct ReedBrush: FreehandBrush, Codable, Equatable {
    var angle: CGFloat = 0.5
    var name: String { "Reed" }
    var nib: StrokeNib { .chisel(angle: angle, thickness: 0.2) }
  }

  private struct StampBrush: Brush, Codable {
    var name: String { "Stamp" }

    func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
      StrokeShape(
        path: CGPath(rect: CGRect(x: end.x, y: end.y, width: 20, height: 20), transform: nil),
        style: style, isFilled: true)
    }
  }

  /// A brush that is not registered, of another module with the name of one of the kit.
  private enum Other {
    struct PencilBrush: FreehandBrush, Codable { var name: String { "Other" } }
  }

  private static let id = "test.reed"

  @Test("An identifier has one type, and a type one identifier")
  func identifiers() {
    defer { for id in [Self.id, "test.stamp"] { BrushRegistry.remove(id) } }
    #expect(ArchivedBrush(ReedBrush()) == nil)
    #expect(BrushRegistry.register(ReedBrush(), id: Self.id))
    #expect(BrushRegistry.register(ReedBrush(angle: 1), id: Self.id))
    #expect(!BrushRegistry.register(ReedBrush(), id: "test.other"))
    #expect(!BrushRegistry.register(StampBrush(), id: Self.id))
    #expect(!BrushRegistry.register(StampBrush(), id: ""))
    #expect(!BrushRegistry.register(StampBrush(), id: "PencilBrush"))
    #expect(!BrushRegistry.register(PencilBrush(), id: "test.pencil"))
    #expect(BrushRegistry.register(StampBrush(), id: "test.stamp"))
    #expect(ArchivedBrush(Other.PencilBrush()) == nil)
    #expect(ArchivedBrush(ReedBrush())?.name == Self.id)
  }

  @Test("A brush is read with its values, those that it was registered with or others")
  func values() throws {
    defer { BrushRegistry.remove(Self.id) }
    BrushRegistry.register(ReedBrush(), id: Self.id)
    expectEach([ReedBrush(), ReedBrush(angle: 1.25), ReedBrush()]) { brush in
      let archived = try #require(ArchivedBrush(brush))
      let values = try #require(archived.values)
      #expect(!values.isEmpty, "\(brush)")
      let read = ArchivedBrush(name: archived.name, values: values)?.brush as? ReedBrush
      #expect(read == brush, "\(brush)")
    }
    #expect(ArchivedBrush(name: Self.id, values: Data()) == nil)
    #expect(ArchivedBrush(name: Self.id, values: Data("[]".utf8)) == nil)
  }

  @Test("Strokes stay strokes: they can be erased in parts and drawn at another scale")
  func strokes() throws {
    defer { for id in [Self.id, "test.stamp"] { BrushRegistry.remove(id) } }
    BrushRegistry.register(ReedBrush(), id: Self.id)
    BrushRegistry.register(StampBrush(), id: "test.stamp")
    let board = try ErasedBoard()
    board.draw(ReedBrush(angle: 1), through: [(20, 60), (280, 60)], width: 20)
    board.draw(StampBrush(), through: [(40, 160), (100, 160)])
    #expect(try board.redrawDifference() == 0)
    board.draw(EraserBrush(mode: .parts), through: [(150, 20), (150, 110)], width: 30)
    #expect(board.board.alpha(150, 60) == 0)
    #expect(board.board.alpha(100, 60) == 255)
    board.draw(EraserBrush(mode: .strokes), through: [(110, 170), (112, 171)], width: 4)
    #expect(board.board.alpha(110, 170) == 0)
    #expect(board.stack.count == 4)
    #expect(try board.redrawDifference() == 0)
  }

  @Test("A stroke whose brush is not known shows its pixels, and is a stroke again with the brush")
  func unknown() throws {
    defer { BrushRegistry.remove(Self.id) }
    BrushRegistry.register(ReedBrush(), id: Self.id)
    let board = try ErasedBoard()
    board.draw(ReedBrush(angle: 1), through: [(20, 60), (280, 60)], width: 20)
    let bytes = try #require(board.stack.step(at: 0)).elements.bytes
    #expect(!bytes.isEmpty)
    let pixels = board.board.pixels
    BrushRegistry.remove(Self.id)
    guard case .pixels = DrawingElement.elements(of: bytes, colorSpace: .sRGB).first else {
      Issue.record("a stroke of a brush that is not known")
      return
    }
    // Nothing of it is erased but pixels, and undo and redo bring back every byte.
    board.draw(EraserBrush(mode: .parts), through: [(150, 20), (150, 110)], width: 30)
    #expect(board.stack.count == 1)
    #expect(board.board.pixels == pixels)
    try board.undo()
    #expect(board.board.pixels.allSatisfy { $0 == 0 })
    try board.redo()
    #expect(board.board.pixels == pixels)
    #expect(try #require(board.stack.step(at: 0)).elements.bytes == bytes)
    BrushRegistry.register(ReedBrush(), id: Self.id)
    guard case .stroke(let stroke) = DrawingElement.elements(of: bytes, colorSpace: .sRGB).first
    else {
      Issue.record("no stroke")
      return
    }
    #expect(stroke.brush as? ReedBrush == ReedBrush(angle: 1))
    board.draw(EraserBrush(mode: .parts), through: [(150, 20), (150, 110)], width: 30)
    #expect(board.board.alpha(150, 60) == 0)
  }
}
