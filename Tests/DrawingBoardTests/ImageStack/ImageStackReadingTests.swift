import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct ImageStackReadingTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("Any tile of any step is there", arguments: [false, true])
  func anyTileOfAnyStep(isStored: Bool) throws {
    var board = StackBoard(
      HistoryLimits(residentRadius: 1), store: isStored ? FaultingStore() : nil,
      picture: [origin: .noise(seed: 1)])
    for value in 1...12 { board.stroke(UInt8(value), on: [value % 4, 0]) }
    for index in [11, 4, -1] {
      try board.move(to: index)
      for step in -1...11 {
        for column in 0...4 {
          let coordinate = TileCoordinate(column: column, row: 0)
          let pixels = try board.stack.pixels(at: coordinate, step: step)
          #expect(pixels == board.states[step + 1][coordinate])
        }
      }
    }
  }

  @Test func theShownStepIsMeantUnlessAnotherIsGiven() throws {
    var board = StackBoard()
    for value in 1...3 { board.stroke(UInt8(value)) }
    try board.undo()
    #expect(try board.stack.pixels(at: origin) == board.shown[origin])
    let picture = try board.stack.picture()
    #expect(picture == [TileUpdate(coordinate: origin, pixels: board.shown[origin])])
  }

  @Test func aPictureHasAllTilesThatAreNotBlank() throws {
    var board = StackBoard(picture: [origin: .noise(seed: 1)])
    for value in 1...5 { board.stroke(UInt8(value), on: [value, 0]) }
    for step in -1...4 {
      let picture = try board.stack.picture(ofStep: step)
      let tiles = Dictionary(uniqueKeysWithValues: picture.map { ($0.coordinate, $0.pixels) })
      #expect(tiles == board.states[step + 1].mapValues { Optional($0) })
    }
  }

  @Test func aStepThatIsNotThereThrows() {
    var board = StackBoard()
    board.stroke(1)
    for step in [-2, 1, Int.max, Int.min] {
      #expect(throws: ImageStackError.noSuchStep) {
        try board.stack.pixels(at: origin, step: step)
      }
      #expect(throws: ImageStackError.noSuchStep) { try board.stack.picture(ofStep: step) }
    }
  }

  @Test func aTileThatNoStepChangedIsBlank() throws {
    #expect(try ImageStack().pixels(at: origin) == nil)
    #expect(try ImageStack().picture().isEmpty)
  }
}
