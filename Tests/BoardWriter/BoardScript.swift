import DrawingBoard
import Foundation

/// What is drawn on a board that is going to be killed: from a seed, the same in every run.
struct BoardScript {
  enum Action {
    case draw(number: Int, [TileChange])
    case move(Int)
    case expire(Int)
  }

  struct Step: Equatable {
    /// The number of the step, which its date has in seconds.
    let number: Int
    let tiles: [TileCoordinate: TilePixels?]
  }

  /// A state of the board: all pictures that undo and redo reach.
  struct State: Equatable {
    var initial: [TileCoordinate: TilePixels] = [:]
    var steps: [Step] = []
    var index = -1

    var shown: [TileCoordinate: TilePixels] {
      steps[...index].reduce(into: initial) { picture, step in
        for (coordinate, pixels) in step.tiles { picture[coordinate] = pixels }
      }
    }

    mutating func expire(_ count: Int) {
      for step in steps[..<count] {
        for (coordinate, pixels) in step.tiles { initial[coordinate] = pixels }
      }
      steps.removeFirst(count)
      index -= count
    }

    mutating func dropUndone() { steps.removeSubrange((index + 1)...) }
  }

  private(set) var state = State()
  private var random: UInt64
  private var nextNumber = 1

  init(seed: UInt64) {
    random = seed
  }

  /// The SplitMix64 step.
  private mutating func number(below bound: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var value = random
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  /// The next thing that is done, and what the board is like afterwards.
  mutating func next() -> Action {
    if state.steps.count > 20, state.index > 3 {
      let count = 1 + number(below: 3)
      state.expire(count)
      return .expire(count)
    }
    if number(below: 5) == 0 {
      state.index = number(below: state.steps.count + 1) - 1
      return .move(state.index)
    }
    return draw()
  }

  private mutating func draw() -> Action {
    let before = state.shown
    var tiles: [TileCoordinate: TilePixels?] = [:]
    while tiles.isEmpty {
      for _ in 0...number(below: 4) {
        let coordinate = TileCoordinate(column: number(below: 4), row: number(below: 2))
        let after = pixels(on: before[coordinate])
        // What changes nothing is no part of a step.
        if after != before[coordinate] { tiles.updateValue(after, forKey: coordinate) }
      }
    }
    let step = Step(number: nextNumber, tiles: tiles)
    nextNumber += 1
    state.dropUndone()
    state.steps.append(step)
    state.index += 1
    return .draw(
      number: step.number,
      tiles.map { TileChange(coordinate: $0.key, before: before[$0.key], after: $0.value) })
  }

  private mutating func pixels(on base: TilePixels?) -> TilePixels? {
    guard number(below: 12) > 0 else { return nil }
    let (row, height) = (number(below: 60), 1 + number(below: 4))
    let byte = UInt8(1 + number(below: 255))
    let isNoise = number(below: 6) == 0
    let seed = random
    return TilePixels { bytes in
      if let base {
        base.withUnsafeBytes { bytes.copyMemory(from: $0) }
      } else {
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
      }
      let start = row * Tile.bytesPerRow
      for position in start..<(start + height * Tile.bytesPerRow) {
        bytes[position] = isNoise ? UInt8(truncatingIfNeeded: seed >> (position & 31)) | 1 : byte
      }
    }
  }
}
