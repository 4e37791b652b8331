import CoreGraphics
import DrawingBoard
import Foundation

/// The recorded strokes by GEGL's own operation for them, `gegl:vector-stroke`, the way of a
/// program that leaves the drawing to GEGL.
///
/// A graph of two nodes reads the buffer and strokes a path over it; a move sets the path to its
/// piece, renders the piece's bounds and writes them back. Inside it is Cairo that strokes, on a
/// copy. What comes after the moves is as on ``GEGLBoard``.
@MainActor
final class GEGLGraphBoard: RecordedDrawing {
  private let library: GEGLLibrary
  private let graphs: GEGLGraphLibrary
  private let pixels: PixelSize
  private let format: OpaquePointer
  private let buffer: OpaquePointer
  private let graph: OpaquePointer
  private let stroke: OpaquePointer
  private let path: OpaquePointer
  private var strokes = RecordedStrokes()
  private var pieces: [(bounds: [Int32], path: String)] = []
  private var number = 0
  private var rendered: [UInt32] = []

  /// Makes an empty buffer, or nothing where the library is not installed.
  init?(pixels: PixelSize = RecordedStrokes.pixels) {
    let whole = [0, 0, Int32(pixels.width), Int32(pixels.height)]
    guard let library = GEGLLibrary(), let graphs = GEGLGraphLibrary(),
      let format = library.format("cairo-ARGB32"), let buffer = library.makeBuffer(whole, format),
      let graph = graphs.makeGraph(), let source = graphs.makeNode(graph, "gegl:buffer-source"),
      let stroke = graphs.makeNode(graph, "gegl:vector-stroke"), let path = graphs.makePath()
    else { return nil }
    self.library = library
    self.graphs = graphs
    self.pixels = pixels
    self.format = format
    self.buffer = buffer
    self.graph = graph
    self.stroke = stroke
    self.path = path
    graphs.setBuffer(buffer, of: source)
    graphs.setPath(path, of: stroke)
    graphs.setWidth(RecordedStrokes.style.width * RecordedStrokes.scale, of: stroke)
    graphs.link(source, stroke)
  }

  isolated deinit {
    library.release(graph)
    library.release(path)
    library.release(buffer)
  }

  /// Takes the next stroke, its pieces as the paths in text that GEGL reads.
  func begin() {
    pieces = strokes.nextPieces(on: pixels).map { ($0.reachInPixels.numbers, $0.text) }
    let parts = RecordedStrokes.style(of: number).color.components ?? [0, 0, 0, 1]
    number += 1
    // Numbers in parentheses would be linear light.
    let code =
      "#" + parts.prefix(3).map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    guard let color = graphs.makeColor(code) else { return }
    graphs.setColor(color, of: stroke)
    library.release(color)
  }

  func move(_ number: Int) {
    let (bounds, text) = pieces[number]
    let count = Int(bounds[2]) * Int(bounds[3])
    if rendered.count < count { rendered = [UInt32](repeating: 0, count: count) }
    graphs.clearPath(path)
    graphs.parsePath(path, text)
    graphs.render(stroke, 1, bounds, format, &rendered, 0, 0)
    graphs.write(buffer, bounds, 0, format, rendered, 0)
  }

  func end() {}
}

extension MidpointCurve.Piece {
  /// The pixels that the piece reaches, of a curve in pixels; recorded strokes keep so far from the
  /// edge that all are on the board.
  var reachInPixels: CGRect {
    let reach = RecordedStrokes.style.width * RecordedStrokes.scale / 2 + 1
    let (left, right) = (min(start.x, control.x, end.x), max(start.x, control.x, end.x))
    let (top, bottom) = (min(start.y, control.y, end.y), max(start.y, control.y, end.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -reach, dy: -reach).integral
  }

  fileprivate var text: String {
    let (first, second) = (third(of: start), third(of: end))
    let places = [start, first, second, end].map { "\(Float($0.x)),\(Float($0.y))" }
    return "M\(places[0]) C\(places[1]) \(places[2]) \(places[3])"
  }

  private func third(of place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x + 2 * control.x) / 3, y: (place.y + 2 * control.y) / 3)
  }
}

extension CGRect {
  /// The rectangle as GEGL takes it.
  var numbers: [Int32] { [Int32(minX), Int32(minY), Int32(width), Int32(height)] }
}
