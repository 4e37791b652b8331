import Foundation
import SQLite3

/// A connection to a database of SQLite.
///
/// Every setting is explicit, because Apple's build has others than most. Nothing is mapped into
/// memory, where an error of the disk would end the app, not even an index of the write-ahead log.
// Sendable unchecked, because a connection is used with the lock held that it is behind.
final class Database: @unchecked Sendable {
  static let pageByteCount = 8192
  private let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  private let flushes: Bool

  /// The pages of the write-ahead log that the database does not have yet; 0 until the first change.
  private(set) var logPageCount = 0

  /// Opens a database, or creates it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - system: The name of SQLite's file system; `nil` for the default one.
  ///   - isReadOnly: Whether the file is read as it is, without its write-ahead log and without a lock.
  ///   - isWrittenOnce: Whether the file is new, is written in one transaction, and is flushed by the
  ///     caller.
  ///   - flushes: Whether changes have to survive a loss of power.
  /// - Throws: ``StorageError`` when it cannot be opened.
  init(
    _ path: String, system: String?, isReadOnly: Bool = false, isWrittenOnce: Bool = false,
    flushes: Bool = true
  ) throws(StorageError) {
    self.flushes = flushes && !isWrittenOnce
    var flags = SQLITE_OPEN_NOMUTEX
    flags |= isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var name = path
    if isReadOnly {
      var url = URLComponents()
      (url.scheme, url.path) = ("file", path)
      url.queryItems = [URLQueryItem(name: "immutable", value: "1")]
      name = url.string ?? path
      flags |= SQLITE_OPEN_URI
    }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags, system)
    guard let opened, code == SQLITE_OK else {
      defer { sqlite3_close_v2(opened) }
      throw opened.map { Self.error(code, of: $0) } ?? .system(EIO)
    }
    connection = opened
    sqlite3_extended_result_codes(connection, 1)
    sqlite3_busy_timeout(connection, 0)
    // First: what looks at the tables before makes an index in a file, for owners beside this one.
    if !isReadOnly { try run("PRAGMA locking_mode=EXCLUSIVE") }
    var settings = [
      "mmap_size=0", "cache_size=-512", "temp_store=MEMORY", "trusted_schema=OFF",
      "cell_size_check=OFF", "foreign_keys=OFF", "recursive_triggers=OFF",
    ]
    if !isReadOnly {
      // Of a database that has pages, these would only write the first of them again.
      if try number("PRAGMA page_count") == 0 {
        // Apple's build leaves some bytes of each page free.
        var reserved: Int32 = 0
        sqlite3_file_control(connection, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserved)
        settings += ["page_size=\(Self.pageByteCount)", "auto_vacuum=INCREMENTAL"]
      }
      settings += [
        "journal_mode=\(isWrittenOnce ? "MEMORY" : "WAL")", "wal_autocheckpoint=0",
        "journal_size_limit=-1",
        "synchronous=\(self.flushes ? "NORMAL" : "OFF")", "fullfsync=OFF",
        "checkpoint_fullfsync=OFF",
        // So that what is found in a damaged file was not deleted before: see DatabaseFile.
        "secure_delete=ON",
      ]
    }
    for setting in settings { try run("PRAGMA " + setting) }
    // The setting of automatic checkpoints would take its place.
    sqlite3_wal_hook(
      connection,
      { database, _, _, count in
        guard let database else { return SQLITE_OK }
        Unmanaged<Database>.fromOpaque(database).takeUnretainedValue().logPageCount = Int(count)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// Runs a statement that returns nothing of interest.
  func run(_ sql: String, _ values: [Value] = []) throws(StorageError) {
    try forEachRow(sql, values) { _ in }
  }

  /// The first number of the first row; `nil` when there is none.
  func number(_ sql: String) throws(StorageError) -> Int? {
    var number: Int?
    try forEachRow(sql) { number = number ?? $0[0].integer }
    return number
  }

  /// Runs a statement, and calls a closure with the values of each of its rows.
  func forEachRow(
    _ sql: String, _ values: [Value] = [], body: ([Value]) throws(StorageError) -> Void
  ) throws(StorageError) {
    let statement = try statement(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (position, value) in values.enumerated() {
      try check(bind(value, to: statement, at: Int32(position + 1)))
    }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw Self.error(code, of: connection) }
      try body((0..<sqlite3_column_count(statement)).map { value(of: statement, at: $0) })
    }
  }

  private func statement(_ sql: String) throws(StorageError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    try check(
      sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
    guard let prepared else { throw .system(EINVAL) }
    statements[sql] = prepared
    return prepared
  }

  private func bind(_ value: Value, to statement: OpaquePointer, at place: Int32) -> Int32 {
    // SQLite copies the bytes before the call returns.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .integer(let value): return sqlite3_bind_int64(statement, place, Int64(value))
    case .real(let value): return sqlite3_bind_double(statement, place, value)
    case .bytes(let bytes) where bytes.isEmpty: return sqlite3_bind_zeroblob(statement, place, 0)
    case .text(let value):
      return sqlite3_bind_text(statement, place, value, Int32(value.utf8.count), transient)
    case .null: return sqlite3_bind_null(statement, place)
    case .bytes(let bytes):
      return sqlite3_bind_blob64(statement, place, bytes, UInt64(bytes.count), transient)
    }
  }

  private func value(of statement: OpaquePointer, at column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_NULL: return .null
    case let type:
      let start = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      let bytes = UnsafeRawBufferPointer(start: start, count: count)
      return type == SQLITE_TEXT
        ? .text(String(decoding: bytes, as: UTF8.self)) : .bytes(Array(bytes))
    }
  }

  /// Reads parts of the values of a column, which must be in the order of their rows.
  ///
  /// - Returns: The bytes, each part at its place.
  func read(
    _ parts: some Collection<Part>, of column: String, in table: String
  ) throws(StorageError) -> [UInt8] {
    var blob: OpaquePointer?
    defer { sqlite3_blob_close(blob) }
    var row: Int?
    var code = SQLITE_OK
    let byteCount = parts.reduce(0) { $0 + $1.count }
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount) { memory, count in
      for part in parts where code == SQLITE_OK {
        if row != part.row {
          code =
            blob == nil
            ? sqlite3_blob_open(connection, "main", table, column, Int64(part.row), 0, &blob)
            : sqlite3_blob_reopen(blob, Int64(part.row))
          row = part.row
        }
        guard code == SQLITE_OK, part.count > 0, let start = memory.baseAddress else { continue }
        code = sqlite3_blob_read(
          blob, start + part.place, Int32(part.count), Int32(part.offset))
      }
      count = code == SQLITE_OK ? byteCount : 0
    }
    try check(code)
    return bytes
  }

  /// Makes changes, all or none of which happen.
  func transaction(_ body: () throws(StorageError) -> Void) throws(StorageError) {
    try run("BEGIN IMMEDIATE")
    do throws(StorageError) {
      try body()
      try run("COMMIT")
    } catch {
      // After some errors it has ended already.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Brings changes from the write-ahead log to the database.
  ///
  /// A full one brings all of them to the medium and empties the log.
  func checkpoint(isFull: Bool) throws(StorageError) {
    if flushes, isFull { try run("PRAGMA synchronous=FULL") }
    defer { if flushes, isFull { try? run("PRAGMA synchronous=NORMAL") } }
    let mode = isFull ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
    var (all, done): (Int32, Int32) = (0, 0)
    try check(sqlite3_wal_checkpoint_v2(connection, "main", mode, &all, &done))
    logPageCount = Int(max(all - done, 0))
  }

  /// Releases pages that can be read again.
  func releaseMemory() { sqlite3_db_release_memory(connection) }

  /// Whether the file has another name or none since it was opened.
  var hasMoved: Bool {
    var isMoved: Int32 = 0
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &isMoved)
    return isMoved != 0
  }

  private func check(_ code: Int32) throws(StorageError) {
    if code != SQLITE_OK { throw Self.error(code, of: connection) }
  }

  private static func error(_ code: Int32, of connection: OpaquePointer) -> StorageError {
    switch code & 0xFF {
    case SQLITE_FULL: return .diskFull
    case SQLITE_READONLY: return .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: return .inUse
    case SQLITE_NOMEM: return .system(EIO)
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      // A file that ends early, or bytes that the system knows to be wrong.
      if code & 0xFF == SQLITE_IOERR, [2, 32, 33].contains(code >> 8) { return .damaged }
      let number = sqlite3_system_errno(connection)
      return number == 0 ? .system(EIO) : StorageError(number)
    // The first is a table or a row that is missing.
    case SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged
    default: return .system(EIO)
    }
  }
}
