import Foundation
import SQLite3

/// The floor of the store: SQLite's own calls, one row and one blob a step, and nothing around them.
extension BoardSuite {
  /// The bytes of a step: about those of the recorded strokes.
  private static let stepByteCount = 11_900

  static func bareSQLite() -> [Result] {
    withFolder { folder in
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let file = folder + "/bare.sqlite"
      guard let database = BareDatabase(file) else { preconditionFailure("no SQLite in \(folder)") }
      var (appends, faults) = (Percentiles(), Percentiles())
      // Of one byte each, so that the steps differ.
      let steps = (0..<day).map { [UInt8](repeating: UInt8($0 % 251), count: stepByteCount) }
      for step in steps { appends.measure { database.append(step) } }
      for number in 0..<events { faults.measure { database.read(number * 7919 % day + 1) } }
      let flush = ContinuousClock().measure { database.flush() } / .milliseconds(1)
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      let name = "board/bare-sqlite"
      return appends.results(name + "/append") + faults.results(name + "/read") + [
        Result(name + "/flush", flush, "ms"),
        Result(name + "/step", Double(size ?? 0) / Double(day), "bytes"),
      ]
    }
  }
}

/// A table of steps with the settings of the store.
private final class BareDatabase {
  private let connection: OpaquePointer
  private let insert: OpaquePointer
  private let select: OpaquePointer

  init?(_ path: String) {
    var (opened, inserting, selecting): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    sqlite3_open(path, &opened)
    for setting in [
      "page_size=8192", "journal_mode=WAL", "wal_autocheckpoint=0", "mmap_size=0",
      "synchronous=NORMAL", "locking_mode=EXCLUSIVE",
    ] { sqlite3_exec(opened, "PRAGMA " + setting, nil, nil, nil) }
    sqlite3_exec(opened, "CREATE TABLE steps (id INTEGER PRIMARY KEY, tiles BLOB)", nil, nil, nil)
    sqlite3_prepare_v2(opened, "INSERT INTO steps (tiles) VALUES (?)", -1, &inserting, nil)
    sqlite3_prepare_v2(opened, "SELECT tiles FROM steps WHERE id = ?", -1, &selecting, nil)
    guard let opened, let inserting, let selecting else { return nil }
    (connection, insert, select) = (opened, inserting, selecting)
  }

  deinit {
    sqlite3_finalize(insert)
    sqlite3_finalize(select)
    sqlite3_close(connection)
  }

  func append(_ step: [UInt8]) {
    step.withUnsafeBytes { bytes in
      // Without a destructor the bytes have to stay until the statement is reset.
      sqlite3_bind_blob(insert, 1, bytes.baseAddress, Int32(bytes.count), nil)
      sqlite3_step(insert)
      sqlite3_reset(insert)
    }
  }

  func read(_ number: Int) {
    sqlite3_bind_int64(select, 1, Int64(number))
    precondition(sqlite3_step(select) == SQLITE_ROW, "a step is missing")
    precondition(sqlite3_column_bytes(select, 0) > 0 && sqlite3_column_blob(select, 0) != nil)
    sqlite3_reset(select)
  }

  func flush() {
    sqlite3_exec(connection, "PRAGMA synchronous=FULL", nil, nil, nil)
    sqlite3_exec(connection, "PRAGMA wal_checkpoint(TRUNCATE)", nil, nil, nil)
  }
}
