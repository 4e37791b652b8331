extension ImageStack {
  /// The pixels of a tile in the picture of a step.
  ///
  /// - Parameters:
  ///   - coordinate: Where the tile is.
  ///   - step: The index of the step, -1 for the state before the first one; the shown one unless
  ///     given.
  /// - Returns: The pixels; `nil` for a blank tile, which includes one that no step has changed.
  /// - Throws: ``ImageStackError`` when it cannot be read, was not kept, or there is no such step.
  public func pixels(at coordinate: TileCoordinate, step: Int? = nil) throws(ImageStackError)
    -> TilePixels?
  {
    let position = step ?? index
    guard (-1..<count).contains(position) else { throw .noSuchStep }
    guard let slot = slots.slot(of: coordinate) else { return nil }
    return try pixels(state(of: slot, atStep: position))
  }

  /// The whole picture of a step.
  ///
  /// - Parameter step: The index of the step, -1 for the state before the first one; the shown one
  ///   unless given.
  /// - Returns: Its tiles that are not blank, in no particular order.
  /// - Throws: ``ImageStackError`` when a tile cannot be read or was not kept, or there is no such
  ///   step.
  public func picture(ofStep step: Int? = nil) throws(ImageStackError) -> [TileUpdate] {
    let position = step ?? index
    guard (-1..<count).contains(position) else { throw .noSuchStep }
    var tiles: [TileUpdate] = []
    for (slot, coordinate) in slots.coordinates.enumerated() {
      let key = state(of: UInt32(truncatingIfNeeded: slot), atStep: position)
      guard let pixels = try pixels(key) else { continue }
      tiles.append(TileUpdate(coordinate: coordinate, pixels: pixels))
    }
    return tiles
  }

  /// Which state of a tile the picture of a step shows.
  private func state(of slot: UInt32, atStep position: Int) -> ResidentTiles.Key {
    let limit = firstNumber + position
    let start = position <= index ? slots.shown : slots.newest
    var key = key(slot, start[Int(slot)])
    while key.step > limit, let record = step(numbered: key.step)?.record(of: slot) {
      key = keyBefore(record, in: key.step)
    }
    return key
  }
}
