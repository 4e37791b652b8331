import BareCairo
import CoreGraphics
import DrawingBoard

/// Undo as most do it: strokes are kept as the places of the finger, and all that are left are
/// drawn again, each as one path, by Cairo itself.
///
/// A move is the bare floor's, for it needs nothing else; redo draws one stroke more.
@MainActor
final class ReplayBoard: RecordedDrawing, HistoryKeeping {
  private let pixels: PixelSize
  private let bitmap: BareCairoBitmap
  private var recorded = RecordedStrokes()
  private var points: [CGPoint] = []
  private var curve = MidpointCurve()
  private var steps: [[CGPoint]] = []
  private var index = 0

  init(pixels: PixelSize = RecordedStrokes.pixels) {
    self.pixels = pixels
    bitmap = BareCairoBitmap(pixels: pixels)
  }

  /// The bytes of all strokes, which are their places and nothing else.
  var memoryBytes: Double {
    Double(steps.map { $0.count * MemoryLayout<CGPoint>.stride }.reduce(0, +))
  }

  func begin() {
    points = recorded.nextPixels(on: pixels)
    bitmap.setColor(ofStroke: steps.count)
    curve = MidpointCurve()
    _ = curve.append(points[0])
  }

  func move(_ number: Int) {
    guard let piece = curve.append(points[number + 1]) else { return }
    bitmap.addPath(piece)
    bitmap.stroke()
  }

  func end() {
    steps.append(points)
    index = steps.count
  }

  func undo() {
    guard index > 0 else { return }
    index -= 1
    bitmap.clear()
    for step in 0..<index { replay(step) }
  }

  func redo() {
    guard index < steps.count else { return }
    replay(index)
    index += 1
  }

  private func replay(_ step: Int) {
    bitmap.setColor(ofStroke: step)
    var curve = MidpointCurve()
    for point in steps[step] {
      guard let piece = curve.append(point) else { continue }
      bitmap.addPath(piece)
    }
    bitmap.stroke()
  }
}
