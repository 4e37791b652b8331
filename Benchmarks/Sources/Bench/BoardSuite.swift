import CoreGraphics
import DrawingBoard
import Dispatch
import Foundation

/// The drawing board beside the article's scheme and beside drawing all strokes again.
@MainActor
enum BoardSuite {
  /// Strokes whose single calls are timed.
  static let timed = 200

  /// Strokes of a long day.
  private static let day = 10_000

  static func run() -> [Result] {
    let parts: [@MainActor () -> [Result]] = [
      moves, instructions, history, longDay, { storage(isPhoto: false) },
      { storage(isPhoto: true) }, article, replay,
    ]
    return parts.flatMap { $0() }
  }

  // MARK: History

  /// Undo and redo near the index, where tiles are as they are drawn, and from a file, where nothing
  /// but the shown picture is in memory.
  private static func history() -> [Result] {
    withStore { store in
      let board = BenchBoard(store: store)
      board.draw(strokes: timed)
      var (near, redo, faulted) = (Percentiles(), Percentiles(), Percentiles())
      for _ in 0..<timed {
        near.measure { board.undo() }
        redo.measure { board.redo() }
      }
      flush(store)
      while board.stack.canUndo {
        board.stack.receivedMemoryWarning()
        faulted.measure { board.undo() }
      }
      return near.results("board/undo/resident", limit: 0.3)
        + redo.results("board/redo/resident", limit: 0.3)
        + faulted.results("board/undo/faulted", limit: 2)
    }
  }

  /// Ten thousand strokes: what they take in memory and on the disk, how long a jump to anywhere
  /// lasts, and what opening them again costs.
  private static func longDay() -> [Result] {
    withStore { store in
      let board = BenchBoard(store: store)
      board.draw(strokes: 1)
      let before = residentMemory()
      board.draw(strokes: day - 1)
      flush(store)
      let after = residentMemory()
      var jumps = Percentiles()
      for number in 1...40 { jumps.measure { board.jump(to: number * 7919 % board.stack.count) } }
      let name = "board/\(day)-strokes"
      let limit = Double(board.stack.limits.memoryByteLimit)
      return [
        Result(name + "/steps", Double(board.stack.count), "steps"),
        Result(
          name + "/history", Double(board.stack.usage.memoryBytes), "bytes", baseline: limit,
          goal: 1),
        Result(name + "/store", Double(store.usage.memoryBytes), "bytes"),
        Result(name + "/process", after - before, "bytes", baseline: limit, goal: 1),
        Result(name + "/disk", Double(store.usage.diskBytes), "bytes"),
      ] + jumps.results(name + "/jump", limit: 8.3)
    }
  }

  /// What a step takes in the file, over nothing and over a photo.
  private static func storage(isPhoto: Bool) -> [Result] {
    withStore { store in
      let board = BenchBoard(store: store, isPhoto: isPhoto)
      flush(store)
      let before = store.usage.diskBytes
      board.draw(strokes: timed * 5)
      flush(store)
      let bytes = Double(store.usage.diskBytes - before) / Double(timed * 5)
      return [
        Result(
          "board/step/\(isPhoto ? "photo" : "sparse")", bytes, "bytes",
          baseline: isPhoto ? 40_960 : 12_288, goal: 1)
      ]
    }
  }

  /// A history in a folder of its own, which is removed afterwards.
  private static func withStore(_ body: (ImageStackStore) -> [Result]) -> [Result] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "boards-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      return body(try ImageStackStore(in: folder))
    } catch {
      preconditionFailure("no board can be kept in \(folder.path): \(error)")
    }
  }

  private static func flush(_ store: ImageStackStore) {
    let done = DispatchSemaphore(value: 0)
    store.flush { _ in done.signal() }
    done.wait()
  }

  // MARK: Rivals

  private static func article() -> [Result] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "article-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let board = ArticleBoard(size: RecordedStrokes.pixels, folder: folder)
    var strokes = RecordedStrokes()
    var (moves, lifts, undo) = (Percentiles(), Percentiles(), Percentiles())
    let size = CGSize(width: RecordedStrokes.pixels.width, height: RecordedStrokes.pixels.height)
    for _ in 0..<8 {
      board.begin()
      for point in strokes.next(in: size) { moves.measure { board.move(to: point) } }
      lifts.measure { board.end() }
    }
    for index in 0..<4 { undo.measure { board.show(index) } }
    return moves.results("board/article/move") + lifts.results("board/article/touch-up")
      + undo.results("board/article/undo")
  }

  /// Undo as most do it: everything that is left is drawn again.
  private static func replay() -> [Result] {
    [10, 100, 1000].flatMap { count -> [Result] in
      guard let context = ArticleBoard.makeContext(RecordedStrokes.pixels) else { return [] }
      context.scaleBy(x: RecordedStrokes.scale, y: RecordedStrokes.scale)
      context.setLineCap(.round)
      context.setLineWidth(RecordedStrokes.style.width)
      context.setStrokeColor(RecordedStrokes.style.color)
      let pixels = RecordedStrokes.pixels
      let whole = CGRect(
        x: 0, y: 0, width: CGFloat(pixels.width) / RecordedStrokes.scale,
        height: CGFloat(pixels.height) / RecordedStrokes.scale)
      var strokes = RecordedStrokes()
      let paths = (0..<count).map { _ in path(through: strokes.next(in: whole.size)) }
      var undo = Percentiles()
      for _ in 0..<5 {
        undo.measure {
          context.clear(whole)
          for path in paths {
            context.addPath(path)
            context.strokePath()
          }
        }
      }
      return [Result("board/replay/undo/\(count)", undo.median, "ms")]
    }
  }

  private static func path(through points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    var curve = MidpointCurve()
    for point in points {
      guard let piece = curve.append(point) else { continue }
      if path.isEmpty { path.move(to: piece.start) }
      path.addQuadCurve(to: piece.end, control: piece.control)
    }
    return path
  }

  /// Bytes of this process in memory; 0 where the system does not tell as Linux does.
  private static func residentMemory() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
