import Foundation

/// A drawing in a single file: a database without a write-ahead log.
struct DrawingFile {
  private let path: String
  private let layer = SystemFileLayer()

  /// The most pixels of a picture: as many as an image of a background can have.
  static let mostPixels = 1 << 26

  // MARK: Writing

  /// Creates the database, in place of one that was begun before.
  func create(_ write: (Database) throws(StorageError) -> Void) throws(StorageError) {
    for suffix in ["-wal", "-journal", ""] { try layer.remove(path + suffix) }
    try Database.create(path, on: layer, isWrittenOnce: true, write)
  }

  /// Writes a file beside, and then puts it in its place.
  static func write(
    to url: URL, _ body: (DrawingFile) throws(StorageError) -> Void
  ) throws {
    let manager = FileManager.default
    // On the same volume, so that the file takes its place as a whole.
    let folder = try manager.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: url, create: true)
    defer { try? manager.removeItem(at: folder) }
    let file = folder.appendingPathComponent("drawing")
    try body(DrawingFile(path: file.path))
    guard !Task.isCancelled else { throw CancellationError() }
    try SystemFileLayer().rename(file.path, to: url.path)
  }

  /// Refuses a place where a file must not be.
  static func checkTarget(_ url: URL) throws(StorageError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw .system(EISDIR)
    }
    try checkOwner(of: url.path)
  }

  /// Refuses the database of a drawing that a board has open.
  ///
  /// Closing any descriptor of it would release the locks of the board's connection.
  private static func checkOwner(of path: String) throws(StorageError) {
    var own = stat()
    guard stat(path, &own) == 0 else { return }
    for folder in HistoryStore.all.map(\.folder) where folder.layer.databaseSystem == nil {
      var other = stat()
      guard lstat(folder.history, &other) == 0 else { continue }
      if other.st_ino == own.st_ino, other.st_dev == own.st_dev { throw .inUse }
    }
  }

  // MARK: Reading

  /// Opens a file from an unknown source.
  static func source(at url: URL) throws(StorageError) -> DrawingSource {
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .system(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    try checkOwner(of: url.path)
    let path = url.resolvingSymlinksInPath().path
    let head = try SystemFileLayer().read(path, at: 0, count: StoreSchema.headByteCount)
    try StoreSchema.check(head: head)
    func number(_ bytes: Range<Int>) -> Int { head[bytes].reduce(0) { $0 << 8 | Int($1) } }
    // A database that may have a write-ahead log is not whole, nor is one that lacks pages.
    guard head[18] == 1, head[19] == 1,
      number(16..<18) * number(28..<32) == Int(status.st_size)
    else { throw .damaged }
    let database = try Database(path, system: nil, isReadOnly: true)
    for setting in ["cell_size_check=ON", "query_only=ON"] {
      try database.run("PRAGMA " + setting)
    }
    try checkSchema(of: database)
    var report = ""
    // Rows that a damaged page leaves out would not be missed.
    try database.forEachRow("PRAGMA integrity_check(1)") { report = $0[0].text ?? "" }
    guard report == "ok" else { throw .damaged }
    let (board, first) = try checkDrawing(of: database)
    try checkSteps(of: database, from: UInt64(first))
    return try DrawingSource(reading: database, of: board)
  }

  /// Refuses every table, view, index and trigger that the kit has not made.
  private static func checkSchema(of database: Database) throws(StorageError) {
    var found: Set<String> = []
    var isKnown = true
    try database.forEachRow("SELECT type, sql FROM sqlite_schema") { row in
      let statement = row[1].text ?? ""
      isKnown = isKnown && row[0] == .text("table") && StoreSchema.statements.contains(statement)
      found.insert(statement)
    }
    // Copies of heads might say something else than the rows that are looked at.
    guard try database.number("SELECT count(*) FROM head") == 0 else { throw .damaged }
    let tables = StoreSchema.statements.count { $0.hasPrefix("CREATE TABLE") }
    guard isKnown, found.count == tables else { throw .damaged }
  }

  /// - Returns: The identifier of the drawing in the file, and the number of its first step.
  private static func checkDrawing(
    of database: Database
  ) throws(StorageError) -> (board: UUID, first: Int) {
    var drawing: (board: UUID, first: Int)?
    try database.forEachRow(
      "SELECT board, width, height, scale, first, shown FROM drawing WHERE id = 1"
    ) { row throws(StorageError) in
      guard let bytes = row[0].bytes, bytes.count == 16, let first = row[4].integer,
        numbers.contains(first), row[5] == .null || row[5].integer.map(numbers.contains) == true
      else { throw .damaged }
      // A board without a layout has no size.
      if row[1] != .null {
        let sides = 0...PixelRect.limit
        guard let width = row[1].integer, let height = row[2].integer, let scale = row[3].real,
          sides.contains(width), sides.contains(height), width * height <= mostPixels, scale > 0,
          scale <= 100
        else { throw .damaged }
      }
      let id = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      drawing = (id, first)
    }
    guard let drawing, try database.number("SELECT count(*) FROM drawing") == 1 else {
      throw .damaged
    }
    let background = try database.number("SELECT sum(length(data)) FROM background") ?? 0
    guard (0...StoredBoard.longestBackground).contains(background) else { throw .damaged }
    return drawing
  }

  /// The numbers that steps can have, with room for later ones.
  private static let numbers = 0..<1 << 53

  /// The identifiers that rows and states of tiles can have, with room for later ones.
  private static let identifiers: Range<UInt32> = 0..<1 << 31

  /// Refuses what no board writes, though its checksums are right.
  private static func checkSteps(
    of database: Database, from first: UInt64
  ) throws(StorageError) {
    var states: Set<TileID> = []
    var (lastNumber, lastState) = (UInt64(0), TileID(rawValue: 0))
    try database.forEachRow(
      "SELECT \(StoreSchema.stepColumns), length(pixels) FROM step ORDER BY number, id"
    ) { values throws(StorageError) in
      guard let row = StepRow(Array(values.prefix(StepRow.columnCount))),
        identifiers.contains(UInt32(clamping: row.id)),
        numbers.contains(Int(clamping: row.step.id)),
        row.step.date.timeIntervalSinceReferenceDate.isFinite,
        values[9] == .integer(StoreSchema.layer)
      else { throw .damaged }
      let number = row.step.id
      var (byteCount, isSound) = (0, number == 0 || number > lastNumber)
      var before: TileID?
      // Steps that are missing would not be missed either.
      if number > first, lastNumber >= first {
        isSound = isSound && row.previous == lastNumber
      }
      row.forEachTile { tile, coordinate in
        byteCount += Int(tile.byteCount)
        isSound = isSound && identifiers.contains(tile.id.rawValue)
        isSound = isSound && states.insert(tile.id).inserted
        isSound = isSound && coordinate.column >= 0 && coordinate.row >= 0
        // The states of a step follow one another, and those of the step before.
        if number > 0 {
          isSound =
            isSound && (before.map { tile.id == $0.advanced(by: 1) } ?? (tile.id >= lastState))
          before = tile.id
        }
      }
      guard isSound, values.last == .integer(byteCount) else { throw .damaged }
      if let before { (lastNumber, lastState) = (number, before) }
    }
  }
}
