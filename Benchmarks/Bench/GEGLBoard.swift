import CoreGraphics
import DrawingBoard

/// The recorded strokes on a buffer of GEGL's, with undo as GIMP does it.
///
/// A move opens a window of the piece's bounds on the buffer, strokes the piece there by Cairo as
/// the bare floor does, and closes it; GEGL's own operation for strokes is measured by
/// ``GEGLGraphBoard``. What is compared is the storage: tiles of 128×128 pixels that are shared
/// until one of their owners is written to.
///
/// While a stroke goes on, a duplicate of the buffer holds what was before. The touch-up keeps of
/// it what is under the stroke, up to the borders of tiles, and duplicates the buffer for the next
/// stroke. Undo and redo exchange that part with the picture, which copies no pixel where tiles are
/// whole. The history stays in memory, uncompressed, so that there are no rows of faulting.
@MainActor
final class GEGLBoard: RecordedDrawing, HistoryKeeping {
  private let library: GEGLLibrary
  private let pixels: PixelSize
  private let format: OpaquePointer
  private let buffer: OpaquePointer
  private var before: OpaquePointer
  private var strokes = RecordedStrokes()
  private var pieces: [MidpointCurve.Piece] = []
  private var touched = CGRect.null
  private var steps: [(bounds: [Int32], pixels: OpaquePointer)] = []
  private var index = 0

  private static let outsideIsEmpty: Int32 = 0
  private static let upToTiles: Int32 = 1

  /// Makes an empty buffer, or nothing where the library is not installed.
  init?(pixels: PixelSize = RecordedStrokes.pixels) {
    let whole = [0, 0, Int32(pixels.width), Int32(pixels.height)]
    guard let library = GEGLLibrary(), let format = library.format("cairo-ARGB32"),
      let buffer = library.makeBuffer(whole, format), let before = library.duplicate(buffer)
    else { return nil }
    self.library = library
    self.pixels = pixels
    self.format = format
    self.buffer = buffer
    self.before = before
  }

  isolated deinit {
    for step in steps { library.release(step.pixels) }
    library.release(before)
    library.release(buffer)
  }

  func begin() {
    pieces = strokes.nextPieces(on: pixels)
    touched = .null
  }

  func move(_ number: Int) {
    let piece = pieces[number]
    let area = piece.reachInPixels
    touched = touched.union(area)
    let bounds = area.numbers
    var rowBytes: Int32 = 0
    guard let window = library.openWindow(buffer, bounds, &rowBytes, format) else { return }
    do {
      let bitmap = BareCairoBitmap(
        memory: window, width: bounds[2], height: bounds[3], rowBytes: rowBytes, origin: area.origin
      )
      bitmap.setColor(ofStroke: steps.count)
      bitmap.addPath(piece)
      bitmap.stroke()
    }
    library.closeWindow(buffer, window)
  }

  func end() {
    let bounds = alignedToTiles(touched)
    guard let part = copy(of: before, bounds), let next = library.duplicate(buffer) else { return }
    library.release(before)
    before = next
    steps.append((bounds, part))
    index = steps.count
  }

  func undo() {
    guard index > 0 else { return }
    index -= 1
    exchange(index)
  }

  func redo() {
    guard index < steps.count else { return }
    exchange(index)
    index += 1
  }

  private func exchange(_ index: Int) {
    let step = steps[index]
    guard let part = copy(of: buffer, step.bounds) else { return }
    library.copy(step.pixels, step.bounds, Self.outsideIsEmpty, buffer, step.bounds)
    library.release(step.pixels)
    steps[index].pixels = part
  }

  private func copy(of source: OpaquePointer, _ bounds: [Int32]) -> OpaquePointer? {
    guard let part = library.makeBuffer(bounds, format) else { return nil }
    library.copy(source, bounds, Self.outsideIsEmpty, part, bounds)
    return part
  }

  private func alignedToTiles(_ area: CGRect) -> [Int32] {
    var bounds = area.numbers
    _ = library.align(&bounds, area.numbers, buffer, Self.upToTiles)
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let tiles = CGRect(
      x: Int(bounds[0]), y: Int(bounds[1]), width: Int(bounds[2]), height: Int(bounds[3]))
    return tiles.intersection(whole).numbers
  }
}
