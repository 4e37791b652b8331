extension TileChange {
  /// What is left of changes when each tile is named once and those that change nothing are left
  /// out; blank tiles are `nil`.
  ///
  /// Of several changes of a tile the first says what was before and the last what is after.
  static func effective(_ changes: [TileChange]) -> [TileChange] {
    let isUnique = Set(changes.lazy.map(\.coordinate)).count == changes.count
    return (isUnique ? changes : united(changes)).compactMap { change in
      let before = change.before?.unlessBlank
      let after = change.after?.unlessBlank
      guard before != after else { return nil }
      return TileChange(coordinate: change.coordinate, before: before, after: after)
    }
  }

  /// The changes with those of one tile made into one, in the order of their first ones.
  private static func united(_ changes: [TileChange]) -> [TileChange] {
    var positions: [TileCoordinate: Int] = [:]
    var united: [TileChange] = []
    for change in changes {
      if let position = positions[change.coordinate] {
        united[position] = TileChange(
          coordinate: change.coordinate, before: united[position].before, after: change.after)
      } else {
        positions[change.coordinate] = united.count
        united.append(change)
      }
    }
    return united
  }
}
