import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

@Suite("A drawing as SVG")
struct SVGDocumentTests {
  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test("A pencil is one path with round ends, a highlighter one that multiplies")
  func strokes() async throws {
    let fixture = try VectorFixture()
    fixture.draw(PencilBrush(), [(10, 10), (50, 40), (90, 10)], opacity: 0.5, color: .opaqueRed)
    let pencil = try await fixture.svg()
    #expect(pencil.contains("stroke=\"#f00\" stroke-width=\"384\" opacity=\"0.5\"/>"))
    #expect(pencil.contains("width=\"300\" height=\"260\" viewBox=\"0 0 19200 16640\""))
    #expect(!pencil.contains("isolation"))
    fixture.draw(HighlighterBrush(), [(10, 10), (50, 40)])
    let both = try await fixture.svg()
    #expect(both.contains("opacity=\"0.4\" style=\"mix-blend-mode:multiply\""))
    #expect(both.contains("<g style=\"isolation:isolate\">"))
    #expect(Self.count("<path", in: both) == 2)
  }

  @Test("An eraser is a mask of the content it touches, and omitted where it touches nothing")
  func erasers() async throws {
    let fixture = try VectorFixture()
    fixture.draw(PencilBrush(), [(10, 10), (90, 10)])
    fixture.draw(EraserBrush(), [(200, 200), (220, 220)])
    #expect(Self.count("<mask", in: try await fixture.svg()) == 0)
    fixture.draw(EraserBrush(), [(50, 0), (50, 30)])
    fixture.draw(PencilBrush(), [(10, 100), (90, 100)])
    // Below the second stroke, which it does not touch, the eraser joins the first one.
    fixture.draw(EraserBrush(), [(60, 0), (60, 30)])
    let text = try await fixture.svg()
    #expect(Self.count("<mask", in: text) == 1)
    #expect(Self.count("stroke=\"#000\"", in: text) == 2)
    fixture.draw(EraserBrush(), [(40, 90), (40, 120)])
    #expect(Self.count("<mask", in: try await fixture.svg()) == 2)
  }

  @Test("Text is exported as text, line by line")
  func text() async throws {
    let fixture = try VectorFixture()
    fixture.draw(TextBrush(text: "a < b\n& c", fontSize: 20), [(10, 10)])
    let text = try await fixture.svg()
    #expect(text.contains(">a &lt; b</tspan>"))
    #expect(text.contains(">&amp; c</tspan>"))
    #expect(text.contains("font-size=\"20\""))
    #expect(!text.contains("<path"))
  }

  @Test("Lines break where the board breaks them")
  func brokenText() {
    let brush = TextBrush(text: "one two three four five", fontSize: 20, maximumWidth: 100)
    let mark = VectorMark.Text(brush: brush, style: StrokeStyle(), location: .zero)
    let lines = mark.layout.lines
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined() == brush.text)
    let font = brush.font(for: StrokeStyle())
    for line in lines {
      let word = NSAttributedString(
        string: line.text.trimmingCharacters(in: .whitespaces), attributes: [.font: font])
      #expect(word.size().width <= 100)
    }
  }

  @Test(
    "A step without known strokes is an image of its changes; clearing leaves nothing")
  func pixels() async throws {
    let fixture = try VectorFixture()
    fixture.draw(PencilBrush(), [(10, 10), (90, 10)])
    fixture.drawPixels(PencilBrush(), [(100, 100), (140, 100)])
    let text = try await fixture.svg()
    #expect(Self.count("<image", in: text) == 1)
    #expect(Self.count("<path", in: text) == 1)
    #expect(text.contains("<image x=\"5760\" y=\"5760\" width=\"3840\" height=\"1280\""))
    fixture.stack.push(
      name: DrawingStep.clearName,
      changes: TileGrid(covering: fixture.board.canvas.size.bounds).map {
        TileChange(
          coordinate: $0, before: fixture.board.canvas.memory.tile(at: $0), after: nil)
      })
    let cleared = try await fixture.svg()
    #expect(!cleared.contains("<image") && !cleared.contains("<path"))
  }

  @Test("Without a history the picture is one image")
  func noHistory() async throws {
    let fixture = try VectorFixture()
    fixture.draw(PencilBrush(), [(10, 10), (90, 10)])
    let data = try await BoardExport(canvas: fixture.board.canvas).svgData(title: "A & B")
    let text = String(decoding: data, as: UTF8.self)
    #expect(Self.count("<image", in: text) == 1)
    #expect(text.contains("<title>A &amp; B</title>"))
  }

  @Test("Progress grows to 1, and a canceled task exports nothing")
  func progress() async throws {
    let fixture = try VectorFixture()
    for step in 0..<10 { fixture.draw(PencilBrush(), [(10, CGFloat(step) * 9), (90, 10)]) }
    let export = fixture.export
    let parts = PartRecorder()
    _ = try await export.svgData { parts.add($0) }
    #expect(parts.all == parts.all.sorted() && parts.all.last == 1)
    #expect(parts.all.count { $0 == 1 } == 1)
    for form in 0..<3 {
      let running = Task {
        let cancel: BoardExport.ProgressHandler = { _ in withUnsafeCurrentTask { $0?.cancel() } }
        switch form {
        case 0: _ = try await export.svgData(progress: cancel)
        case 1: _ = try await export.pdfData(progress: cancel)
        default: _ = try await export.jsonData(progress: cancel)
        }
      }
      await #expect(throws: CancellationError.self) { try await running.value }
    }
  }
}
