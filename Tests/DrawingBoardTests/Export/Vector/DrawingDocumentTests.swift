import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

@Suite("A drawing as JSON")
struct DrawingDocumentTests {
  private static let brushes: [any Brush] =
    ArchivedBrush.brushes.filter { !($0 is TextBrush) }
    + [
      PencilBrush(sideWidth: 5, dashes: [2, 3]), PolygonBrush(sides: 7, innerRadius: 0.4),
      TextBrush(text: "Text \"in\" JSON\n2", fontSize: 19),
    ]

  private static func fixture(_ random: inout SeededGenerator) throws -> VectorFixture {
    let fixture = try VectorFixture(scale: 2)
    for (number, brush) in brushes.enumerated() {
      let samples = RandomStroke.samples(
        30, in: CGSize(width: 200, height: 200), hasForce: number % 2 == 0,
        hasAngles: number % 3 == 0, using: &random)
      fixture.draw(
        brush, samples, width: 5.7, opacity: 0.83,
        color: CGColor(srgbRed: 0.31, green: 0.77, blue: 0.123, alpha: 0.9),
        smoothing: [.none, .midpoint, .stabilizer(length: 3.3)][number % 3])
    }
    return fixture
  }

  /// Draws the elements of a file on a blank board.
  private static func board(_ data: Data) throws -> (BoardFixture, [StrokeElement]) {
    let document = try DrawingDocument(data)
    let board = try BoardFixture(
      Int(document.size[0] * document.scale), Int(document.size[1] * document.scale),
      scale: document.scale)
    let strokes = try document.elements.flatMap {
      try DocumentElement($0, colorSpace: .sRGB, scale: document.scale).draw(on: board.canvas)
        .elements.elements(colorSpace: .sRGB)
    }.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
    return (board, strokes)
  }

  @Test("Every value of a stroke is decoded, and draws the same bytes")
  func roundTrip() async throws {
    var random = SeededGenerator(seed: 7)
    let fixture = try Self.fixture(&random)
    let data = try #require(try await fixture.export.jsonData())
    let (board, strokes) = try Self.board(data)
    #expect(board.pixels == fixture.board.pixels)
    let expected = fixture.stack.steps.flatMap {
      $0.elements.elements(colorSpace: .sRGB)
    }
    for (element, stroke) in zip(expected, strokes) {
      guard case .stroke(let known) = element else { continue }
      #expect(known.samples == stroke.samples)
      #expect(known.style == stroke.style)
      #expect(known.smoothing == stroke.smoothing)
      #expect(known.brush.isSame(as: stroke.brush))
    }
    #expect(strokes.count == fixture.stack.count)
  }

  @Test("Pixels are decoded byte for byte, also where they were removed")
  func pixels() async throws {
    let fixture = try VectorFixture(200, 120)
    fixture.draw(PencilBrush(), [(10, 60), (190, 60)], width: 40, opacity: 0.7)
    fixture.drawPixels(EraserBrush(), [(40, 0), (60, 110)])
    fixture.drawPixels(EraserBrush(), [(100, 0), (120, 110)], opacity: 0.5)
    fixture.drawPixels(PencilBrush(), [(20, 20), (120, 70)])
    let data = try #require(try await fixture.export.jsonData())
    #expect(try Self.board(data).0.pixels == fixture.board.pixels)
  }

  @Test("The remains of erased strokes are decoded as parts, without the erased ones")
  func parts() async throws {
    var random = SeededGenerator(seed: 12)
    for scale in [1, 2] as [CGFloat] {
      let board = try ErasedBoard(scale: scale)
      let size = CGSize(width: 300 / scale, height: 260 / scale)
      for brush in Self.brushes {
        let samples = RandomStroke.samples(30, in: size, using: &random)
        board.draw(brush, samples, width: 7, opacity: 0.8, color: .opaqueRed)
      }
      func erase(_ mode: EraserBrush.Mode, at y: CGFloat, of board: ErasedBoard) {
        let (left, right) = (StrokeSample(0, y / scale), StrokeSample(300 / scale, y / scale))
        board.draw(EraserBrush(mode: mode), [left, right], width: 6)
      }
      for y in [60, 130, 170] as [CGFloat] { erase(.parts, at: y, of: board) }
      erase(.strokes, at: 110, of: board)
      let export = BoardExport(canvas: board.board.canvas, stack: board.stack)
      let data = try #require(try await export.jsonData())
      let (again, strokes) = try Self.board(data)
      let isSame = again.pixels == board.board.pixels
      #expect(isSame)
      #expect(strokes.contains { $0.parts.ranges.count > 1 })
      #expect(strokes.count < Self.brushes.count)
      // Read once more, the parts are still what they were.
      let copy = try ErasedBoard(scale: scale)
      for element in try DrawingDocument(data).elements {
        let drawn = try DocumentElement(element, colorSpace: .sRGB, scale: scale)
          .draw(on: copy.board.canvas)
        copy.stack.push(
          name: drawn.name, changes: drawn.change.changes,
          elements: .bytes(drawn.elements.bytes[...]))
      }
      let second = try #require(
        try await BoardExport(canvas: copy.board.canvas, stack: copy.stack).jsonData())
      func written(_ data: Data) throws -> [Data] {
        try DrawingDocument(data).elements.compactMap(\.stroke).map(JSONEncoder.sorted.encode)
      }
      #expect(try written(second) == written(data))
      // What is left can be cut again, and drawn again from what is left.
      let before = copy.board.pixels
      for y in [40, 90, 150, 200] as [CGFloat] { erase(.parts, at: y, of: copy) }
      let isCut = copy.board.pixels != before
      #expect(isCut)
      #expect(try copy.redrawDifference() == 0)
    }
  }

  @Test("Data of another form or a later version is an error")
  func errors() async throws {
    var random = SeededGenerator(seed: 8)
    let data = try #require(try await Self.fixture(&random).export.jsonData())
    let text = String(decoding: data, as: UTF8.self)
    #expect(throws: DecodingError.self) { try DrawingDocument(Data("{}".utf8)) }
    for (from, to) in [
      ("\"version\":1", "\"version\":2"), ("ControlKit drawing", "Other"),
      ("\"type\":\"PenBrush\"", "\"type\":\"Unknown\""),
    ] {
      #expect(text.contains(from))
      let changed = text.replacingOccurrences(of: from, with: to)
      #expect(throws: DecodingError.self) { try DrawingDocument(Data(changed.utf8)) }
    }
    var document = try DrawingDocument(data)
    for parts in [[[3, 1]], [[0, 2], [1, nil]], [[1]], [[nil, 2]]] as [[[CGFloat?]]] {
      var cut = document
      cut.elements[0].stroke?.parts = parts
      #expect(throws: DecodingError.self) {
        try DocumentElement(cut.elements[0], colorSpace: .sRGB, scale: 1)
      }
    }
    document.elements[0].stroke?.x.removeLast()
    #expect(throws: DecodingError.self) {
      try DocumentElement(document.elements[0], colorSpace: .sRGB, scale: 1)
    }
  }
}
