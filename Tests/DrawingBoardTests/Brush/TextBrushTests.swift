@testable import DrawingBoard
import Testing
import UIKit

@MainActor struct TextBrushTests {
  @Test("A text is one step, with its top left where the finger lifts")
  func oneStep() throws {
    let board = try BoardFixture()
    let changes = board.draw(TextBrush(text: "Hello"), [(10, 10), (60, 40)])
    #expect(!changes.isEmpty)
    let inked = board.inked
    #expect(inked.x >= 58 && inked.x < 66)
    #expect(inked.y >= 40 && inked.y < 50)
    #expect(inked.width > 40 && inked.height > 12)
    board.canvas.apply(changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
    #expect(board.pixels.allSatisfy { $0 == 0 })
  }

  @Test("The preview equals the final text")
  func preview() throws {
    let board = try BoardFixture(scale: 2)
    let session = board.session(TextBrush(text: "Type\nfast", fontSize: 18), opacity: 0.5)
    session.begin(at: StrokeSample(10, 10))
    session.move(to: [StrokeSample(20, 12)])
    #expect(board.pixels.allSatisfy { $0 == 0 })
    let shown = try board.shown(session)
    session.end()
    #expect(board.pixels == shown)
    #expect((board.pixels.max() ?? 0) >> 24 == 128)
  }

  @Test("An empty text adds no step, and sizes out of range are clamped")
  func outOfRange() throws {
    let board = try BoardFixture()
    #expect(board.draw(TextBrush(text: ""), [(20, 20)]).isEmpty)
    #expect(!board.draw(TextBrush(text: "x", fontSize: .nan), [(20, 20)]).isEmpty)
    #expect(!board.draw(TextBrush(text: "x", fontSize: 1e9), [(20, -600)]).isEmpty)
  }

  @Test("The letters grow with the width of the style as far as the brush allows")
  func sizePerWidth() throws {
    func height(_ brush: TextBrush, width: CGFloat) throws -> Int {
      let board = try BoardFixture()
      board.draw(brush, [(10, 10)], width: width)
      return board.inked.height
    }
    let fixed = TextBrush(text: "H", fontSize: 20)
    #expect(try height(fixed, width: 2) == height(fixed, width: 30))
    let growing = TextBrush(text: "H", fontSize: 10, fontSizePerWidth: 5)
    #expect(try height(growing, width: 2) == height(fixed, width: 2))
    #expect(try height(growing, width: 6) > height(fixed, width: 6) * 3 / 2)
    let odd = TextBrush(text: "H", fontSize: 20, fontSizePerWidth: .nan)
    #expect(try height(odd, width: 9) == height(fixed, width: 9))
  }

  @Test("Lines are broken at the greatest width")
  func lines() throws {
    let board = try BoardFixture()
    board.draw(TextBrush(text: "one two three", fontSize: 20, maximumWidth: 70), [(20, 20)])
    #expect(board.inked.maxX <= 95)
    #expect(board.inked.height > 35)
  }
}
