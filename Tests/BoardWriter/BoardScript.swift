import DrawingBoard
import Foundation

/// What is drawn on a board that is going to be killed: from a seed, the same in every run.
struct BoardScript {
  enum Action {
    case draw(number: Int, [TileChange], StepElements)
    case move(Int)
    case expire(Int)
  }

  struct Step: Equatable {
    /// The number of the step, which its date has in seconds.
    let number: Int
    let tiles: [TileCoordinate: TilePixels?]

    /// The encoded elements.
    var elements: [UInt8] = []
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

  /// The board that elements are drawn on; `nil` for a script of pixels alone.
  private let model: ElementModel?

  init(seed: UInt64, drawsElements: Bool = false) {
    random = seed
    model = drawsElements ? ElementModel() : nil
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
  ///
  /// - Throws: ``StorageError`` if the model cannot read a step.
  mutating func next() throws -> Action {
    if state.steps.count > 20, state.index > 3 {
      let count = 1 + number(below: 3)
      state.expire(count)
      model?.expire(count)
      return .expire(count)
    }
    if number(below: 5) == 0 {
      state.index = number(below: state.steps.count + 1) - 1
      try model?.move(to: state.index)
      return .move(state.index)
    }
    return model.map { draw(on: $0) } ?? draw()
  }

  private mutating func draw(on model: ElementModel) -> Action {
    var drawn = (changes: [TileChange](), elements: StepElements.none)
    while drawn.changes.isEmpty { drawn = model.draw { number(below: $0) } }
    let tiles = Dictionary(
      drawn.changes.map { ($0.coordinate, $0.after) }, uniquingKeysWith: { first, _ in first })
    return add(tiles, drawn.changes, drawn.elements)
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
    let changes = tiles.map {
      TileChange(coordinate: $0.key, before: before[$0.key], after: $0.value)
    }
    return add(tiles, changes, .none)
  }

  private mutating func add(
    _ tiles: [TileCoordinate: TilePixels?], _ changes: [TileChange], _ elements: StepElements
  ) -> Action {
    // For the model alone; no touch waits for that.
    let bytes = MainThread.$workFound.withValue({}) { elements.bytes }
    let step = Step(number: nextNumber, tiles: tiles, elements: bytes)
    nextNumber += 1
    state.dropUndone()
    state.steps.append(step)
    state.index += 1
    return .draw(number: step.number, changes, elements)
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
