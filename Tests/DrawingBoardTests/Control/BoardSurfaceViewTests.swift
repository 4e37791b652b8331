import CoreGraphics
@testable import DrawingBoard
import Foundation
import TestSupport
import Testing

/// What the surface of a board draws, and how little of it.
@MainActor
struct BoardSurfaceViewTests {
  private static let frame = CGRect(x: 10, y: 40, width: 370, height: 600)

  private func stage(scale: CGFloat = 3, _ configure: (DrawingBoardControl) -> Void = { _ in })
    -> BoardStage
  {
    BoardStage(frame: Self.frame, scale: scale, configure: configure)
  }

  private func scribble(_ stage: BoardStage) {
    stage.board.strokeOpacity = 0.6
    stage.board.strokeColor = .systemIndigo
    for index in 0..<6 {
      let y = 40.0 + CGFloat(index) * 93.7
      stage.stroke((11.3, y), (180.7, y + 71), (340.1, y - 17))
    }
    stage.host.layout()
  }

  private func shown(_ stage: BoardStage) throws -> [UInt8] {
    try #require(stage.host.snapshot().flatMap(Bitmap.init)).bytes
  }

  /// The largest difference of a byte.
  private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard a.count == b.count else { return 255 }
    var largest = 0
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return }
        // Equal blocks are skipped: a loop over all bytes takes minutes in a build for debugging.
        for start in stride(from: 0, to: a.count, by: 256) {
          let end = min(start + 256, a.count)
          if memcmp(first + start, second + start, end - start) == 0 { continue }
          for index in start..<end { largest = max(largest, abs(Int(a[index]) - Int(b[index]))) }
        }
      }
    }
    return largest
  }

  /// The frames of the tiles that are about to draw.
  private func marked(_ stage: BoardStage) -> [CGRect] {
    stage.board.surface.tiles.filter { $0.layer.needsDisplay() }.map(\.frame)
  }

  @Test(
    "A short stroke marks one tile, and one across an edge two", arguments: [1, 2, 3] as [CGFloat])
  func markedTiles(scale: CGFloat) {
    let stage = stage(scale: scale)
    #expect(stage.board.surface.tiles.count == 6)
    stage.host.layout()
    #expect(marked(stage).isEmpty)
    let surface = stage.board.surface
    surface.setNeedsDisplay(PixelRect(x: 30, y: 30, width: 20, height: 20))
    #expect(marked(stage) == [CGRect(x: 0, y: 0, width: 256, height: 256)])
    stage.host.layout()
    #expect(marked(stage).isEmpty)
    let edge = Int(256 * scale)
    surface.setNeedsDisplay(PixelRect(x: edge - 5, y: 30, width: 10, height: 20))
    #expect(
      marked(stage) == [
        CGRect(x: 0, y: 0, width: 256, height: 256), CGRect(x: 256, y: 0, width: 114, height: 256),
      ])
  }

  @Test("A stroke marks the tiles that it touches and no others")
  func stroke() {
    let stage = stage()
    func draw(_ places: (CGFloat, CGFloat)...) -> [Int] {
      stage.host.layout()
      stage.board.draw(places.map { StrokeSample($0.0, $0.1) })
      let tiles = stage.board.surface.tiles
      return tiles.indices.filter { tiles[$0].layer.needsDisplay() }
    }
    #expect(draw((20, 20), (60, 40), (90, 20)) == [0])
    #expect(draw((270, 300), (300, 320)) == [3])
    #expect(draw((200, 280), (300, 300)) == [2, 3])
  }

  // Over two seconds, because every scale is drawn at every size, whole and in parts.
  @Test(
    "At every scale and size, redrawn parts have the pixels of a full redraw",
    arguments: [1, 2, 3] as [CGFloat],
    [CGSize(width: 370, height: 600), CGSize(width: 291, height: 417)])
  func seams(scale: CGFloat, size: CGSize) throws {
    let stage = stage(scale: scale)
    scribble(stage)
    stage.board.frame.size = size
    stage.host.layout()
    let surface = stage.board.surface
    surface.setNeedsDisplay()
    stage.host.layout()
    let whole = try shown(stage)
    // The renderer rounds the phase of its filter for each rectangle.
    let isScaled = stage.board.pictureFrame.width != Self.frame.width
    var generator = SeededGenerator(seed: 12)
    let pixels = try #require(stage.board.canvas?.size)
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        surface.setNeedsDisplay(
          PixelRect(
            x: .random(in: 0..<pixels.width, using: &generator),
            y: .random(in: 0..<pixels.height, using: &generator),
            width: .random(in: 1...200, using: &generator),
            height: .random(in: 1...200, using: &generator)))
      }
      stage.host.layout()
      let difference = distance(try shown(stage), whole)
      #expect(difference <= (isScaled ? 2 : 0))
    }
  }

  // Over two seconds, because two pictures of a board are composed after each change.
  @Test("A change appears on the screen as if everything were redrawn", arguments: [false, true])
  func changes(isScaled: Bool) throws {
    let stage = stage()
    scribble(stage)
    if isScaled {
      stage.board.frame.size = CGSize(width: 291, height: 417)
      stage.host.layout()
    }
    for action in [
      { stage.stroke((40, 33), (200, 250), (260, 100)) }, { _ = stage.board.undo() },
      { _ = stage.board.undo() }, { _ = stage.board.redo() }, { _ = stage.board.move(to: 1) },
    ] {
      action()
      stage.host.layout()
      let partly = try shown(stage)
      stage.board.surface.setNeedsDisplay()
      stage.host.layout()
      #expect(distance(partly, try shown(stage)) <= (isScaled ? 2 : 0))
    }
  }
}

/// What the surface draws of a zoomed picture, when, and how much memory that takes.
@MainActor
struct BoardSurfaceZoomTests {
  private static let frame = CGRect(x: 10, y: 40, width: 370, height: 600)

  private let stage = BoardStage(frame: frame) { $0.isZoomEnabled = true }
  private var board: DrawingBoardControl { stage.board }
  private var surface: BoardSurfaceView { stage.board.surface }

  private func scribble() {
    for index in 0..<5 {
      let y = 60.0 + CGFloat(index) * 93.7
      stage.stroke((11.3, y), (180.7, y + 71), (340.1, y - 17))
    }
    stage.host.layout()
  }

  private func shown() throws -> Bitmap {
    try #require(stage.host.snapshot().flatMap(Bitmap.init))
  }

  private func isVisibleComplete() -> Bool {
    guard let level = surface.level else { return false }
    return level.missingTiles(in: level.visibleRect(surface.placement, size: surface.bounds.size))
      .isEmpty
  }

  @Test("A magnified picture of pixels alone draws nothing")
  func magnified() {
    board.historyLimits.stepLimit = 1
    scribble()
    board.clear()
    stage.host.layout()
    let tiles = surface.tiles
    board.zoomScale = 4
    #expect(surface.tiles == tiles)
    #expect(!tiles.contains { $0.layer.needsDisplay() })
    #expect(surface.nextLevel == nil)
    #expect(!surface.sharpener.isDrawing)
  }

  @Test(
    "A picture that rests at a lower scale is drawn at it, begun at once and within 0.1 seconds")
  func minified() throws {
    scribble()
    board.zoomScale = 0.5
    #expect(surface.level?.factor == 0.5 || surface.nextLevel?.factor == 0.5)
    stage.host.advance(by: 0.1)
    #expect(surface.level?.factor == 0.5)
    #expect(surface.nextLevel == nil)
    #expect(isVisibleComplete())
    let first = try shown()
    surface.setNeedsDisplay()
    stage.host.layout()
    #expect(try shown().bytes == first.bytes)
  }

  @Test("In a pinch only newly visible tiles are drawn, a few in each frame")
  func pinch() {
    board.minimumPictureSize = CGSize(width: 2_000, height: 2_000)
    board.sizePolicy = .keep
    stage.host.layout()
    scribble()
    stage.down(180, 300)
    stage.down(220, 300, finger: 1)
    var counts: [Int] = []
    for step in 1...20 {
      let before = surface.level?.tiles.count ?? 0
      stage.move(180 - CGFloat(step) * 8, 300)
      stage.move(220 + CGFloat(step) * 8, 300, finger: 1)
      counts.append((surface.level?.tiles.count ?? 0) - before)
    }
    #expect(board.zoomScale > 4)
    #expect(counts.allSatisfy { $0 <= 0 })
    for step in 1...20 {
      stage.move(20 + CGFloat(step) * 8, 300)
      stage.move(380 - CGFloat(step) * 8, 300, finger: 1)
    }
    for finger in 0..<2 { stage.up(finger: finger) }
    stage.host.advance(by: 0.5)
    #expect(isVisibleComplete())
  }

  @Test("A stroke is visible with and without missing tiles")
  func strokeWhileDrawing() throws {
    board.minimumPictureSize = CGSize(width: 1_600, height: 1_600)
    board.sizePolicy = .keep
    stage.host.layout()
    board.strokeWidth = 60
    board.zoomScale = 0.25
    stage.stroke((150, 300), (220, 300))
    stage.host.advance(by: 0.3)
    #expect(stage.host.color(at: stage.point(180, 300)) == PixelColor(.black))
    #expect(isVisibleComplete())
  }

  @Test("Tiles take at most 64 MiB, whatever the scale and however it changes")
  func memory() {
    board.minimumPictureSize = CGSize(width: 2_500, height: 2_500)
    board.sizePolicy = .keep
    stage.host.layout()
    var random = SeededGenerator(seed: 4)
    var most = 0
    func measure() {
      most = max(most, (surface.level?.byteCount ?? 0) + (surface.nextLevel?.byteCount ?? 0))
    }
    for _ in 0..<Torture.count(12, torture: 40) {
      board.setZoomScale(exp2(.random(in: -4...4, using: &random)), animated: true)
      for _ in 0..<6 {
        stage.host.advance(by: 0.05)
        measure()
      }
      board.setContentOffset(
        CGPoint(
          x: .random(in: 0...9_000, using: &random), y: .random(in: 0...9_000, using: &random)),
        animated: Bool.random(using: &random))
      stage.host.advance(by: 0.2)
      measure()
      stage.host.advance(by: 0.4)
      #expect(isVisibleComplete())
    }
    #expect(most <= 64 << 20)
    #expect(most > 0)
  }

  @Test("A picture at rest equals one that the layout has drawn", arguments: [0.0625, 0.3, 1, 2.5])
  func settled(scale: CGFloat) throws {
    scribble()
    board.zoomScale = scale
    stage.host.advance(by: 0.3)
    board.drawElementsNow()
    let moved = try shown()
    board.setNeedsContentLayout()
    surface.setNeedsDisplay()
    stage.host.layout()
    board.drawElementsNow()
    #expect(try shown().bytes == moved.bytes)
  }
}

struct BoardTilingTests {
  @Test("Tiles cover the surface, each point once, on whole points")
  func frames() {
    for size in [CGSize(width: 200, height: 160), CGSize(width: 834.5, height: 1100)] {
      let tiling = BoardTiling(size: size)
      let frames = (0..<tiling.count).map(tiling.frame(at:))
      #expect(frames.reduce(0) { $0 + $1.width * $1.height } == size.width * size.height)
      #expect(frames.reduce(.null) { $0.union($1) } == CGRect(origin: .zero, size: size))
      #expect(frames.allSatisfy { $0.minX == $0.minX.rounded() && $0.minY == $0.minY.rounded() })
    }
  }

  @Test("A rectangle touches exactly the tiles that it meets")
  func touching() {
    let tiling = BoardTiling(size: CGSize(width: 834.5, height: 1100))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let rect = CGRect(
        x: .random(in: -100...900, using: &generator),
        y: .random(in: -100...1200, using: &generator),
        width: .random(in: 0.1...600, using: &generator),
        height: .random(in: 0.1...600, using: &generator))
      let expected = (0..<tiling.count).filter { index in
        let common = tiling.frame(at: index).intersection(rect)
        return !common.isNull && !common.isEmpty
      }
      #expect(tiling.indices(touching: rect) == expected, "\(rect)")
    }
    #expect(tiling.indices(touching: CGRect(x: 10, y: 10, width: 20, height: 20)) == [0])
    #expect(tiling.indices(touching: CGRect(x: 240, y: 10, width: 16, height: 9)) == [0])
    #expect(tiling.indices(touching: .infinite).count == tiling.count)
    #expect(tiling.indices(touching: .null).isEmpty)
  }

  @Test("An empty size has no tiles")
  func badSize() {
    for side in [0, -5, .nan, .infinity, 1e9] as [CGFloat] {
      #expect(BoardTiling(size: CGSize(width: side, height: 10)).count == 0)
      #expect(
        BoardTiling(size: CGSize(width: 10, height: side))
          .indices(touching: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    }
  }
}
