@testable import DrawingBoard

/// A naive count of everything that a history keeps count of.
extension HistoryTable {
  /// What the table says otherwise than a count of its steps and tiles does; `nil` when they agree.
  var inconsistency: String? {
    var live = Set(slots.initial.filter(\.isStored))
    var (shown, newest) = (slots.initial, slots.initial)
    for position in 0..<steps.count {
      let entries = entries(ofStep: position)
      if entries.count != steps.tileCount(of: position) { return "step \(position) lacks tiles" }
      for entry in entries {
        let slot = Int(entry.slot)
        if entry.previous != newest[slot] { return "\(entry.id) follows \(entry.previous)" }
        newest[slot] = entry.id
        if position <= index { shown[slot] = entry.id }
        live.insert(entry.id)
      }
    }
    if !(-1..<steps.count).contains(index) { return "index \(index)" }
    if newest != slots.newest { return "newest" }
    if shown != slots.shown { return "shown" }
    return countsInconsistency(live)
  }

  private func countsInconsistency(_ live: Set<TileID>) -> String? {
    if let id = live.first(where: { tiles[$0] == nil }) { return "no entry of \(id)" }
    let kept = tiles.entries.filter { $0.isLive || $0.dependents > 0 }
    var dependents: [TileID: Int] = [:]
    for entry in kept where entry.isPatch {
      dependents[entry.previous, default: 0] += 1
      if tiles[entry.previous] == nil { return "\(entry.id) has no base" }
    }
    for entry in kept {
      if entry.isLive != live.contains(entry.id) { return "\(entry.id) live" }
      let count = dependents[entry.id] ?? 0
      if Int(entry.dependents) != count {
        return "\(entry.id) has \(count) dependents, not \(entry.dependents)"
      }
    }
    var uses: [Int: RowUse] = [:]
    for entry in kept { if let row = entry.row { uses[row, default: RowUse()].add(entry) } }
    for (row, use) in uses {
      guard let known = rows[row], known.tileCount == use.tileCount,
        known.byteCount == use.byteCount
      else { return "row \(row)" }
    }
    if uses.count != rows.count { return "\(uses.count) rows, not \(rows.count)" }
    if live.count != liveTileCount { return "\(live.count) tiles, not \(liveTileCount)" }
    let bytes =
      kept.reduce(0) { $0 + $1.storedByteCount }
      + (0..<steps.count).reduce(0) { $0 + steps[$1].storedByteCount }
    return bytes == liveByteCount ? nil : "\(bytes) bytes, not \(liveByteCount)"
  }
}

extension StoreState {
  /// What breaks an invariant of the state or its table; `nil` when all hold.
  var inconsistency: String? {
    if let inconsistency = table.inconsistency { return inconsistency }
    for id in Array(pixels.keys) + encoded.keys {
      guard let entry = table.tiles[id], entry.isLive || entry.dependents > 0 else {
        return "contents of \(id)"
      }
      if pixels[id] != nil, entry.isEncoded || encoded[id] != nil {
        return "pixels of an encoded tile"
      }
      if let tile = encoded[id], entry.form != tile.form { return "form of \(id)" }
    }
    let waiting = pixels.values.reduce(0) { $0 + Tile.byteCount * ($1.base == nil ? 1 : 2) }
    if waiting != pixelByteCount { return "\(waiting) bytes of pixels, not \(pixelByteCount)" }
    let unwritten = encoded.values.reduce(0) { $0 + $1.memoryByteCount }
    if unwritten != encodedByteCount {
      return "\(unwritten) encoded bytes, not \(encodedByteCount)"
    }
    for entry in table.tiles.entries where entry.isLive || entry.dependents > 0 {
      if entry.isBlank || entry.isLost || pixels[entry.id] != nil || encoded[entry.id] != nil {
        continue
      }
      if entry.row == nil { return "nothing of \(entry.id)" }
    }
    // Until the queue has moved it, the window is where the history was.
    guard nextWindow == nil else { return nil }
    let windowIDs = window.ids.filter { table.tiles[$0]?.isBlank != false }
    return windowIDs.isEmpty ? nil : "window has \(windowIDs)"
  }
}
