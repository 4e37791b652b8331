import CoreGraphics
import DrawingBoard
import Foundation

/// A picture with its history, and the recorded strokes to draw on it.
@MainActor
final class BenchBoard: RecordedDrawing, HistoryKeeping {
  let canvas: BoardCanvas
  let stack: ImageStack
  private var strokes = RecordedStrokes()
  private(set) var session: StrokeSession?
  private var points: [CGPoint] = []
  private var number = 0

  /// The tiles that the last undo or redo has changed.
  private(set) var shownTiles: [TileUpdate] = []

  /// What the last stroke is made of.
  private(set) var elements = StepElements.none

  /// - Parameters:
  ///   - pixels: The size of the picture.
  ///   - store: Where the history is kept; only in memory without.
  ///   - isPhoto: Whether a picture full of noise lies under the strokes.
  init(
    pixels: PixelSize = RecordedStrokes.pixels, store: HistoryStore? = nil,
    isPhoto: Bool = false
  ) {
    canvas = Self.blankCanvas(pixels)
    stack = ImageStack(store: store)
    if isPhoto { drawNoise() }
  }

  static func blankCanvas(_ pixels: PixelSize = RecordedStrokes.pixels) -> BoardCanvas {
    guard let canvas = BoardCanvas(size: pixels, scale: RecordedStrokes.scale) else {
      preconditionFailure("no memory for a board")
    }
    return canvas
  }

  /// Begins the next stroke.
  func begin() {
    points = strokes.next(in: canvas.bounds.size)
    let session = StrokeSession(
      canvas: canvas, brush: PencilBrush(), style: RecordedStrokes.style(of: number))
    number += 1
    session.begin(at: StrokeSample(location: points[0]))
    self.session = session
  }

  func move(_ number: Int) {
    session?.move(to: [StrokeSample(location: points[number + 1])])
  }

  /// Lifts the finger: the stroke goes into the history.
  func end() {
    guard let session else { return }
    let changes = session.end().changes
    elements = session.elements
    stack.push(name: session.name, changes: changes, elements: elements)
    self.session = nil
  }

  func undo() { show { try stack.undo() } }

  func redo() { show { try stack.redo() } }

  func jump(to index: Int) {
    do {
      try canvas.show(index, of: stack)
    } catch {
      preconditionFailure("a step that was just pushed cannot be read: \(error)")
    }
  }

  /// Writes the whole picture, so that its memory does not count as what the history grows by.
  func touch() {
    guard let data = canvas.context.data else { return }
    memset(data, 0, canvas.size.height * canvas.context.bytesPerRow)
  }

  private func show(_ updates: () throws -> [TileUpdate]) {
    do {
      shownTiles = try updates()
      canvas.apply(shownTiles)
    } catch {
      preconditionFailure("a step that was just pushed cannot be read: \(error)")
    }
  }

  /// Smooth colors with grain, as a photo has, so that no tile is like another and none packs
  /// well.
  private func drawNoise() {
    canvas.capture(canvas.size.bounds)
    guard let data = canvas.context.data else { return }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    var grain: UInt32 = 7
    for y in 0..<canvas.size.height {
      let row = bytes + y * canvas.context.bytesPerRow
      for x in 0..<canvas.size.width {
        grain = grain &* 1_664_525 &+ 1_013_904_223
        let noise = UInt8(truncatingIfNeeded: grain >> 28)
        row[x * 4] = UInt8(truncatingIfNeeded: x / 16) &+ noise
        row[x * 4 + 1] = UInt8(truncatingIfNeeded: y / 16) &+ noise
        row[x * 4 + 2] = UInt8(truncatingIfNeeded: (x + y) / 32) &+ noise
        row[x * 4 + 3] = 255
      }
    }
    stack.push(name: "Photo", changes: canvas.commit())
  }
}
