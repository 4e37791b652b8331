/// What a picture is made of.
extension ImageStack {
  /// The states of the tiles that the picture of a step shows, of those that differ from the shown.
  func states(changedUpTo target: Int) -> [ResidentTiles.Key] {
    if abs(target - index) == 1 {
      let position = max(target, index)
      let number = firstNumber + position
      return history[position].tiles.map {
        target < index ? keyBefore($0, in: number) : key($0.slot, number)
      }
    }
    var states = WantedStates(count: slots.count)
    // Drawing comes back to most tiles soon, so they are found a few steps before the target. Of a
    // tile that it does not come back to, the way tells.
    if target < index {
      let number = firstNumber + target
      states.want(where: { slots.shown[$0] > number })
      let farthest = max(-1, target - (index - target))
      find(&states, from: target, downTo: farthest)
      if farthest < 0 { return states.keys(elsewhere: TileSlots.initialStep) }
      // The earliest of the steps says what was before all of them.
      var position = target + 1
      while states.missing > 0, position <= index {
        for record in history[position].tiles {
          states.found(record.slot, in: keyBefore(record, in: firstNumber + position).step)
        }
        position += 1
      }
    } else {
      let number = firstNumber + index
      states.want(where: { slots.newest[$0] > number })
      find(&states, from: target, downTo: index)
    }
    return states.keys(elsewhere: nil)
  }

  /// Finds what the steps before the target made of the tiles, the last of them first.
  private func find(_ states: inout WantedStates, from target: Int, downTo end: Int) {
    var position = target
    while states.missing > 0, position > end {
      for record in history[position].tiles {
        states.found(record.slot, in: firstNumber + position)
      }
      position -= 1
    }
  }
}

/// Steps that tiles are looked for in.
private struct WantedStates {
  private static let unwanted = Int.min
  private static let wanted = Int.min + 1

  private var numbers: [Int]

  /// How many tiles have not been found.
  private(set) var missing = 0

  init(count: Int) {
    numbers = [Int](repeating: Self.unwanted, count: count)
  }

  /// Wants the tiles for which the closure says so.
  mutating func want(where isWanted: (_ slot: Int) -> Bool) {
    for slot in numbers.indices where isWanted(slot) {
      numbers[slot] = Self.wanted
      missing += 1
    }
  }

  /// The first step that a wanted tile is found in counts.
  mutating func found(_ slot: UInt32, in number: Int) {
    guard numbers[Int(slot)] == Self.wanted else { return }
    numbers[Int(slot)] = number
    missing -= 1
  }

  /// What was found, by the slots; what was wanted and not found is of the other step, if any.
  func keys(elsewhere other: Int?) -> [ResidentTiles.Key] {
    numbers.indices.compactMap { slot in
      let number = numbers[slot] == Self.wanted ? other : numbers[slot]
      guard let number, number != Self.unwanted else { return nil }
      return ResidentTiles.Key(slot: UInt32(truncatingIfNeeded: slot), step: number)
    }
  }
}
