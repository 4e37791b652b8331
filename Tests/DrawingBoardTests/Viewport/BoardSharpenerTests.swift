import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

/// A magnified picture that is drawn again from its elements.
@MainActor
struct BoardSharpenerTests {
  private static let frame = CGRect(x: 10, y: 40, width: 370, height: 600)

  private let stage = BoardStage(frame: frame) { $0.isZoomEnabled = true }
  private var board: DrawingBoardControl { stage.board }
  private var surface: BoardSurfaceView { stage.board.surface }
  private var sharpener: BoardSharpener { surface.sharpener }

  private func scribble(_ count: Int = 5) {
    for index in 0..<count {
      let y = 60.0 + CGFloat(index) * 430 / CGFloat(count)
      stage.stroke((11.3, y), (180.7, y + 71), (340.1, y - 17))
    }
    stage.host.layout()
  }

  /// The visible tiles that show pixels of the board, and those that show elements.
  private func visible() throws -> (blurred: Int, sharp: Int) {
    let level = try #require(surface.level)
    let visible = level.visibleRect(surface.placement, size: surface.bounds.size)
    let tiles = level.tiling.indices(touching: visible).compactMap {
      level.tiles[$0]?.magnified
    }
    return (tiles.count { !$0.isSharp }, tiles.count { $0.isSharp })
  }

  private func rest() async {
    await stage.host.advance(by: 0.1)
    await sharpener.waitUntilIdle()
    stage.host.layout()
  }

  /// The visible picture as a board of the scale would draw its strokes.
  private func expected() throws -> [UInt32] {
    let scale = board.zoomScale * 2
    let canvas = try #require(board.canvas)
    let frame = board.pictureFrame
    let rect = PixelRect(
      x: Int((-frame.minX * 2).rounded()), y: Int((-frame.minY * 2).rounded()),
      width: Int(board.bounds.width * 2), height: Int(board.bounds.height * 2))
    let piece = try #require(ElementPiece(rect, scale: scale, colorSpace: canvas.colorSpace))
    for step in board.stack.steps.prefix(board.stack.index + 1) {
      for element in step.elements.elements(colorSpace: canvas.colorSpace) {
        if case .stroke(let stroke) = element { piece.draw(stroke, parts: .whole) }
      }
    }
    return try #require(piece.image()).pixels()
  }

  /// What the window shows of the board, over white.
  private func shown() throws -> [UInt32] {
    let image = try #require(stage.host.snapshot())
    let board = try BoardFixture(Int(Self.frame.width * 2), Int(Self.frame.height * 2))
    board.canvas.context.interpolationQuality = .none
    board.canvas.context.drawUpright(
      image,
      in: CGRect(
        x: -Self.frame.minX * 2, y: -Self.frame.minY * 2, width: CGFloat(image.width),
        height: CGFloat(image.height)))
    return board.pixels
  }

  private func expectCrisp(_ comment: Comment) throws {
    let white = try expected().map { pixel -> UInt32 in
      let rest = 255 - pixel >> 24
      return pixel &+ (rest << 24 | rest << 16 | rest << 8 | rest)
    }
    #expect(try shown().distance(to: white) <= 2, comment)
  }

  @Test("A picture that rests magnified is drawn at its scale, begun within a frame")
  func crisp() async throws {
    scribble()
    board.zoomScale = 4
    #expect(sharpener.isDrawing)
    await rest()
    #expect(surface.level?.factor == 4)
    #expect(surface.nextLevel == nil)
    #expect(try visible().blurred == 0)
    #expect(try visible().sharp > 4)
    try expectCrisp("zoomed by code")
    board.setZoomScale(7.3, animated: true)
    stage.host.advanceFrames(3)
    #expect(board.zoomScale < 7.3)
    #expect(!sharpener.isDrawing)
    // Time in which no task runs.
    var frames = 0
    while surface.isMoving, frames < 60 {
      stage.host.advanceFrames()
      frames += 1
    }
    #expect(board.zoomScale == 7.3)
    #expect(sharpener.isDrawing)
    await rest()
    try expectCrisp("after a transition")
  }

  @Test("A pinch draws nothing, and the picture is drawn when its fingers are lifted")
  func pinch() async throws {
    scribble()
    stage.down(150, 300)
    stage.down(200, 300, finger: 1)
    for step in 1...10 {
      stage.move(150 - CGFloat(step) * 8, 300)
      stage.move(200 + CGFloat(step) * 8, 300, finger: 1)
      #expect(!sharpener.isDrawing)
    }
    for finger in 0..<2 { stage.up(finger: finger) }
    await stage.host.advance(by: 0.5)
    await rest()
    #expect(board.zoomScale > 2)
    #expect(try visible().blurred == 0)
    try expectCrisp("after a pinch")
  }

  @Test("A touch stops the rendering, draws at once, and its stroke is crisp at rest")
  func touch() async throws {
    scribble()
    board.zoomScale = 4
    #expect(sharpener.isDrawing)
    stage.down(100, 300)
    #expect(board.isDrawing)
    #expect(!sharpener.isDrawing)
    stage.move(200, 340)
    stage.host.layout()
    #expect(stage.host.color(at: stage.point(150, 320)) == PixelColor(.black))
    stage.up()
    stage.host.advanceFrames()
    #expect(sharpener.isDrawing)
    await rest()
    #expect(try visible().blurred == 0)
    try expectCrisp("with the new stroke")
  }

  @Test(
    "During a stroke the untouched tiles stay crisp, and only the others are drawn after it"
  )
  func untouched() async throws {
    scribble()
    board.zoomScale = 4
    await rest()
    let all = try visible().sharp
    stage.down(100, 300)
    stage.move(130, 310)
    let during = try visible()
    #expect(during.blurred > 0 && during.blurred <= 4)
    #expect(during.sharp == all - during.blurred)
    stage.up()
    #expect(try visible().blurred == during.blurred)
    await rest()
    #expect(try visible().blurred == 0)
  }

  @Test("A stroke that enters a crisp tile finds its pixels, and draws only its own changes")
  func entered() async throws {
    scribble()
    board.zoomScale = 4
    await rest()
    let tiles = try #require(surface.level).tiles.values.compactMap(\.magnified)
    #expect(tiles.allSatisfy { $0.isSharp && $0.keepsSource })
    stage.down(100, 300)
    stage.move(140, 310)
    stage.move(230, 380)
    stage.host.layout()
    let entered = tiles.filter { !$0.isSharp }
    #expect(entered.count > 1)
    let partly = try shown()
    for tile in entered { tile.source.setNeedsDisplay() }
    stage.host.layout()
    #expect(try shown() == partly)
    stage.up()
    await rest()
    #expect(tiles.allSatisfy { $0.isSharp && $0.keepsSource })
    try expectCrisp("after the stroke")
  }

  @Test("An image shows the pixels of its file when it is magnified")
  func image() async throws {
    // Columns that are black and white in turn, each a quarter of a pixel of the board.
    let file = try ImageProbe.make(width: 370 * 8, height: 16) { x, _ in
      x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    board.importImage(UIImage(cgImage: file))
    stage.host.layout()
    func middleRow() throws -> [UInt32] {
      let width = Int(Self.frame.width * 2)
      return try shown().dropFirst(Int(Self.frame.height) * width).prefix(width).map { $0 & 0xFF }
    }
    let grays = try middleRow()
    #expect(grays.allSatisfy { (90...170).contains($0) })
    board.zoomScale = 8
    await rest()
    #expect(try visible().blurred == 0)
    let levels = try middleRow()
    #expect(levels.contains { $0 < 40 } && levels.contains { $0 > 215 })
  }

  @Test("Undo, redo and erasers change a crisp picture to the crisp one of their result")
  func changes() async throws {
    board.strokeOpacity = 0.7
    scribble()
    board.zoomScale = 3
    await rest()
    board.undo()
    stage.host.advanceFrames()
    await rest()
    try expectCrisp("undone")
    board.redo()
    await rest()
    try expectCrisp("redone")
    board.brush = EraserBrush()
    board.strokeWidth = 12
    stage.stroke((60, 200), (300, 360))
    await rest()
    try expectCrisp("erased")
    #expect(try visible().blurred == 0)
  }

  @Test("A picture that moves keeps its crisp tiles, and draws newly visible ones at rest")
  func moving() async throws {
    scribble()
    board.zoomScale = 4
    board.contentOffset = .zero
    await rest()
    board.setContentOffset(CGPoint(x: 250, y: 120), animated: true)
    stage.host.advanceFrames(12)
    #expect(surface.isMoving)
    #expect(!sharpener.isDrawing)
    #expect(try visible().sharp > 0)
    #expect(try visible().blurred > 0)
    await stage.host.advance(by: 0.3)
    await rest()
    #expect(try visible().blurred == 0)
    try expectCrisp("moved")
  }

  @Test(
    "Tiles take at most 64 MiB at any scale, and visible ones keep the pixels below the crisp ones",
    arguments: [1.004, 1.03, 1.08, 1.3, 2, 5.5, 16])
  func memory(scale: CGFloat) async throws {
    let stage = BoardStage(frame: CGRect(x: 0, y: 0, width: 1_032, height: 1_376)) {
      $0.isZoomEnabled = true
    }
    stage.board.draw([StrokeSample(100, 100), StrokeSample(900, 1_200)])
    stage.board.zoomScale = scale
    let surface = stage.board.surface
    let offset = stage.board.contentOffset
    for way in [0, 100, 261, 430, -37] as [CGFloat] {
      stage.board.contentOffset = CGPoint(x: offset.x + way, y: offset.y + way * 1.4)
      for _ in 0..<20 {
        await stage.host.advance(by: 0.05)
        #expect((surface.level?.byteCount ?? 0) + (surface.nextLevel?.byteCount ?? 0) <= 64 << 20)
      }
      #expect(surface.nextLevel == nil)
      await surface.sharpener.waitUntilIdle()
      await stage.host.advance(by: 0.1)
      let level = try #require(surface.level)
      #expect(level.factor == scale)
      #expect(level.byteCount <= 64 << 20)
      let visible = level.tiling.indices(touching: surface.visibleRect(of: level))
        .compactMap { level.tiles[$0]?.magnified }
      let blurred = visible.count { !$0.isSharp }
      #expect(blurred == 0)
      let kept = visible.count { $0.keepsSource && $0.source.layer.contents != nil }
      #expect(kept == visible.count)
    }
  }

  @Test("A memory warning releases invisible tiles")
  func memoryWarning() async throws {
    scribble()
    board.zoomScale = 4
    await rest()
    board.contentOffset = CGPoint(x: 900, y: 1_500)
    await rest()
    let before = try #require(surface.level).tiles.count
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    let level = try #require(surface.level)
    #expect(level.tiles.count < before)
    #expect(try visible().blurred == 0)
    #expect(level.tiles.values.allSatisfy { $0.magnified?.keepsSource == false })
    await rest()
    try expectCrisp("after the warning")
    stage.down(100, 300)
    stage.move(230, 380)
    stage.host.layout()
    let partly = try shown()
    for tile in level.tiles.values where tile.magnified?.isSharp == false {
      tile.setNeedsDisplay()
    }
    stage.host.layout()
    #expect(try shown() == partly)
    stage.up()
    await rest()
    try expectCrisp("after a stroke without memory")
  }

  @Test("A picture without elements gets them with the first stroke")
  func firstStroke() async throws {
    board.zoomScale = 4
    await rest()
    #expect(surface.level?.factor == 1)
    stage.stroke((60, 200), (300, 360))
    await rest()
    #expect(surface.level?.factor == 4)
    try expectCrisp("the first stroke")
    board.undo()
    await rest()
    #expect(surface.level?.factor == 1)
  }

  @Test("A tile that changes while it is drawn is not shown in its old state")
  func stale() async throws {
    scribble(40)
    board.zoomScale = 2
    #expect(sharpener.isDrawing)
    board.undo()
    board.undo()
    await rest()
    try expectCrisp("after both")
    #expect(try visible().blurred == 0)
  }

  @Test("A board without a window is drawn from its elements, too")
  func withoutWindow() {
    let board = DrawingBoardControl(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    board.layoutIfNeeded()
    board.draw([StrokeSample(20, 20), StrokeSample(180, 120)])
    board.zoomScale = 4
    board.drawElementsNow()
    let level = board.surface.level
    #expect(level?.factor == 4)
    let tiles = level.map { Array($0.tiles.values) } ?? []
    #expect(!tiles.isEmpty && tiles.allSatisfy { $0.magnified?.isSharp == true })
  }
}
