import Foundation
import TestSupport
import Testing

@testable import BoardWriter
@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A process that draws and is killed")
struct HistoryLogKillTests {
  @Test("6.3: killed at any moment, the board is one that was drawn since the last flush")
  func killing() throws {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    print("HistoryLogKillTests: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<Torture.count(2, torture: 50) {
      let folder = TemporaryFolder()
      // Another board, which must stay as it is.
      let neighbor = UUID()
      try Self.drawNeighbor(neighbor, in: folder.url)
      let before = try folder.contents(of: neighbor)
      var board = KilledBoard(folder: folder.url, seed: seed &+ UInt64(round))
      for kill in 0..<Torture.count(8, torture: 20) {
        let isRight = try board.drawAndKill(after: random.next(below: 3_000))
        #expect(isRight, "seed \(seed), round \(round), kill \(kill)")
      }
      #expect(board.done > 0)
      #expect(try folder.contents(of: neighbor) == before)
    }
  }

  private static func drawNeighbor(_ id: UUID, in folder: URL) throws {
    let log = try HistoryLog(id: id, in: folder)
    let flushed = DispatchSemaphore(value: 0)
    ImageStack(log: log).push(
      name: "Pencil",
      changes: [
        TileChange(coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .filled(5))
      ])
    log.flush { _ in flushed.signal() }
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
    let log = try HistoryLog(id: id, in: folder)
    #expect(log.loss == nil)
    let stack = ImageStack(log: log)
    let pictures = try (-1..<stack.count).map { position in
      try stack.picture(ofStep: position).reduce(into: [TileCoordinate: TilePixels]()) {
        $0[$1.coordinate] = $1.pixels
      }
    }
    // What was done after the last acknowledged flush may be there or not.
    while done < acknowledged {
      _ = script.next()
      done += 1
    }
    for _ in 0..<1_000 {
      let state = script.state
      if state.index == stack.index, state.pictures == pictures,
        state.steps.map(\.step.date) == stack.steps.map(\.date)
      {
        return true
      }
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
