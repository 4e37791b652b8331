import Foundation

/// One step of a history: what undo takes back at once.
struct HistoryStep: Identifiable, Equatable, Sendable {
  /// A number that no other step of the history has or had; later steps have greater ones.
  let id: UInt64

  /// The name of the step, for example "Pencil".
  let name: String

  let date: Date

  /// The pixels that the step changed, or a few more around them.
  let bounds: PixelRect

  /// What it has drawn; none when its tiles alone have that.
  var elements = StepElements.none
}

extension HistoryStep {
  /// The bytes that the step takes in the database without its tiles, or more while its elements are
  /// not encoded.
  var storedByteCount: Int { 64 + name.utf8.count + elements.byteCount }

  /// The bytes that the step takes in ``HistorySteps``.
  var byteCount: Int {
    // Short strings are stored within the step.
    let nameByteCount = name.utf8.count
    return HistorySteps.stride + (nameByteCount > 15 ? nameByteCount + 32 : 0) + elements.byteCount
  }
}

/// The steps of a history, the oldest first, and their tiles in the ``TileTable``, which have
/// consecutive identifiers.
///
/// Removing the first steps takes constant time, on average.
struct HistorySteps: RandomAccessCollection, Sendable {
  fileprivate static let stride = MemoryLayout<(HistoryStep, TileID, Int)>.stride

  private var storage: ContiguousArray<(step: HistoryStep, firstTile: TileID, tileCount: Int)> = []
  private var head = 0

  /// The memory for the steps in bytes.
  private(set) var byteCount = 0

  /// The number of steps whose elements are not encoded.
  private(set) var unencodedCount = 0

  /// The end of the steps in ``storage`` whose elements are parts of the same arrays.
  private var packedEnd = 0

  var startIndex: Int { 0 }

  var endIndex: Int { storage.count - head }

  subscript(position: Int) -> HistoryStep { storage[head + position].step }

  func firstTile(of position: Int) -> TileID { storage[head + position].firstTile }

  func tileCount(of position: Int) -> Int { storage[head + position].tileCount }

  mutating func append(_ step: HistoryStep, firstTile: TileID, tileCount: Int) {
    storage.append((step, firstTile, tileCount))
    count(step, 1)
    if step.elements.isEncoded { pack() }
  }

  mutating func removeLast() {
    count(storage.removeLast().step, -1)
    packedEnd = Swift.min(packedEnd, storage.count)
  }

  mutating func removeFirst(_ count: Int) {
    for position in 0..<count { self.count(self[position], -1) }
    head += count
    guard head > 64, head > storage.count / 2 else { return }
    storage.removeFirst(head)
    (packedEnd, head) = (Swift.max(packedEnd - head, 0), 0)
  }

  private mutating func count(_ step: HistoryStep, _ sign: Int) {
    byteCount += sign * step.byteCount
    if !step.elements.isEncoded { unencodedCount += sign }
  }

  // MARK: Elements

  /// The elements that are not encoded, with the first tiles of their steps, which no other step has.
  var unencoded: [(firstTile: TileID, elements: StepElements)] {
    var (found, position) = ([(firstTile: TileID, elements: StepElements)](), endIndex)
    while found.count < unencodedCount, position > 0 {
      position -= 1
      let elements = self[position].elements
      if !elements.isEncoded { found.append((firstTile(of: position), elements)) }
    }
    return found.reversed()
  }

  /// Sets the elements of a step after they were encoded.
  ///
  /// - Returns: The bytes that the step takes less in the database now; `nil` when it is gone.
  mutating func setEncoded(_ elements: [UInt8], firstTile: TileID) -> Int? {
    guard unencodedCount > 0,
      let position = storage.indices.last(where: {
        $0 >= head && storage[$0].firstTile == firstTile && !storage[$0].step.elements.isEncoded
      })
    else { return nil }
    let before = storage[position].step
    count(before, -1)
    storage[position].step.elements = .bytes(elements[...])
    count(storage[position].step, 1)
    pack()
    return before.storedByteCount - storage[position].step.storedByteCount
  }

  /// The number of steps whose elements share an array.
  private static let stepsPerPack = 64

  /// The most bytes that share an array: a part of it keeps all of it in memory.
  private static let mostPackedBytes = 4096

  /// Puts the elements of steps into one array.
  ///
  /// Each in an array of its own, among tiles that come and go, would keep the memory around it from being
  /// given back.
  private mutating func pack() {
    while case let positions = packedEnd..<packedEnd + Self.stepsPerPack,
      positions.upperBound <= storage.count
    {
      let all = positions.map { position -> ArraySlice<UInt8>? in
        if case .bytes(let bytes) = storage[position].step.elements { bytes } else { nil }
      }
      guard !all.contains(nil) else { return }
      packedEnd = positions.upperBound
      let small = zip(positions, all.map { $0 ?? [] }).filter { $1.count <= Self.mostPackedBytes }
      var pack: [UInt8] = []
      pack.reserveCapacity(small.reduce(0) { $0 + $1.1.count })
      for (_, bytes) in small { pack += bytes }
      var rest = pack[...]
      for (position, bytes) in small {
        storage[position].step.elements = .bytes(rest.prefix(bytes.count))
        rest = rest.dropFirst(bytes.count)
      }
    }
  }
}

extension StoreState {
  /// Adds a step after the shown one, which must be the last one.
  mutating func add(_ step: HistoryStep, _ changes: [TileChange]) {
    let slots = changes.map { addInitial(of: $0) }
    let order = changes.indices.sorted { slots[$0] < slots[$1] }
    let shown = order.map { table.slots.shown[Int(slots[$0])] }
    let first = table.append(
      step,
      tiles: order.map { (slots[$0], isBlank: changes[$0].after == nil) })
    window.add(
      step.id,
      order.indices.flatMap { [shown[$0], first.advanced(by: $0)] }.filter(table.hasPixels))
    for (number, position) in order.enumerated() {
      guard let after = changes[position].after else { continue }
      let id = first.advanced(by: number)
      keep(after, base: changes[position].before, of: id)
      window.keep(after, of: id)
    }
  }

  /// Adds the state of a tile before the first step, if the history does not have it yet.
  ///
  /// - Returns: The slot of the tile.
  private mutating func addInitial(of change: TileChange) -> UInt32 {
    if let slot = table.slots.slot(of: change.coordinate) { return slot }
    let slot = table.slots.add(change.coordinate)
    if let before = change.before {
      let id = table.setInitial(of: slot)
      keep(before, of: id)
    }
    return slot
  }

  /// The tiles that a step adds: those after the changes, and those before that the history lacks.
  func addedTiles(of changes: [TileChange]) -> [TilePixels] {
    changes.flatMap { change in
      let isKnown = table.slots.slot(of: change.coordinate) != nil
      return [change.after, isKnown ? nil : change.before].compactMap { $0 }
    }
  }
}
