import TestSupport
import Testing

@testable import RangeSlider

struct StopGridTests {
  @Test("The last step may be short, and both ends are stops")
  func ends() throws {
    let grid = try #require(StopGrid(step: 3, minimum: 0, maximum: 10))
    #expect((0...grid.lastIndex).map(grid.value) == [0, 3, 6, 9, 10])
    let listed = StopGrid(listed: [-4, 0, 2, 5, 10, 12], minimum: 0, maximum: 10)
    #expect((0...listed.lastIndex).map(listed.value) == [0, 2, 5, 10])
    #expect(StopGrid(listed: [20], minimum: 0, maximum: 10).lastIndex == 1)
  }

  @Test("Equal bounds leave one stop")
  func equalBounds() throws {
    #expect(StopGrid(step: 3, minimum: 4, maximum: 4)?.lastIndex == 0)
    #expect(StopGrid(listed: [1, 4], minimum: 4, maximum: 4).lastIndex == 0)
    #expect(StopGrid(listed: [1, 4], minimum: 4, maximum: 4).index(nearest: 9) == 0)
  }

  @Test("Steps too fine for the bounds or for the numbers are ignored")
  func tooFine() {
    #expect(StopGrid(step: 1e-6, minimum: 0, maximum: 1e6) == nil)
    #expect(StopGrid(step: 0.5, minimum: 1e16, maximum: 1e16 + 100) == nil)
    #expect(StopGrid(step: 0, minimum: 0, maximum: 1) == nil)
    #expect(StopGrid(step: .leastNonzeroMagnitude, minimum: 0, maximum: 1) == nil)
  }

  @Test("A step that divides the bounds up to rounding has no extra stop beside the maximum")
  func rounding() {
    #expect(StopGrid(step: 0.1, minimum: 0, maximum: 1)?.lastIndex == 10)
    #expect(StopGrid(step: 0.1, minimum: 0, maximum: 0.3)?.lastIndex == 3)
    #expect(StopGrid(step: 1.0 / 3, minimum: 0, maximum: 1)?.lastIndex == 3)
  }

  @Test("Finding a stop agrees with a search through all of them", arguments: [true, false])
  func agreesWithList(isListed: Bool) throws {
    var random = SeededGenerator(seed: isListed ? 1 : 2)
    for _ in 0..<Torture.count(500, torture: 20_000) {
      let minimum = Double.random(in: -50...50, using: &random)
      let maximum = minimum + Double.random(in: 0.1...100, using: &random)
      let grid: StopGrid
      if isListed {
        let stops = (0..<12).map { _ in Double.random(in: -60...160, using: &random) }
        grid = StopGrid(listed: stops.sorted(), minimum: minimum, maximum: maximum)
      } else {
        grid = try #require(
          StopGrid(
            step: Double.random(in: 0.3...40, using: &random), minimum: minimum,
            maximum: maximum))
      }
      let all = (0...grid.lastIndex).map(grid.value)
      #expect(all == all.sorted())
      for _ in 0..<20 {
        let value = Double.random(in: -80...180, using: &random)
        let distances = all.map { abs($0 - value) }
        let nearest = distances.indices.last { distances[$0] == distances.min() }
        #expect(grid.index(nearest: value) == nearest)
        #expect(grid.index(atMost: value) == (all.lastIndex { $0 <= value } ?? 0))
        #expect(grid.index(atLeast: value) == (all.firstIndex { $0 >= value } ?? grid.lastIndex))
      }
      for (index, value) in all.enumerated() {
        #expect(grid.index(nearest: value) == index)
        #expect(grid.index(atMost: value) == index)
        #expect(grid.index(atLeast: value) == index)
      }
    }
  }
}

extension StopGrid {
  /// Creates stops at equal steps from the minimum, and the maximum.
  init?(step: Double, minimum: Double, maximum: Double) {
    let scale = Self.decimalScale(step: step, minimum: minimum, maximum: maximum)
    self.init(step: step, minimum: minimum, maximum: maximum, scale: scale)
  }
}
