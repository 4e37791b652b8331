import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Steps drawn again, stroke by stroke")
struct BoardReplayTests {
  /// A drawing with a step of every brush, a clear, an image, an eraser of strokes, and two strokes
  /// that were joined.
  private final class Drawing {
    let board: BoardFixture
    let stack = ImageStack()

    /// The picture before the first step and after each.
    var pictures: [[UInt32]]

    init() throws {
      board = try BoardFixture(300, 260)
      pictures = [board.pixels]
    }

    func push(_ name: String, _ changes: [TileChange], _ elements: StepElements = .none) {
      stack.push(name: name, changes: changes, elements: elements)
      if stack.count == pictures.count { pictures.append(board.pixels) }
      pictures[pictures.count - 1] = board.pixels
    }

    func draw(_ brush: any Brush, using random: inout SeededGenerator) {
      let samples = RandomStroke.samples(
        30, in: CGSize(width: 300, height: 260), using: &random)
      let session = board.session(brush, width: 9, opacity: 0.8)
      session.begin(at: samples[0])
      session.move(to: Array(samples.dropFirst()))
      let change = session.end()
      guard !change.changes.isEmpty else { return }
      push(brush.name, change.changes, session.elements)
    }

    func replay(from first: Int = -1, to last: Int? = nil) throws -> BoardReplay {
      let canvas = try BoardFixture(300, 260).canvas
      return try BoardReplay(
        stack.vectorSource(through: last), steps: (first + 1)..<((last ?? stack.index) + 1),
        on: canvas)
    }

    func clear() {
      board.canvas.capture(board.canvas.size.bounds)
      board.canvas.context.clear(board.canvas.bounds)
      push("clear", board.canvas.commit())
    }
  }

  private static func everything(seed: UInt64 = 3) throws -> Drawing {
    let drawing = try Drawing()
    var random = SeededGenerator(seed: seed)
    for brush in ArchivedBrush.brushes { drawing.draw(brush, using: &random) }
    drawing.draw(TextBrush(text: "Text", fontSize: 30), using: &random)
    drawing.clear()
    for _ in 0..<3 { drawing.draw(PenBrush(), using: &random) }
    drawing.stack.limits.mergeInterval = 1000
    for _ in 0..<2 { drawing.draw(PencilBrush(), using: &random) }
    return drawing
  }

  private func pixels(_ replay: BoardReplay) throws -> [UInt32] {
    try BoardFixture.pixels(of: replay.canvas)
  }

  @Test("A complete step has the bytes that it has in the history, however many frames there are")
  func completeSteps() throws {
    let drawing = try Self.everything()
    #expect(drawing.pictures.count == drawing.stack.count + 1)
    for frames in [1, 7, 1000] {
      let replay = try drawing.replay()
      var complete = 0
      for frame in 1...frames {
        let time = Double(frame) / Double(frames)
        _ = try replay.show(time)
        let step = replay.completeSteps
        if replay.session == nil, step > complete {
          let isSame = try pixels(replay) == drawing.pictures[step]
          #expect(isSame, "step \(step) of \(frames) frames")
        }
        complete = max(step, complete)
      }
      #expect(complete == drawing.stack.count)
      let isSame = try pixels(replay) == drawing.pictures.last
      #expect(isSame)
    }
  }

  @Test("The redisplayed area covers every pixel that a frame changes")
  func dirtyPixels() throws {
    let drawing = try Self.everything()
    let replay = try drawing.replay()
    var before = try shown(replay)
    for frame in 1...200 {
      let dirty = try replay.show(Double(frame) / 200)
      let after = try shown(replay)
      for index in before.differences(from: after) {
        let isCovered = dirty.contains(
          PixelRect(x: index % 300, y: index / 300, width: 1, height: 1))
        #expect(isCovered, "frame \(frame)")
        if !isCovered { return }
      }
      before = after
    }
  }

  private func shown(_ replay: BoardReplay) throws -> [UInt32] {
    try BoardFixture(replay.canvas).shown(replay.session)
  }

  @Test("Half of a stroke shows the samples of half its time, and nothing of the next one")
  func halfStroke() throws {
    let drawing = try Drawing()
    let session = drawing.board.session(PencilBrush(), width: 10, smoothing: .none)
    func sample(_ x: CGFloat, _ time: TimeInterval) -> StrokeSample {
      StrokeSample(location: CGPoint(x: x, y: 100), timestamp: time)
    }
    // Slow at first: half of the time is over at 40, not in the middle of the way.
    session.begin(at: sample(20, 5))
    session.move(to: [sample(40, 6), sample(200, 6.5), sample(280, 7)])
    let change = session.end()
    drawing.push("pencil", change.changes, session.elements)
    let replay = try drawing.replay()
    _ = try replay.show(0.5)
    #expect(replay.canvas.pixel(x: 36, y: 100) != 0)
    #expect(replay.canvas.pixel(x: 60, y: 100) == 0)
    _ = try replay.show(0.8)
    #expect(replay.canvas.pixel(x: 150, y: 100) != 0)
    #expect(replay.canvas.pixel(x: 250, y: 100) == 0)
    _ = try replay.show(1)
    #expect(replay.canvas.pixel(x: 250, y: 100) != 0)
    #expect(replay.session == nil)
  }

  @Test("A shape grows from where it began, as its preview did")
  func halfShape() throws {
    let drawing = try Drawing()
    let session = drawing.board.session(RectangleBrush(isFilled: true))
    session.begin(at: StrokeSample(20, 20))
    session.move(to: [StrokeSample(220, 220)])
    let change = session.end()
    drawing.push("rectangle", change.changes, session.elements)
    let replay = try drawing.replay()
    _ = try replay.show(0.5)
    let pixels = try shown(replay)
    #expect(pixels[60 * 300 + 60] != 0)
    #expect(pixels[180 * 300 + 180] == 0)
  }

  @Test("A part of the history begins with the picture before it, and does not go back")
  func part() throws {
    let drawing = try Self.everything()
    let replay = try drawing.replay(from: 4, to: 8)
    let begins = try pixels(replay) == drawing.pictures[5]
    #expect(begins)
    _ = try replay.show(1)
    let ends = try pixels(replay) == drawing.pictures[9]
    #expect(ends)
    #expect(try replay.show(0.2) == .zero)
    let stays = try pixels(replay) == drawing.pictures[9]
    #expect(stays)
  }

  @Test("Undone steps can be replayed")
  func undoneSteps() throws {
    let drawing = try Self.everything()
    let last = drawing.stack.count - 1
    _ = try drawing.stack.move(to: 2)
    let replay = try drawing.replay(from: 2, to: last)
    _ = try replay.show(1)
    let isSame = try pixels(replay) == drawing.pictures.last
    #expect(isSame)
  }

  @Test("Tiles that have left the history are an error")
  func expiredSteps() throws {
    let drawing = try Self.everything()
    let replay = try drawing.replay()
    try drawing.stack.eraseHistory()
    #expect(throws: StorageError.self) { _ = try replay.show(1) }
  }
}
