/// What comes, goes and stays when a sheet's rows change, told by identity.
///
/// So that an update fades new rows in and old ones out, and moves the others from their old frames to
/// their new ones. Of rows that share an identity the first is meant; the others count as new, and as
/// gone. Made in time proportional to the rows, old and new.
public struct SheetRowChanges: Equatable, Sendable {
  /// A row in both.
  public struct Kept: Equatable, Sendable {
    /// Its index among the old rows.
    public let old: Int

    /// Its index among the new rows.
    public let new: Int
  }

  /// The old rows that are gone, in order.
  public private(set) var removed: [Int] = []

  /// The new rows that were not there, in order.
  public private(set) var inserted: [Int] = []

  /// The rows in both, in their new order.
  public private(set) var kept: [Kept] = []

  /// Compares rows.
  public init(from old: SheetRows, to new: SheetRows) {
    var indices: [SheetRow.ID: Int] = [:]
    indices.reserveCapacity(old.count)
    for index in 0..<old.count {
      guard let id = old.row(at: index)?.id else { continue }
      if indices[id] == nil { indices[id] = index }
    }
    var isKept = Array(repeating: false, count: old.count)
    for index in 0..<new.count {
      guard let id = new.row(at: index)?.id, let oldIndex = indices.removeValue(forKey: id) else {
        inserted.append(index)
        continue
      }
      isKept[oldIndex] = true
      kept.append(Kept(old: oldIndex, new: index))
    }
    removed = isKept.indices.filter { !isKept[$0] }
  }

  /// Whether the same rows are there in the same order; what they show may differ.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && kept.allSatisfy { $0.old == $0.new }
  }
}
