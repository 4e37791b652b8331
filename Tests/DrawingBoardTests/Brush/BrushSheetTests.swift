import CoreGraphics
@testable import DrawingBoard
import Foundation
import TestSupport
import Testing

/// One picture with a stroke of every brush, to be looked at.
@MainActor struct BrushSheetTests {
  private let ink = CGColor(srgbRed: 0.11, green: 0.13, blue: 0.2, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0.48, blue: 1, alpha: 1)
  private let red = CGColor(srgbRed: 0.96, green: 0.26, blue: 0.21, alpha: 1)
  private let yellow = CGColor(srgbRed: 1, green: 0.84, blue: 0.04, alpha: 1)
  private let green = CGColor(srgbRed: 0.2, green: 0.78, blue: 0.35, alpha: 1)

  @Test("Every brush draws smooth and even strokes")
  func sheet() async throws {
    let board = try BoardFixture(1040, 1640, scale: 2)
    drawLines(on: board)
    drawShapes(on: board)
    drawFillsAndErasures(on: board)
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let export = BoardExport(canvas: board.canvas, background: BoardBackground(color: white))
    expectSnapshot(of: try await export.image()?.cgImage)
  }

  private func drawLines(on board: BoardFixture) {
    draw(PencilBrush(), wave(30, 50, 200, 25), ink, 3, on: board)
    draw(PencilBrush(), wave(290, 50, 200, 25, count: 12), ink, 3, smoothing: .none, on: board)
    draw(PencilBrush(), loops(40, 120, 180, 22), blue, 8, opacity: 0.5, on: board)
    draw(PencilBrush(), loops(300, 120, 180, 22), blue, 1, on: board)
    draw(PenBrush(), wave(30, 190, 200, 22, isPressed: true), ink, 7, on: board)
    draw(PenBrush(), loops(300, 190, 180, 22), ink, 7, on: board)
    draw(MarkerBrush(), loops(40, 260, 180, 24), red, 16, on: board)
    draw(MarkerBrush(), wave(290, 260, 200, 25), red, 22, opacity: 0.5, on: board)
    draw(PencilBrush(), wave(30, 330, 460, 8, count: 60), ink, 3, on: board)
    draw(HighlighterBrush(), line(30, 330, 250, 332), yellow, 26, on: board)
    draw(HighlighterBrush(), loops(300, 330, 180, 10), green, 22, on: board)
    draw(PencilBrush(dashes: [0, 2]), loops(300, 430, 180, 16), blue, 4, on: board)
    draw(PencilBrush(), trembling(from: 30), ink, 3, on: board)
    draw(
      PencilBrush(), trembling(from: 290), ink, 3, smoothing: .stabilizer(length: 12), on: board)
    for index in 0..<8 {
      let x = 40 + CGFloat(index) * 28
      draw(PencilBrush(), line(x, 800, x, 800), ink, CGFloat(1 + index * 3), on: board)
    }
  }

  private func drawShapes(on board: BoardFixture) {
    draw(LineBrush(), line(30, 380, 230, 400), ink, 4, on: board)
    draw(LineBrush(dashes: [3, 3]), line(290, 380, 490, 400), ink, 4, on: board)
    draw(ArrowBrush(), line(30, 440, 230, 420), red, 5, on: board)
    draw(RectangleBrush(), line(30, 460, 130, 520), blue, 4, on: board)
    draw(
      RectangleBrush(isFilled: true, cornerRadius: 12), line(150, 460, 240, 520), blue, 4,
      opacity: 0.6, on: board)
    draw(EllipseBrush(), line(290, 460, 390, 520), green, 4, on: board)
    draw(EllipseBrush(isFilled: true), line(400, 460, 490, 520), green, 4, on: board)
    draw(PolygonBrush(), line(30, 540, 120, 610), red, 5, on: board)
    draw(
      PolygonBrush(sides: 5, innerRadius: 0.45, isFilled: true), line(150, 540, 230, 610), yellow,
      5, on: board)
    draw(PolygonBrush(sides: 6), line(290, 540, 370, 610), red, 3, opacity: 0.5, on: board)
  }

  private func drawFillsAndErasures(on board: BoardFixture) {
    draw(EllipseBrush(), line(400, 540, 490, 610), ink, 2, on: board)
    draw(FillBrush(), line(440, 570, 440, 570), yellow, 2, on: board)
    draw(RectangleBrush(isFilled: true), line(30, 640, 240, 700), blue, 4, on: board)
    draw(EraserBrush(), wave(20, 670, 230, 20), ink, 12, on: board)
    draw(
      PencilBrush(), [(300, 650), (480, 655), (300, 662), (480, 695)].map { sample($0.0, $0.1) },
      ink, 10, opacity: 0.5, smoothing: .none, on: board)
    draw(
      TextBrush(text: "Text, one step", fontSize: 28), line(290, 780, 290, 780), ink, 1, on: board)
  }

  // MARK: Strokes

  private func draw(
    _ brush: any Brush, _ samples: [StrokeSample], _ color: CGColor, _ width: CGFloat,
    opacity: CGFloat = 1, smoothing: StrokeSmoothing = .midpoint, on board: BoardFixture
  ) {
    let session = board.session(
      brush, width: width, opacity: opacity, color: color, smoothing: smoothing)
    guard let first = samples.first else { return }
    session.begin(at: first)
    for sample in samples.dropFirst() { session.move(to: [sample]) }
    session.end()
  }

  private func sample(
    _ x: CGFloat, _ y: CGFloat, pressure: CGFloat? = nil, at time: Double = 0
  ) -> StrokeSample {
    StrokeSample(location: CGPoint(x: x, y: y), pressure: pressure, timestamp: time)
  }

  private func line(_ x: CGFloat, _ y: CGFloat, _ toX: CGFloat, _ toY: CGFloat) -> [StrokeSample] {
    [sample(x, y), sample(toX, toY)]
  }

  private func wave(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, count: Int = 24,
    isPressed: Bool = false
  ) -> [StrokeSample] {
    (0...count).map { index in
      let share = CGFloat(index) / CGFloat(count)
      return sample(
        x + width * share, y + height * sin(share * 4 * .pi) * (1 - 0.4 * share),
        pressure: isPressed ? 0.2 + 1.8 * abs(sin(share * 5)) : nil, at: Double(index) / 60)
    }
  }

  private func loops(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> [StrokeSample] {
    (0...60).map { index in
      let share = CGFloat(index) / 60
      let angle = share * 8 * CGFloat.pi
      return sample(
        x + width * share + 14 * cos(angle), y + height * sin(angle),
        at: Double(index) / 90 * (1 + 0.5 * Double(sin(share * 20))))
    }
  }

  private func trembling(from x: CGFloat) -> [StrokeSample] {
    var generator = SeededGenerator(seed: 1)
    return (0...120).map { index in
      let place = CGFloat(index)
      return sample(
        x + place * 1.7 + .random(in: -2...2, using: &generator),
        730 + 20 * sin(place / 15) + .random(in: -3...3, using: &generator))
    }
  }
}
