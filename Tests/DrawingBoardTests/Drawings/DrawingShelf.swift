import Foundation
import TestSupport

@testable import DrawingBoard

/// A folder of drawings, and histories that are drawn into it.
final class DrawingShelf: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("shelf-\(UUID().uuidString)", isDirectory: true)

  deinit { try? FileManager.default.removeItem(at: url) }

  static let size = PixelSize(width: 192, height: 128)

  func files(_ id: UUID) -> StoreFolder { StoreFolder(id, in: url.path) }

  /// Opens a drawing as a board does.
  func open(_ id: UUID, seed: UInt64 = 1) throws -> StoreDriver {
    try StoreDriver(HistoryStore(files(id), executor: InlineExecutor()), seed: seed)
  }

  /// Draws a drawing, and closes it.
  @discardableResult
  func draw(
    _ id: UUID, steps: Int = 4, undone: Int = 0, background: BoardBackground? = nil,
    seed: UInt64 = 1
  ) throws -> NaiveHistory {
    var driver = try open(id, seed: seed)
    driver.setBoard(
      StoredBoard(size: Self.size, scale: 2, background: background?.encoded() ?? Data()))
    for _ in 0..<steps { driver.draw() }
    for _ in 0..<undone { try driver.undo() }
    try driver.flushed()
    return driver.model
  }

  /// What a board that opens a drawing shows.
  func history(_ id: UUID) throws -> NaiveHistory {
    let store = try HistoryStore(files(id), executor: InlineExecutor())
    if store.loss != nil { throw StorageError.damaged }
    return try NaiveHistory(of: store)
  }

  func drawings() async throws -> [StoredDrawing] { try await StoredDrawing.all(in: url) }

  func drawing(_ id: UUID) async throws -> StoredDrawing { try await StoredDrawing(id, in: url) }

  /// A path beside the drawings.
  func file(_ name: String = "copy.drawing") throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.appendingPathComponent(name)
  }

  /// The bytes of every file of a drawing but its lock, which may be new.
  func bytes(of id: UUID) throws -> [String: Data] {
    let path = files(id).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try names.filter { $0 != "lock" }.reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: URL(fileURLWithPath: path + "/" + $1))
    }
  }
}

/// The error that an operation on a drawing ends with; `nil` when it succeeds.
func failure(_ operation: () async throws -> Void) async -> StoredDrawing.Failure? {
  do {
    try await operation()
    return nil
  } catch {
    return error as? StoredDrawing.Failure
  }
}
