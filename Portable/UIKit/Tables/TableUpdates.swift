import Foundation

/// The changes of one batch: what goes by its old place, what comes by its new one.
struct TableUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]
  var isAnimated = false

  /// Whether the changes are being shown just now.
  var isAnimating = false

  /// The new place of every section that stays, or nil when the numbers do not add up.
  func sectionMap(oldCount: Int, newCount: Int) -> [Int: Int]? {
    Self.map(
      oldCount: oldCount, newCount: newCount, deleted: deletedSections,
      inserted: insertedSections, moved: movedSections)
  }

  /// The new place of every row that stays in a section that stays.
  func rowMap(oldSection: Int, newSection: Int, oldCount: Int, newCount: Int) -> [Int: Int]? {
    let moves = movedRows.filter { $0.key.section == oldSection && $0.value.section == newSection }
    var deleted = IndexSet(deletedRows.filter { $0.section == oldSection }.map(\.row))
    var inserted = IndexSet(insertedRows.filter { $0.section == newSection }.map(\.row))
    for (from, to) in movedRows where moves[from] == nil {
      if from.section == oldSection { deleted.insert(from.row) }
      if to.section == newSection { inserted.insert(to.row) }
    }
    return Self.map(
      oldCount: oldCount, newCount: newCount, deleted: deleted, inserted: inserted,
      moved: Dictionary(uniqueKeysWithValues: moves.map { ($0.key.row, $0.value.row) }))
  }

  private static func map(
    oldCount: Int, newCount: Int, deleted: IndexSet, inserted: IndexSet, moved: [Int: Int]
  ) -> [Int: Int]? {
    let targets = Set(moved.values)
    let stay = (0..<oldCount).filter { !deleted.contains($0) && moved[$0] == nil }
    let places = (0..<newCount).filter { !inserted.contains($0) && !targets.contains($0) }
    guard stay.count == places.count else { return nil }
    var map = moved
    for (old, new) in zip(stay, places) { map[old] = new }
    return map
  }
}
