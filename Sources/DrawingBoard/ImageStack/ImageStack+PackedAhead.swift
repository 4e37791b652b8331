extension ImageStack {
  /// Adds a step whose tiles were compressed before, on whatever thread.
  ///
  /// - Parameters:
  ///   - name: As in ``push(name:changes:date:bounds:joinsPrevious:)``.
  ///   - changes: As there.
  ///   - packed: The tiles after the step; those that are missing are compressed now. A store, which
  ///     has a thread of its own, does not need them.
  /// - Returns: As there.
  @discardableResult
  func push(
    name: String, changes: [TileChange], packed: [TileCoordinate: EncodedTile]
  ) -> Bool {
    packedAhead = packed
    defer { packedAhead = [:] }
    return push(name: name, changes: changes)
  }
}
