import Foundation
import TestSupport
import Testing

@testable import BoardWriter
@testable import DrawingBoard

@Suite("A process that draws and is killed")
struct HistoryStoreKillTests {
  @Test(
    "After a kill at any moment, the board is one that was drawn since the last flush",
    arguments: [false, true])
  func killing(drawsElements: Bool) throws {
    let seed =
      ProcessInfo.processInfo.environment["KILL_SEED"].flatMap { UInt64($0) }
      ?? UInt64(Date().timeIntervalSince1970)
    print("KILL_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<Torture.count(2, torture: 50) {
      let folder = TemporaryFolder()
      // Another board, which must stay as it is.
      let neighbor = UUID()
      try Self.drawNeighbor(neighbor, in: folder.url)
      let before = try folder.contents(of: neighbor)
      func makeBoard() -> KilledBoard {
        KilledBoard(folder: folder.url, seed: random.next(), drawsElements: drawsElements)
      }
      var board = makeBoard()
      var acknowledged = 0
      for kill in 0..<Torture.count(8, torture: 20) {
        let outcome = try board.drawAndKill(after: random.next(below: 3_000))
        #expect(outcome != .wrong, "seed \(seed), round \(round), kill \(kill)")
        acknowledged = max(acknowledged, board.done)
        // Changes that are written together may be there in part; the next board starts anew.
        if outcome != .exact { board = makeBoard() }
      }
      #expect(acknowledged > 0)
      #expect(try folder.contents(of: neighbor) == before)
    }
  }

  private static func drawNeighbor(_ id: UUID, in folder: URL) throws {
    var driver = try StoreDriver(
      HistoryStore(StoreFolder(id, in: folder.path), executor: InlineExecutor()))
    driver.draw()
    try driver.flushed()
  }
}

/// A board that one process after the other draws on.
private struct KilledBoard {
  let folder: URL
  let seed: UInt64
  private let id = UUID()
  private let drawsElements: Bool
  private var script: BoardScript
  /// How many actions of the script the board has.
  private(set) var done = 0

  enum Outcome {
    case exact, inPart, wrong
  }

  init(folder: URL, seed: UInt64, drawsElements: Bool) {
    (self.folder, self.seed, self.drawsElements) = (folder, seed, drawsElements)
    script = BoardScript(seed: seed, drawsElements: drawsElements)
  }

  /// What the board is like afterwards.
  mutating func drawAndKill(after microseconds: Int) throws -> Outcome {
    let acknowledged = try KilledProcess.run(
      arguments: [
        folder.path, id.uuidString, "\(seed)", "\(done)", drawsElements ? "elements" : "pixels",
      ], microseconds: microseconds)
    let store = try HistoryStore(board: id, in: folder.path)
    guard store.loss == nil else { return .wrong }
    let found = BoardScript.State(try NaiveHistory(of: store))
    if drawsElements, try Self.redrawDifference(store) > 0 { return .wrong }
    // What was done after the last acknowledged flush may be there or not.
    while done < acknowledged {
      _ = try script.next()
      done += 1
    }
    for _ in 0..<1_000 {
      if script.state == found { return .exact }
      if Self.isPart(found, of: script.state) { return .inPart }
      _ = try script.next()
      done += 1
    }
    return .wrong
  }

  /// The number of pixels that differ between the picture and the same drawn from its elements.
  private static func redrawDifference(_ store: HistoryStore) throws -> Int {
    let (stack, board) = (ImageStack(store: store), try BoardFixture(256, 128))
    board.canvas.apply(try stack.picture())
    let redraw = try #require(ElementRedraw(of: stack, on: board.canvas))
    let again = try BoardFixture(256, 128)
    again.canvas.apply(try redraw.draw(Set(TileGrid(covering: board.canvas.size.bounds))))
    return again.pixels.differences(from: board.pixels).count
  }

  /// Whether it is a state whose undone steps are dropped already, or whose oldest steps are.
  private static func isPart(_ found: BoardScript.State, of state: BoardScript.State) -> Bool {
    for count in 0...max(0, min(6, state.index + 1)) {
      var state = state
      state.expire(count)
      if state == found { return true }
      state.dropUndone()
      if state == found { return true }
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
  init(_ history: NaiveHistory) {
    self.init(
      initial: history.initial,
      steps: history.steps.map {
        BoardScript.Step(
          number: Int($0.step.date.timeIntervalSinceReferenceDate), tiles: $0.tiles,
          elements: $0.step.elements.bytes)
      }, index: history.index)
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
