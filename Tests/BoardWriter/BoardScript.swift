@_spi(Benchmarks) import DrawingBoard
import Foundation

/// What is drawn on a board that is going to be killed: from a seed, the same in every run.
struct BoardScript {
  /// A step without its tiles.
  struct Step: Equatable {
    let name: String
    let date: Date
  }

  enum Action {
    case draw(Step, [(coordinate: TileCoordinate, before: TilePixels?, after: TilePixels?)])
    case move(Int)
    case expire(Int)
  }

  /// A state of the board: all pictures that undo and redo reach.
  struct State {
    var initial: [TileCoordinate: TilePixels] = [:]
    var steps: [(step: Step, tiles: [TileCoordinate: TilePixels?])] = []
    var index = -1

    var shown: [TileCoordinate: TilePixels] {
      steps[...index].reduce(into: initial) { picture, step in
        for (coordinate, pixels) in step.tiles { picture[coordinate] = pixels }
      }
    }

    /// The picture before the first step, and after each.
    var pictures: [[TileCoordinate: TilePixels]] {
      steps.reduce(into: [initial]) { pictures, step in
        var picture = pictures[pictures.count - 1]
        for (coordinate, pixels) in step.tiles { picture[coordinate] = pixels }
        pictures.append(picture)
      }
    }
  }

  private(set) var state = State()
  private var random: UInt64
  private var nextIdentifier: UInt64 = 1

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
      for step in state.steps[..<count] {
        for (coordinate, pixels) in step.tiles { state.initial[coordinate] = pixels }
      }
      state.steps.removeFirst(count)
      state.index -= count
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
    // What changes nothing is not a step.
    while tiles.isEmpty {
      for _ in 0...number(below: 4) {
        let coordinate = TileCoordinate(column: number(below: 4), row: number(below: 2))
        tiles.updateValue(pixels(on: before[coordinate]), forKey: coordinate)
      }
      tiles = tiles.filter { before[$0.key] != $0.value }
    }
    let step = Step(
      name: "Pencil", date: Date(timeIntervalSinceReferenceDate: Double(nextIdentifier)))
    nextIdentifier += 1
    state.steps.removeSubrange((state.index + 1)...)
    state.steps.append((step, tiles))
    state.index += 1
    let changes = tiles.map { (coordinate: $0.key, before: before[$0.key], after: $0.value) }
    return .draw(step, changes)
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
        bytes[position] = isNoise ? UInt8(truncatingIfNeeded: seed >> (position & 31)) : byte
      }
    }
  }
}
