import DrawingBoard
import Foundation

/// What undo, a jump and a step cost, beside GEGL, a bare copy of the picture and bare SQLite.
extension BoardSuite {
  /// Undo and redo near the index, where tiles are as they are drawn, and from the database, where
  /// nothing but the shown picture is in memory; and what copying the same tiles to the picture takes
  /// alone, which is the floor of a picture in one bitmap.
  ///
  /// GEGL's are those of its last step, in turn with ours; it keeps everything in memory.
  static func history() -> [Result] {
    withStore { store in
      let (board, rival) = (BenchBoard(store: store), GEGLBoard())
      board.draw(strokes: timed)
      rival?.draw(strokes: timed)
      var (near, redo, rivals) = (Percentiles(), Percentiles(), Percentiles())
      var (faulted, faultedRedo, shown) = (Percentiles(), Percentiles(), Percentiles())
      for _ in 0..<events {
        near.measure { board.undo() }
        redo.measure { board.redo() }
        let tiles = board.shownTiles
        shown.measure { board.canvas.apply(tiles) }
        if let rival {
          rivals.measure { rival.undo() }
          rival.redo()
        }
      }
      flush(store)
      for _ in 0..<events / timed {
        while board.stack.canUndo {
          board.stack.receivedMemoryWarning()
          faulted.measure { board.undo() }
          rest()
        }
        while board.stack.canRedo {
          board.stack.receivedMemoryWarning()
          faultedRedo.measure { board.redo() }
          rest()
        }
      }
      let baseline = rival.map { _ in rivals.ninetyNinth }
      return near.results("board/undo/resident", baseline: baseline, goal: 0.5)
        + redo.results("board/redo/resident", baseline: baseline, goal: 0.5)
        + faulted.results("board/undo/faulted", baseline: baseline, goal: 2)
        + faultedRedo.results("board/redo/faulted", baseline: baseline, goal: 2)
        + shown.results("board/undo/tiles-alone", baseline: baseline)
    }
  }

  /// Ten thousand strokes: what they take in memory and on the disk, and how long a jump to any step
  /// takes.
  static func longDay() -> [Result] {
    withStore { store in
      let board = BenchBoard(store: store)
      board.touch()
      board.draw(strokes: 1)
      let before = residentMemory()
      board.draw(strokes: day - 1)
      flush(store)
      let after = residentMemory()
      let copy = PictureCopy()
      var (jumps, shown, copies) = (Percentiles(), Percentiles(), Percentiles())
      for number in 1...events {
        jumps.measure { board.jump(to: number * 7919 % board.stack.count) }
        shown.measure { _ = board.canvas.image(of: board.canvas.size.bounds) }
        copies.measure { copy.perform() }
        rest()
      }
      let name = "board/\(day)-strokes"
      let limit = Double(board.stack.limits.memoryByteLimit)
      return [
        Result(name + "/steps", Double(board.stack.count), "steps"),
        Result(
          name + "/history", Double(board.stack.usage.memoryBytes), "bytes",
          baseline: min(limit, 16_000_000), goal: 1),
        Result(
          name + "/store", Double(store.usage.pendingBytes + store.usage.encodedBytes), "bytes"),
        Result(name + "/process", after - before, "bytes", baseline: 12_000_000, goal: 1),
        Result(name + "/disk", Double(store.usage.diskBytes), "bytes"),
      ] + jumps.results(name + "/jump", baseline: copies.median, goal: 6)
        + shown.results(name + "/jump/image")
        + [Result(name + "/jump/copy-alone", copies.median, "ms")]
    }
  }

  /// As between two frames, the store comes to rest. A flush would write the picture each time.
  private static func rest() { usleep(4000) }

  /// What a step takes in the database, over nothing and over a photo, and what is written for it.
  static func storage(isPhoto: Bool) -> [Result] {
    withStore { store in
      let board = BenchBoard(store: store, isPhoto: isPhoto)
      flush(store)
      let (before, written) = (store.usage.diskBytes, writtenBytes())
      board.draw(strokes: timed * 5)
      flush(store)
      let steps = Double(timed * 5)
      let name = "board/step/\(isPhoto ? "photo" : "sparse")"
      return [
        Result(
          name, Double(store.usage.diskBytes - before) / steps, "bytes",
          baseline: isPhoto ? 25_000 : 13_000, goal: 1),
        Result(name + "/written", (writtenBytes() - written) / steps, "bytes"),
      ]
    }
  }

  /// The bytes that this process has written, to files and elsewhere; 0 where the system does not tell
  /// as Linux does.
  private static func writtenBytes() -> Double {
    let text = try? String(contentsOfFile: "/proc/self/io", encoding: .ascii)
    let row = text?.split(separator: "\n").first { $0.hasPrefix("wchar:") }
    return row?.split(separator: " ").last.flatMap { Double($0) } ?? 0
  }
}

/// The floor of a jump that changes every pixel: the picture copied from one bitmap to another.
@MainActor
struct PictureCopy {
  private let from = BenchBoard()
  private let to = BenchBoard()

  init() {
    from.touch()
    to.touch()
  }

  func perform() {
    guard let source = from.canvas.context.data, let target = to.canvas.context.data else {
      preconditionFailure("a board has no memory")
    }
    memcpy(target, source, from.canvas.size.height * from.canvas.context.bytesPerRow)
  }
}
