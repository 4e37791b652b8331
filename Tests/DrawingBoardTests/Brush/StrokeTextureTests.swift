import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Textures of strokes")
struct StrokeTextureTests {
  private struct TexturedBrush: FreehandBrush {
    var texture: StrokeTexture?
    var name: String { "Textured" }
  }

  @Test("Bad values have a documented outcome")
  func badValues() {
    let short = StrokeTexture(side: 2, length: 4, opacities: [0])
    #expect(short.opacities == [0, 255, 255, 255])
    #expect(StrokeTexture(side: 2, length: .nan, opacities: [1, 2, 3, 4, 5]).opacities.count == 4)
    for length in [.nan, .infinity, 0, -3] as [CGFloat] {
      #expect(StrokeTexture(side: 8, length: length, opacities: []).length == 8)
    }
    #expect(StrokeTexture(side: 0, length: 1, opacities: []).side == 1)
    #expect(StrokeTexture(side: 9_999, length: 9_999, opacities: []).side == 512)
    #expect(StrokeTexture.grain(amount: .nan, size: -1) == .grain())
    #expect(StrokeTexture.grain(amount: 7) == .grain(amount: 1))
  }

  @Test("A grain is the same everywhere, and removes the given amount")
  func grain() {
    let grain = StrokeTexture.grain(amount: 0.5, size: 2, seed: 3)
    #expect(grain == .grain(amount: 0.5, size: 2, seed: 3))
    #expect(grain != .grain(amount: 0.5, size: 2, seed: 4))
    #expect(grain.length == 128)
    #expect(grain.opacities.min() ?? 0 >= 127)
    #expect(grain.opacities.max() == 255)
    // SplitMix64 with the seed 3.
    #expect(Array(grain.opacities.prefix(4)) == [137, 187, 255, 152])
    #expect(StrokeTexture.grain(amount: 0).opacities.allSatisfy { $0 == 255 })
  }

  @Test("A stroke is thinned by the values at its place, and a uniform texture changes nothing")
  func values() throws {
    let checks = StrokeTexture(side: 2, length: 40, opacities: [255, 0, 0, 255])
    let (board, plain) = (try BoardFixture(), try BoardFixture())
    board.draw(TexturedBrush(texture: checks), [(0, 60), (200, 60)], width: 100)
    // Between the centers of two values it is interpolated.
    #expect(board.alpha(10, 30) < 20)
    #expect(board.alpha(30, 30) > 235)
    #expect(board.alpha(50, 50) > 235)
    #expect(board.alpha(30, 50) < 20)
    #expect(abs(board.alpha(20, 30) - 128) < 8)
    let even = StrokeTexture(side: 3, length: 3, opacities: [])
    let again = try BoardFixture()
    plain.draw(PencilBrush(), [(10, 20), (90, 80), (150, 30)], width: 9, opacity: 0.6)
    again.draw(
      TexturedBrush(texture: even), [(10, 20), (90, 80), (150, 30)], width: 9, opacity: 0.6)
    #expect(again.pixels == plain.pixels)
  }

  @Test("Strokes that meet continue the texture")
  func continued() throws {
    let brush = TexturedBrush(texture: .grain(seed: 1))
    let (one, two) = (try BoardFixture(), try BoardFixture())
    one.draw(brush, [(10, 60), (190, 60)], width: 40)
    two.draw(brush, [(10, 60), (100, 60)], width: 40)
    two.draw(EraserBrush(), [(100, 0), (100, 150)], width: 80)
    two.draw(brush, [(60, 60), (190, 60)], width: 40)
    for x in 80..<150 {
      for y in 45..<75 { #expect(one.canvas.pixel(x: x, y: y) == two.canvas.pixel(x: x, y: y)) }
    }
  }

  @Test("Predictions and late force show and produce the result of the final force")
  func corrected() throws {
    struct PressedBrush: FreehandBrush {
      var name: String { "Pressed" }
      var texture: StrokeTexture? { .grain(seed: 5) }
      func width(
        at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
        style: StrokeStyle
      ) -> CGFloat { style.width * (sample.pressure ?? 1) }
    }
    let (board, final) = (try BoardFixture(), try BoardFixture())
    let points: [(CGFloat, CGFloat)] = [(20, 20), (60, 50), (120, 70), (170, 120)]
    func sample(_ index: Int, _ force: CGFloat) -> StrokeSample {
      StrokeSample(location: CGPoint(x: points[index].0, y: points[index].1), pressure: force)
    }
    let session = board.session(PressedBrush(), width: 20)
    var first = sample(0, 1)
    first.estimate = 1
    session.begin(at: first)
    session.move(to: [sample(1, 1), sample(2, 1)], predicted: [sample(3, 1)])
    let shown = try board.shown(session)
    #expect(shown != board.pixels)
    _ = session.correct(with: [StrokeCorrection(estimate: 1, pressure: 0.3)])
    session.move(to: [sample(3, 1)])
    session.end()
    let other = final.session(PressedBrush(), width: 20)
    other.begin(at: sample(0, 0.3))
    other.move(to: [sample(1, 1), sample(2, 1), sample(3, 1)])
    other.end()
    #expect(board.pixels == final.pixels)
  }
}
