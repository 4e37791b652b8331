import Foundation

/// What a store begins with: an empty board, or what its folder has.
struct OpenedBoard {
  private(set) var state = StoreState()
  private(set) var writing = StoreWriting()
  private(set) var recovered = RecoveredHistory()

  private let folder: BoardFolder

  init(_ folder: BoardFolder, lifetime: ImageStackStore.Lifetime) throws(StoreError) {
    self.folder = folder
    do throws(StoreError) {
      writing.lock = try folder.lock()
    } catch {
      // A new board begins in memory then; there must be nothing that it would hide.
      guard error == .diskFull, try folder.layer.open(folder.log) == nil else { throw error }
      state.suspension = error
      return
    }
    try mark(lifetime)
    try folder.finishInterrupted()
    if let file = try folder.layer.open(folder.log) { try read(file) }
    state.asideByteCount = folder.asideByteCount()
  }

  private func mark(_ lifetime: ImageStackStore.Lifetime) throws(StoreError) {
    switch lifetime {
    case .untilDiscarded: try folder.layer.remove(folder.sessionMark)
    // A full disk is no reason; the board is then kept longer than it should.
    case .session: _ = try? folder.layer.create(folder.sessionMark)
    }
  }

  private mutating func read(_ file: any LayerFile) throws(StoreError) {
    let end = try file.byteCount()
    let head = try file.read(at: 0, count: LogHeader.byteCount)
    let header: LogHeader
    switch head.withUnsafeBytes({ LogHeader.read($0, of: folder.id) }) {
    case .success(let found): header = found
    case .failure(let reason):
      if end == 0 { return try folder.layer.remove(folder.log) }
      let name = try folder.setLogAside()
      recovered.loss = StoreLoss(reason: reason, restoredSteps: 0, byteCount: end, fileName: name)
      return
    }
    let replay = try LogReplay(header: header, end: end) { offset, count throws(StoreError) in
      try file.read(at: offset, count: count)
    }
    writing.log = StoreWriting.Log(file: file, end: replay.end, encoder: replay.encoder)
    state.file = file
    state.fileByteCount = replay.end
    state.tables = replay.tables
    state.nextTile = replay.lastTile.map { $0.rawValue &+ 1 } ?? 0
    // What the app had written when it was ended may not have reached the medium.
    state.isFlushed = end == LogHeader.byteCount
    recovered = RecoveredHistory(replay.tables)
    if replay.end < end { cutOff(file, from: replay.end, to: end, isSound: replay.isRestSound) }
  }

  /// Removes the beginning of a change, or sets aside what could not be read.
  private mutating func cutOff(
    _ file: any LayerFile, from offset: Int, to end: Int, isSound: Bool
  ) {
    if isSound {
      // The next record is written over it in any case.
      try? file.truncate(to: offset)
      return
    }
    let name = try? folder.setTailAside(of: file, from: offset, to: end)
    if name == nil {
      // Without space for a copy the file itself is what is kept.
      writing.isSuspect = true
      writing.keepsOldLog = true
    }
    recovered.loss = StoreLoss(
      reason: .damaged, restoredSteps: recovered.steps.count, byteCount: end - offset,
      fileName: name)
  }
}

extension RecoveredHistory {
  init(_ tables: StoreTables) {
    self.init()
    board = tables.board
    index = tables.index
    steps = tables.steps.map(\.step)
    initialTiles = tables.initial.values.compactMap { tables.tiles[$0].map(StoredTile.init) }
    for step in tables.steps {
      stepTiles += tables.entries(of: step).map(StoredTile.init)
      stepTileEnds.append(stepTiles.count)
    }
  }
}

extension RecoveredHistory.StoredTile {
  init(_ entry: TileTable.Entry) {
    self.init(
      coordinate: entry.coordinate, id: entry.tileID,
      isBlank: entry.form == EncodedTile.Form.blank.rawValue)
  }
}
