/// The pixels around the shown step, each once however many steps need it.
///
/// A step of the window has the states before and after it. Those that are needed next are read in the
/// background; the others are kept when they are at hand. A step stays while it is one farther away
/// than the window reaches, so that going back and forth reads nothing.
struct StateWindow: Sendable {
  private struct Step {
    let id: UInt64
    let states: [TileID]

    /// A Boolean value that indicates whether the pixels of all states are here.
    ///
    /// They stay as long as the step does.
    var isComplete = false
  }

  /// The pixels of each state, where they are here, and the number of steps that have it.
  private var tiles: [TileID: (pixels: TilePixels?, uses: Int)] = [:]
  private var steps: [Step] = []
  private var pixelCount = 0

  /// The shown states that were read with the picture of the last full flush, until they are shown.
  var flushed: [TileID: TilePixels] = [:]

  /// The states that are still to be read, the nearest first.
  var wanted: [TileID] = []

  var byteCount: Int { (pixelCount + flushed.count) * Tile.byteCount }

  /// The bytes of pixels once everything is read.
  var wholeByteCount: Int { (pixelCount + wanted.count) * Tile.byteCount }

  /// The number of steps, of which pixels may be missing.
  var stepCount: Int { steps.count }

  /// The states whose pixels are here.
  var ids: [TileID] { tiles.filter { $0.value.pixels != nil }.map(\.key) }

  subscript(id: TileID) -> TilePixels? {
    tiles[id]?.pixels ?? (flushed.isEmpty ? nil : flushed[id])
  }

  /// Keeps the pixels of a state, if it belongs to a step of the window.
  mutating func keep(_ pixels: TilePixels, of id: TileID) {
    guard let index = tiles.index(forKey: id), tiles.values[index].pixels == nil else { return }
    tiles.values[index].pixels = pixels
    pixelCount += 1
  }

  /// Adds a step of which pixels may be at hand.
  mutating func add(_ step: UInt64, _ states: [TileID]) {
    remove { $0 == step }
    steps.append(Step(id: step, states: states))
    for id in states { tiles[id, default: (nil, 0)].uses += 1 }
  }

  /// Removes the steps for which the closure returns `true`.
  mutating func remove(where isGone: (_ step: UInt64) -> Bool) {
    for position in steps.indices.reversed() where isGone(steps[position].id) {
      let step = steps.remove(at: position)
      for id in step.states {
        guard let index = tiles.index(forKey: id) else { continue }
        tiles.values[index].uses -= 1
        guard tiles.values[index].uses == 0 else { continue }
        if tiles.values[index].pixels != nil { pixelCount -= 1 }
        tiles.remove(at: index)
      }
    }
  }

  /// Moves the window to the shown step of a history.
  ///
  /// The limit is of all pixels, those that are still to be read included.
  mutating func move(in table: HistoryTable, radius: Int, byteLimit: Int) {
    let index = table.index
    let kept = max(index - radius, 0)..<min(index + 2 + radius, table.steps.count)
    let ids = radius > 0 && !kept.isEmpty ? kept.map { table.steps[$0].id } : []
    remove { !ids.contains($0) }
    wanted = []
    var count = pixelCount
    for distance in 0...radius where radius > 0 {
      // Last come the states that the next undo and redo replace, for going back.
      let isLast = distance == radius
      let (undone, redone) = isLast ? (index, index + 1) : (index - distance, index + 1 + distance)
      for (position, side) in [
        (undone, isLast ? \TileEntry.id : \TileEntry.previous),
        (redone, isLast ? \TileEntry.previous : \TileEntry.id),
      ] where kept.contains(position) {
        let id = table.steps[position].id
        let known = steps.firstIndex { $0.id == id }
        if let known {
          if !steps[known].isComplete {
            steps[known].isComplete = steps[known].states.allSatisfy { self[$0] != nil }
          }
          if steps[known].isComplete { continue }
        }
        let entries = table.entries(ofStep: position)
        if known == nil {
          add(id, entries.flatMap { [$0.previous, $0.id] }.filter(table.hasPixels))
        }
        for entry in entries {
          let state = entry[keyPath: side]
          guard table.hasPixels(state), self[state] == nil else { continue }
          wanted.append(state)
          count += 1
        }
      }
      // The nearest steps first: what they leave no room for waits for another move.
      if count * Tile.byteCount > byteLimit { break }
    }
    let room = byteLimit / Tile.byteCount
    if pixelCount + flushed.count > room { flushed = [:] }
    if pixelCount > room { shrink(to: room, nearest: ids, around: index - kept.lowerBound) }
    wanted.removeLast(min(max(pixelCount + wanted.count - room, 0), wanted.count))
  }

  /// Removes the farthest steps until the pixels fit.
  private mutating func shrink(to count: Int, nearest ids: [UInt64], around index: Int) {
    func distance(_ position: Int) -> Int {
      position > index ? position - index : index - position + 1
    }
    let order = ids.indices.sorted { distance($0) > distance($1) }
    for position in order where pixelCount > count {
      remove { $0 == ids[position] }
    }
  }
}

extension HistoryTable {
  /// Whether a state has pixels, which are then to be read.
  func hasPixels(_ id: TileID) -> Bool {
    id.isStored && tiles[id].map { !$0.isBlank } ?? false
  }
}
