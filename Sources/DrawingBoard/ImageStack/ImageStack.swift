import Foundation

/// The history of a picture: an index over states that never change, to be shown by undo and redo.
///
/// A state is a grid of tiles that it shares with its neighbours; a step is the tiles that changed.
/// The steps around the shown one are held as pixels, ready to be handed over. All others are
/// packed: compressed in memory or, with a store, on the disk. Limits bound both, and the oldest
/// steps give way.
///
/// The state before the first step is no step: with n steps the index goes from -1 to n - 1.
///
/// The stack draws nothing and keeps no whole picture: whoever shows the picture takes over the
/// tiles that undo and redo return. It is to be used by one thread at a time.
///
/// The method is that of raster editors, tiles that are copied when they are first changed. To push
/// takes some microseconds for each tile; to undo a resident step less than one.
public final class ImageStack {
  /// What the history may take up; when they are lowered, what is beyond them goes at once.
  public var limits: ImageStackLimits {
    didSet {
      enforceLimits()
      reportExpiry()
    }
  }

  /// Where tiles are kept that are not in memory; `nil` when all are in memory.
  public let store: (any TileStore)?

  /// Called after steps have been given up to stay within the limits.
  ///
  /// The stack is in order by then and may be used. It is not called for steps that are dropped
  /// because a new one was pushed after undo, nor for erasing.
  public var onExpire: ((ImageStackExpiry) -> Void)?

  /// The shown step, counted from the oldest; -1 when the state before the first one is shown.
  public internal(set) var index = -1

  var history: [HistoryStep] = []

  /// The number of the oldest step; numbers, unlike positions, stay when the oldest step goes.
  var firstNumber = 0

  var slots = TileSlots()
  var residents = ResidentTiles()

  /// The numbers of the resident steps, in no particular order.
  var residentNumbers: [Int] = []

  var packedBytes = 0
  var stepTableBytes = 0
  var nextID: UInt64 = 0
  var expiredOldest: [ImageStackStep] = []
  var expiredNewest: [ImageStackStep] = []
  var hasPrefetched = false

  /// Tiles of the step that is being pushed, where they were compressed before.
  var packedAhead: [TileCoordinate: EncodedTile] = [:]

  /// Makes a history with what its store has of an earlier one, and empty without.
  ///
  /// - Parameters:
  ///   - limits: What the history may take up.
  ///   - store: Where tiles are kept that are not in memory; `nil` to keep all in memory. A store
  ///     serves one history.
  public init(limits: ImageStackLimits = ImageStackLimits(), store: (any TileStore)? = nil) {
    self.limits = limits
    self.store = store
    if let store { restore(store.recovered) }
  }

  /// How many steps there are.
  public var count: Int { history.count }

  /// Whether there is a step to take back.
  public var canUndo: Bool { index >= 0 }

  /// Whether there is a step to show again.
  public var canRedo: Bool { index + 1 < history.count }

  /// The steps, the oldest first; what is pushed later does not show in what was handed out.
  public var steps: ImageStackSteps { ImageStackSteps(steps: history) }
}

extension ImageStack {
  /// What the history takes up now.
  public var usage: ImageStackUsage {
    var usage = ImageStackUsage()
    usage.residentBytes = residents.byteCount
    usage.packedBytes = packedBytes
    usage.tableBytes = tableBytes
    usage.store = store?.usage
    return usage
  }

  var tableBytes: Int { stepTableBytes + slots.count * TileSlots.bytesPerSlot }

  var memoryBytes: Int { residents.byteCount + packedBytes + tableBytes }

  /// The indexes of the pictures that can be shown without decoding or reading anything.
  ///
  /// They are around the shown one, at most ``ImageStackLimits/residentRadius`` on each side.
  public var residentIndexes: ClosedRange<Int> {
    var (low, high) = (index, index)
    while low >= 0, history[low].isResident { low -= 1 }
    while high + 1 < history.count, history[high + 1].isResident { high += 1 }
    return low...high
  }

  func step(numbered number: Int) -> HistoryStep? {
    let position = number - firstNumber
    return history.indices.contains(position) ? history[position] : nil
  }

  /// The name of a state of a tile: what belongs to steps that are gone is the initial state.
  func key(_ slot: UInt32, _ number: Int) -> ResidentTiles.Key {
    ResidentTiles.Key(slot: slot, step: number < firstNumber ? TileSlots.initialStep : number)
  }

  /// The state of the tile before the step that made the record.
  func keyBefore(_ record: TileRecord, in number: Int) -> ResidentTiles.Key {
    key(
      record.slot, record.stepsBack == 0 ? TileSlots.initialStep : number - Int(record.stepsBack))
  }
}
