import CoreGraphics
import DrawingBoard

/// A board in memory that keeps the elements of all its steps, beside the one that is killed.
///
/// It draws strokes and images, and erases pixels, strokes and parts of strokes.
final class ElementModel {
  private static let size = PixelSize(width: 256, height: 128)

  private let canvas: BoardCanvas
  private let stack = ImageStack()

  /// Creates a blank board; `nil` if memory is short.
  init?() {
    guard let canvas = BoardCanvas(size: Self.size) else { return nil }
    self.canvas = canvas
    let stack = stack
    canvas.makeRedraw = { [unowned canvas] in ElementRedraw(of: stack, on: canvas) }
  }

  /// Draws a step.
  ///
  /// - Parameter number: Returns a random number below another one.
  /// - Returns: The changes, none if nothing was changed, and what was drawn.
  func draw(_ number: (Int) -> Int) -> (changes: [TileChange], elements: StepElements) {
    let drawn = number(8) == 0 ? drawImage(number) : drawStroke(number)
    stack.push(name: "Pencil", changes: drawn.changes, elements: drawn.elements)
    return drawn
  }

  /// Shows a step.
  func move(to step: Int) throws { try canvas.show(step, of: stack) }

  /// Turns the oldest steps into pixels.
  func expire(_ count: Int) {
    stack.limits.stepLimit = stack.count - count
    stack.limits.stepLimit = nil
  }

  private func drawStroke(
    _ number: (Int) -> Int
  ) -> (changes: [TileChange], elements: StepElements) {
    let brushes: [any Brush] = [
      PencilBrush(), PencilBrush(dashes: [2, 3]), PenBrush(), HighlighterBrush(), MarkerBrush(),
      RectangleBrush(isFilled: true), EraserBrush(), EraserBrush(mode: .strokes),
      EraserBrush(mode: .parts), EraserBrush(mode: .parts), FillBrush(),
    ]
    let session = StrokeSession(
      canvas: canvas, brush: brushes[number(brushes.count)],
      style: StrokeStyle(
        color: CGColor(
          srgbRed: CGFloat(number(256)) / 255, green: 0.4, blue: 0.1,
          alpha: number(3) == 0 ? 0.6 : 1), width: CGFloat(1 + number(16))))
    func sample() -> StrokeSample {
      StrokeSample(
        location: CGPoint(x: number(Self.size.width), y: number(Self.size.height)),
        pressure: CGFloat(number(512)) / 256)
    }
    session.begin(at: sample())
    for _ in 0..<1 + number(4) { session.move(to: [sample()]) }
    return (session.end().changes, session.elements)
  }

  private func drawImage(
    _ number: (Int) -> Int
  ) -> (changes: [TileChange], elements: StepElements) {
    // A part of the picture itself, some of it translucent.
    let part = PixelRect(x: number(200), y: number(100), width: 56, height: 28)
    guard let image = canvas.image(of: part) else { return ([], .none) }
    let imported = canvas.importImage(image, placement: number(2) == 0 ? .fit : .tile)
    return (imported.changes, .image(imported.element))
  }
}
