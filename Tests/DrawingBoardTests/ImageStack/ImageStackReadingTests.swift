import Foundation
import Testing

@testable import DrawingBoard

struct ImageStackReadingTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("Any tile of any step can be read", arguments: [false, true])
  func anyTileOfAnyStep(isOnDisk: Bool) throws {
    var board = StackBoard(
      HistoryLimits(residentRadius: 1),
      store: isOnDisk ? try .stored(on: SimulatedDisk()) : nil, picture: [origin: .noise(seed: 1)])
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

  @Test("The shown step is the default")
  func theShownStepIsMeantUnlessAnotherIsGiven() throws {
    var board = StackBoard()
    for value in 1...3 { board.stroke(UInt8(value)) }
    try board.undo()
    #expect(try board.stack.pixels(at: origin) == board.shown[origin])
    let picture = try board.stack.picture()
    #expect(picture == [TileUpdate(coordinate: origin, pixels: board.shown[origin])])
  }

  @Test("A picture has all tiles that are not blank") func aPictureHasAllTilesThatAreNotBlank()
    throws
  {
    var board = StackBoard(picture: [origin: .noise(seed: 1)])
    for value in 1...5 { board.stroke(UInt8(value), on: [value, 0]) }
    for step in -1...4 {
      let picture = try board.stack.picture(ofStep: step)
      let tiles = Dictionary(uniqueKeysWithValues: picture.map { ($0.coordinate, $0.pixels) })
      #expect(tiles == board.states[step + 1].mapValues { Optional($0) })
    }
  }

  @Test("A missing step throws") func aStepThatIsNotThereThrows() {
    var board = StackBoard()
    board.stroke(1)
    for step in [-2, 1, Int.max, Int.min] {
      #expect(throws: StorageError.system(ENOENT)) {
        try board.stack.pixels(at: origin, step: step)
      }
      #expect(throws: StorageError.system(ENOENT)) { try board.stack.picture(ofStep: step) }
    }
  }

  @Test("A tile that no step changed is blank") func aTileThatNoStepChangedIsBlank() throws {
    #expect(try ImageStack().pixels(at: origin) == nil)
    #expect(try ImageStack().picture().isEmpty)
  }

  @Test("A snapshot shows its step while the history continues on another thread")
  func snapshotOnAnotherThread() async throws {
    let store = try HistoryStore.stored(on: SimulatedDisk(), executor: DispatchExecutor())
    var board = StackBoard(store: store, picture: [origin: .noise(seed: 1)])
    for value in 1...40 { board.stroke(UInt8(value), on: [value % 7, 7 + value % 70]) }
    let step = 20
    let expected = board.states[step + 1]
    let snapshot = try board.stack.snapshot(ofStep: step)
    let reader = Task.detached {
      for _ in 0..<60 {
        let tiles = Dictionary(
          uniqueKeysWithValues: try snapshot.tiles().map { ($0.coordinate, $0.pixels) })
        guard tiles == expected.mapValues({ Optional($0) }) else { return false }
      }
      return true
    }
    for value in 41...120 {
      board.stroke(UInt8(value), on: [value % 7])
      if value % 5 == 0 { try board.move(to: 25 + value % 10) }
      if value % 7 == 0 { board.stack.receivedMemoryWarning() }
      if value % 11 == 0 { store.flush() }
    }
    #expect(try await reader.value)
  }

  @Test("A snapshot does not show removed steps") func aSnapshotDoesNotShowStepsThatAreGone()
    throws
  {
    var board = StackBoard(HistoryLimits(residentRadius: 0))
    for value in 1...3 { board.draw(on: [origin]) { _, _ in .noise(seed: UInt64(value)) } }
    let snapshot = try board.stack.snapshot(ofStep: 0)
    board.stack.limits.stepLimit = 1
    #expect(throws: StorageError.damaged) {
      try snapshot.pixels(at: origin)
    }
    #expect(throws: StorageError.self) { try snapshot.tiles() }
  }
}
