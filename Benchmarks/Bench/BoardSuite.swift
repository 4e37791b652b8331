import CoreGraphics
import DrawingBoard
import Dispatch
import Foundation

/// The drawing board beside the floor and the rivals.
@MainActor
struct BoardSuite {
  let report: Report

  /// Strokes whose single calls are timed, where each takes long.
  static let timed = 200

  /// Events of which a 99th percentile is taken: of 200 it would be the second longest.
  static let events = 2000

  /// Strokes of a long day.
  static let day = 10_000

  func run() {
    let parts: [(name: String, hasGoal: Bool, run: @MainActor () -> [Result])] = [
      ("moves", true, Self.moves), ("instructions", true, Self.instructions),
      ("zoom", true, Self.zoom),
      ("history", true, Self.history), ("long day", true, Self.longDay),
      ("bare SQLite", false, Self.bareSQLite), ("opening", true, Self.opening),
      ("a sparse step", true, { Self.storage(isPhoto: false) }),
      ("a step over a photo", true, { Self.storage(isPhoto: true) }),
      ("elements", true, Self.elements), ("redraw", true, Self.redraw),
      ("export", true, Self.export),
      ("fill", true, FillSuite.run),
      ("article", false, Self.article),
      ("replay", false, Self.replay), ("MyPaint", false, Self.myPaint),
      ("GEGL", false, Self.gegl),
    ]
    let only = ProcessInfo.processInfo.environment["PART"].flatMap { $0.isEmpty ? nil : $0 }
    for part in parts where only.map({ $0 == part.name }) ?? (part.hasGoal || !report.isQuick) {
      report.measuring("board: \(part.name)", part.run).forEach(report.add)
    }
  }

  // MARK: Folders

  /// A history in a folder of its own, which is removed afterwards.
  static func withStore(_ body: (HistoryStore) -> [Result]) -> [Result] {
    withFolder { body(open(UUID(), in: $0)) }
  }

  /// A folder of boards, which is removed afterwards.
  static func withFolder(_ body: (String) -> [Result]) -> [Result] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "boards-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return body(folder.path)
  }

  /// Opens a board, as soon as the store that had it open has released it.
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

  static func flush(_ store: HistoryStore) {
    let done = DispatchSemaphore(value: 0)
    store.flush { _ in done.signal() }
    done.wait()
  }

  /// Bytes of this process in memory that are of no file; 0 where the system does not tell as Linux does.
  ///
  /// They are what iOS counts: pages of the program and of libraries can be read again. What the allocator
  /// keeps of memory that was freed is given back first: it would hide what is held.
  static func residentMemory() -> Double {
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") {
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    }
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii),
      case let numbers = text.split(separator: " ").compactMap({ Double($0) }), numbers.count > 2
    else { return 0 }
    return (numbers[1] - numbers[2]) * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
