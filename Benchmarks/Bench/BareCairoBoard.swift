import CoreGraphics
import DrawingBoard

/// The floor of a move: Cairo's own calls, one stroke for each piece of the recorded curves, and
/// nothing around them: no smoothing, no history, no pixels to be shown anew.
@MainActor
final class BareCairoBoard: RecordedDrawing {
  private let pixels: PixelSize
  private let bitmap: BareCairoBitmap
  private var strokes = RecordedStrokes()
  private var pieces: [MidpointCurve.Piece] = []
  private var number = 0

  init(pixels: PixelSize = RecordedStrokes.pixels) {
    self.pixels = pixels
    bitmap = BareCairoBitmap(pixels: pixels)
  }

  func begin() {
    pieces = strokes.nextPieces(on: pixels)
    bitmap.setColor(ofStroke: number)
    number += 1
  }

  func move(_ number: Int) {
    bitmap.addPath(pieces[number])
    bitmap.stroke()
  }

  func end() {}
}
