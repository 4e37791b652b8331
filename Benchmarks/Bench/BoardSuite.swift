import CoreGraphics
import DrawingBoard
import Dispatch
import Foundation

/// The drawing board beside the floor and the rivals.
@MainActor
struct BoardSuite {
  let report: Report

  /// Strokes whose single calls are timed.
  static let timed = 200

  /// Strokes whose moves and touch-ups are timed, which are short: of 200, the 99th percentile would be
  /// the second longest.
  static let timedMoves = 1000

  /// Strokes of a long day.
  static let day = 10_000

  func run() {
    let parts: [(name: String, hasGoal: Bool, run: @MainActor () -> [Result])] = [
      ("moves", true, Self.moves), ("instructions", true, Self.instructions),
      ("history", true, Self.history), ("long day", true, Self.longDay),
      ("opening", true, Self.opening), ("a sparse step", true, { Self.storage(isPhoto: false) }),
      ("a step over a photo", true, { Self.storage(isPhoto: true) }),
      ("fill", true, FillSuite.run), ("article", false, Self.article),
      ("replay", false, Self.replay), ("MyPaint", false, Self.myPaint),
      ("GEGL", false, Self.gegl),
    ]
    for part in parts where part.hasGoal || !report.isQuick {
      report.measuring("board: \(part.name)", part.run).forEach(report.add)
    }
  }

  // MARK: History

  /// Undo and redo near the index, where tiles are as they are drawn, and from a file, where nothing
  /// but the shown picture is in memory.
  private static func history() -> [Result] {
    withLog { log in
      let board = BenchBoard(log: log)
      board.draw(strokes: timed)
      var (near, redo) = (Percentiles(), Percentiles())
      var (faulted, faultedRedo) = (Percentiles(), Percentiles())
      for _ in 0..<timed {
        near.measure { board.undo() }
        redo.measure { board.redo() }
      }
      flush(log)
      while board.stack.canUndo {
        board.stack.receivedMemoryWarning()
        faulted.measure { board.undo() }
      }
      while board.stack.canRedo {
        board.stack.receivedMemoryWarning()
        faultedRedo.measure { board.redo() }
      }
      return near.results("board/undo/resident", limit: 0.3)
        + redo.results("board/redo/resident", limit: 0.3)
        + faulted.results("board/undo/faulted", limit: 2)
        + faultedRedo.results("board/redo/faulted", limit: 2)
    }
  }

  /// Ten thousand strokes: what they take in memory and on the disk, and how long a jump to any step
  /// takes.
  private static func longDay() -> [Result] {
    withLog { log in
      let board = BenchBoard(log: log)
      board.touch()
      board.draw(strokes: 1)
      let before = residentMemory()
      board.draw(strokes: day - 1)
      flush(log)
      let after = residentMemory()
      var jumps = Percentiles()
      for number in 1...timed {
        jumps.measure { board.jump(to: number * 7919 % board.stack.count) }
        // As between two frames, the store comes to rest.
        flush(log)
      }
      let name = "board/\(day)-strokes"
      let limit = Double(board.stack.limits.memoryByteLimit)
      return [
        Result(name + "/steps", Double(board.stack.count), "steps"),
        Result(
          name + "/history", Double(board.stack.usage.memoryBytes), "bytes", baseline: limit,
          goal: 1),
        Result(
          name + "/store", Double(log.usage.pendingBytes + log.usage.encodedBytes), "bytes"),
        Result(name + "/process", after - before, "bytes", baseline: limit, goal: 1),
        Result(name + "/disk", Double(log.usage.diskBytes), "bytes"),
      ] + jumps.results(name + "/jump", limit: 8.3) + [copy(name + "/jump/copy-alone")]
    }
  }

  /// The floor of a jump that changes every pixel: the picture copied from one bitmap to another.
  private static func copy(_ name: String) -> Result {
    let (one, other) = (BenchBoard(), BenchBoard())
    one.touch()
    other.touch()
    var times = Percentiles()
    guard let from = one.canvas.context.data, let to = other.canvas.context.data else {
      preconditionFailure("a board has no memory")
    }
    let byteCount = one.canvas.size.height * one.canvas.context.bytesPerRow
    withExtendedLifetime((one, other)) {
      for _ in 0..<40 { times.measure { memcpy(to, from, byteCount) } }
    }
    return Result(name, times.median, "ms")
  }

  /// What a step takes in the file, over nothing and over a photo.
  private static func storage(isPhoto: Bool) -> [Result] {
    withLog { log in
      let board = BenchBoard(log: log, isPhoto: isPhoto)
      flush(log)
      let before = log.usage.diskBytes
      board.draw(strokes: timed * 5)
      flush(log)
      let bytes = Double(log.usage.diskBytes - before) / Double(timed * 5)
      return [
        Result(
          "board/step/\(isPhoto ? "photo" : "sparse")", bytes, "bytes",
          baseline: isPhoto ? 40_960 : 12_288, goal: 1)
      ]
    }
  }

  /// A history in a folder of its own, which is removed afterwards.
  private static func withLog(_ body: (HistoryStore) -> [Result]) -> [Result] {
    withFolder { body(open(UUID(), in: $0)) }
  }

  /// A folder of boards, which is removed afterwards.
  static func withFolder(_ body: (String) -> [Result]) -> [Result] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "boards-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return body(folder.path)
  }

  /// Opens a board, as soon as the log that had it open has released it.
  static func open(_ board: UUID, in folder: String) -> HistoryStore {
    while true {
      do throws(StorageError) {
        return try HistoryStore(board: board, in: folder)
      } catch {
        guard error == .inUse else {
          preconditionFailure("no board can be kept in \(folder): \(error)")
        }
        usleep(1000)
      }
    }
  }

  static func flush(_ log: HistoryStore) {
    let done = DispatchSemaphore(value: 0)
    log.flush { _ in done.signal() }
    done.wait()
  }

  /// Bytes of this process in memory; 0 where the system does not tell as Linux does.
  static func residentMemory() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
