import Foundation
import TestSupport
import Testing

@testable import BoardWriter
@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A process that draws and is killed")
struct StoreKillTests {
  @Test("6.3: killed at any moment, the board is one that was drawn since the last flush")
  func killing() throws {
    var random = SeededGenerator(seed: UInt64(Date().timeIntervalSince1970))
    for round in 0..<Torture.count(2, torture: 50) {
      let folder = TemporaryFolder()
      // Another board, which must stay as it is.
      let neighbour = UUID()
      try Self.drawNeighbour(neighbour, in: folder.url)
      let before = try folder.contents(of: neighbour)
      var board = KilledBoard(folder: folder.url, seed: UInt64(round) + 1)
      for kill in 0..<Torture.count(8, torture: 20) {
        let isRight = try board.drawAndKill(after: random.next(below: 3_000))
        #expect(isRight, "round \(round), kill \(kill)")
      }
      #expect(board.done > 0)
      #expect(try folder.contents(of: neighbour) == before)
    }
  }

  private static func drawNeighbour(_ id: UUID, in folder: URL) throws {
    let store = try ImageStackStore(id: id, in: folder)
    let flushed = DispatchSemaphore(value: 0)
    let change = TileChange(
      coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .filled(5))
    _ = store.append(
      StoredStep(identifier: 1, name: "", date: Date(), bounds: .zero), at: 0,
      tiles: [TileRevision(change, base: nil)])
    store.flush { _ in flushed.signal() }
    flushed.wait()
  }
}

/// A board that one process after the other draws on.
private struct KilledBoard {
  let folder: URL
  let seed: UInt64
  private let id = UUID()
  private var script: BoardScript
  /// How many actions of the script the board has.
  private(set) var done = 0

  init(folder: URL, seed: UInt64) {
    self.folder = folder
    self.seed = seed
    script = BoardScript(seed: seed)
  }

  /// Whether the board is right afterwards.
  mutating func drawAndKill(after microseconds: Int) throws -> Bool {
    let acknowledged = try KilledProcess.run(
      arguments: [folder.path, id.uuidString, "\(seed)", "\(done)"], microseconds: microseconds)
    let store = try ImageStackStore(id: id, in: folder)
    let found = try BoardScript.State(opening: store)
    // What was done after the last acknowledged flush may be there or not.
    while done < acknowledged {
      _ = script.next()
      done += 1
    }
    for _ in 0..<1_000 {
      if script.state == found { return true }
      _ = script.next()
      done += 1
    }
    return false
  }
}

private enum KilledProcess {
  /// Runs the writer until a flush was acknowledged and a moment longer, and kills it.
  ///
  /// - Returns: The last action that a flush was acknowledged for.
  static func run(arguments: [String], microseconds: Int) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var printed = output.fileHandleForReading.availableData
    usleep(UInt32(microseconds))
    kill(process.processIdentifier, SIGKILL)
    while true {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      printed += more
    }
    process.waitUntilExit()
    let lines = String(decoding: printed, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last line may be cut.
    return lines.dropLast().last.flatMap { Int($0) } ?? 0
  }

  /// It is built beside the tests.
  private static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("BoardWriter")
  }
}

extension BoardScript.State {
  init(opening store: ImageStackStore) throws {
    let found = try NaiveHistory(opening: store)
    self.init(
      initial: found.initial, steps: found.steps.map { ($0.step, $0.tiles) }, index: found.index)
  }
}

extension TemporaryFolder {
  /// The files of a board, by their names.
  func contents(of board: UUID) throws -> [String: Data] {
    let folder = url.appendingPathComponent(board.uuidString, isDirectory: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
      })
  }
}
