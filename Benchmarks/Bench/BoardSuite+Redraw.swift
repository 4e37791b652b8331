import CoreGraphics
import DrawingBoard
import Foundation

/// A screen of strokes that is drawn again at four times its scale, and files with strokes as paths.
extension BoardSuite {
  private static let redrawnCount = 1000
  private static let factor: CGFloat = 4

  /// The screen of a tablet in pixels.
  private static let screen = PixelSize(width: 1668, height: 2388)

  /// Drawing all visible tiles, beside Cairo's calls for the same strokes on one bitmap.
  static func redraw() -> [Result] {
    withStore(redrawScreen) + withStore(readDay)
  }

  private static func redrawScreen(_ store: HistoryStore) -> [Result] {
    let scale = RecordedStrokes.scale
    let pixel = scale * factor
    let visible = CGSize(
      width: CGFloat(screen.width) / pixel, height: CGFloat(screen.height) / pixel)
    let (canvas, stack) = (BenchBoard.blankCanvas(), ImageStack(store: store))
    var strokes = RecordedStrokes()
    var points: [[CGPoint]] = []
    for number in 0..<redrawnCount {
      points.append(strokes.next(in: visible))
      add(points[number], number, to: stack, canvas)
    }
    let decoded = ElementCache()
    let source = ElementScene.Source(
      store: store, size: canvas.size, scale: canvas.scale, colorSpace: .sRGB)
    let area = PixelRect(
      covering: CGRect(x: 0, y: 0, width: visible.width * scale, height: visible.height * scale))
    func drawAll() {
      do {
        let scene = try ElementScene(source, area: area, decoded: decoded)
        for tile in tiles { _ = try scene.image(of: tile, scale: scale * factor) }
      } catch {
        preconditionFailure("strokes that were just pushed cannot be drawn: \(error)")
      }
    }
    let cairo = BareCairoBitmap(
      pixels: screen, lineWidth: RecordedStrokes.style.width * scale * factor)
    func drawBare() {
      for number in 0..<redrawnCount {
        cairo.setColor(ofStroke: number)
        var curve = MidpointCurve()
        for point in points[number] {
          let pixel = CGPoint(x: point.x * scale * factor, y: point.y * scale * factor)
          if let piece = curve.append(pixel) { cairo.addPath(piece) }
        }
        cairo.stroke()
      }
    }
    var (ours, bare, first) = (Percentiles(), Percentiles(), Percentiles())
    first.measure {
      _ = try? ElementScene(source, area: area, decoded: decoded).image(
        of: tiles[0], scale: scale * factor)
    }
    for _ in 0..<5 {
      ours.measure(drawAll)
      bare.measure(drawBare)
    }
    return [
      Result("board/redraw/screen-at-4x", ours.median, "ms", baseline: bare.median, goal: 1.5),
      Result("board/redraw/first-tile", first.median, "ms"),
    ]
  }

  /// The tiles of the screen, in the size of those of a magnified board.
  private static var tiles: [PixelRect] {
    let side = 256
    return stride(from: 0, to: screen.height, by: side).flatMap { y in
      stride(from: 0, to: screen.width, by: side).map { x in
        PixelRect(
          x: x, y: y, width: min(side, screen.width - x), height: min(side, screen.height - y))
      }
    }
  }

  private static func add(
    _ points: [CGPoint], _ number: Int, to stack: ImageStack, _ canvas: BoardCanvas
  ) {
    let session = StrokeSession(
      canvas: canvas, brush: PencilBrush(), style: RecordedStrokes.style(of: number))
    session.begin(at: StrokeSample(location: points[0]))
    session.move(to: points.dropFirst().map { StrokeSample(location: $0) })
    stack.push(name: session.name, changes: session.end().changes, elements: session.elements)
  }

  /// Reading the strokes of a long day, all of them visible, which no touch waits for.
  private static func readDay(_ store: HistoryStore) -> [Result] {
    let (canvas, stack) = (BenchBoard.blankCanvas(screen), ImageStack(store: store))
    stack.limits = HistoryLimits(memoryByteLimit: 1 << 30, diskByteLimit: 1 << 32)
    var strokes = RecordedStrokes()
    for number in 0..<day { add(strokes.next(in: canvas.bounds.size), number, to: stack, canvas) }
    let source = ElementScene.Source(
      store: store, size: canvas.size, scale: canvas.scale, colorSpace: .sRGB)
    var first = Percentiles()
    for _ in 0..<3 {
      first.measure {
        _ = try? ElementScene(source, area: screen.bounds, decoded: ElementCache())
      }
    }
    return [Result("board/redraw/read-10000", first.median, "ms")]
  }
}
