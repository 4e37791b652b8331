import Foundation

/// One step of a history: what undo takes back at once.
struct HistoryStep: Identifiable, Hashable, Sendable {
  /// A number that no other step of the history has or had; later steps have greater ones.
  let id: UInt64

  /// The name of the step, for example "Pencil".
  ///
  /// The log keeps at most 1,024 bytes of it, cut off at a character.
  let name: String

  let date: Date

  /// The pixels that the step changed, or a few more around them.
  let bounds: PixelRect
}

/// The steps of a history at one moment, the oldest first.
///
/// Later changes of the history do not show in it.
struct HistorySteps: RandomAccessCollection {
  let steps: StepList

  var startIndex: Int { 0 }

  var endIndex: Int { steps.count }

  subscript(position: Int) -> HistoryStep { steps[position].description }
}

/// A step and its tiles in the ``TileTable``, which have consecutive identifiers.
struct TableStep: Sendable {
  let description: HistoryStep
  let firstTile: TileID
  let tileCount: Int

  /// The bytes that the step takes in the log, without its tiles.
  var logByteCount: Int { LogRecord.stepByteCount(nameByteCount: description.name.utf8.count) }

  var byteCount: Int {
    // Short strings are stored within the step.
    let nameByteCount = description.name.utf8.count
    return MemoryLayout<TableStep>.stride + (nameByteCount > 15 ? nameByteCount + 32 : 0)
  }
}

/// An array of steps that gives up its first elements in constant time, on average.
struct StepList: Sendable {
  private var storage: ContiguousArray<TableStep> = []
  private var head = 0

  /// The memory for the steps in bytes.
  private(set) var byteCount = 0

  var count: Int { storage.count - head }

  subscript(position: Int) -> TableStep { storage[head + position] }

  mutating func append(_ step: TableStep) {
    storage.append(step)
    byteCount += step.byteCount
  }

  mutating func removeLast() {
    byteCount -= storage.removeLast().byteCount
  }

  mutating func removeFirst(_ count: Int) {
    for position in head..<head + count { byteCount -= storage[position].byteCount }
    head += count
    guard head > 64, head > storage.count / 2 else { return }
    storage.removeFirst(head)
    head = 0
  }
}
