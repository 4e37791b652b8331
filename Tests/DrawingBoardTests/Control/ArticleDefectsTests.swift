import TestSupport
import Testing

@testable import DrawingBoard

/// Defects of the article's board about how much work a stroke and an undo are, which no other file
/// has its test of.
@MainActor
struct ArticleDefectsTests {
  /// A picture of 6 × 4 tiles, all of them drawn on, with a disk that counts.
  private func photo(on layer: FaultingLayer) throws -> StackBoard {
    var picture: StackBoard.Picture = [:]
    for row in 0..<4 {
      for column in 0..<6 {
        let coordinate = TileCoordinate(column: column, row: row)
        picture[coordinate] = .stroke(UInt8(1 + row * 6 + column), over: nil)
      }
    }
    return try StackBoard(on: layer, picture: picture)
  }

  @Test("A stroke over one tile of a full board stores that tile, not the board")
  func strokeWritesItsTile() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try photo(on: layer)
    board.stroke(100)
    // The tile before the stroke and the tile after it.
    #expect(board.stack.usage.tileCount == 2)
    let (written, live) = (layer.with { $0.writtenByteCount }, board.stack.usage.liveBytes)
    board.stroke(101)
    #expect(board.stack.usage.tileCount == 3)
    // The page that gets the row, and that of how many there are.
    let growth = layer.with { $0.writtenByteCount } - written
    #expect(growth > 0 && growth < 5 * 8_300)
    #expect(board.stack.usage.liveBytes - live < 512)
  }

  @Test("Going back and forth over one step neither reads nor writes pixels")
  func undoAndRedoOnOneSpot() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try photo(on: layer)
    for value in 1...30 { board.stroke(UInt8(100 + value)) }
    try board.undo()
    try board.redo()
    let (read, written) = layer.with { ($0.readCount, $0.writtenByteCount) }
    for _ in 1...10 {
      try board.undo()
      try board.redo()
      #expect(board.isRight)
    }
    #expect(layer.with { $0.readCount } == read)
    // The page with the row that names the shown step, each time.
    #expect(layer.with { $0.writtenByteCount } - written <= 20 * 8_300)
  }

  @Test("Undo returns pixels, and nothing is decoded later")
  func undoIsDecoded() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try photo(on: layer)
    for value in 1...12 { board.stroke(UInt8(100 + value)) }
    board.stack.receivedMemoryWarning()
    let updates = try board.stack.undo()
    layer.with { $0.failsReads = true }
    board.apply(updates)
    #expect(board.isRight && updates.count == 1)
  }

  @Test("Each of two boards retains as much as its own limits allow")
  func limitsOfTheirOwn() {
    let boards = [1, 5].map { radius in
      var board = StackBoard(HistoryLimits(residentRadius: radius))
      for value in 1...20 { board.stroke(UInt8(value)) }
      return board
    }
    #expect(boards.map(\.stack.residentIndexes) == [18...19, 14...19])
  }

  @Test("A move draws only along the line, however large the board")
  func movesDrawWhatChanged() async {
    var drawn: [Int] = []
    for side in [CGFloat(150), 360] {
      let stage = BoardStage(frame: CGRect(x: 10, y: 60, width: side, height: side * 2))
      // The board before leaves work behind.
      await stage.runTasks()
      stage.down(40, 40)
      stage.move(50, 50)
      stage.host.host.drawFrame()
      stage.move(60, 50)
      stage.host.layout()
      drawn.append(stage.host.host.drawFrame())
    }
    #expect(drawn[0] > 0 && drawn[0] < 60 * 60 * 4)
    #expect(drawn[0] == drawn[1])
  }

  @Test("A picture that was away from the window has the same pixels and scale")
  func scaleSurvives() async throws {
    let stage = BoardStage()
    stage.stroke((20, 20), (180, 20))
    let first = stage.bytes
    stage.stroke((20, 60), (180, 60))
    for _ in 1...8 { stage.stroke((20, 120), (180, 120), (40, 130)) }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(stage.board.move(to: 0))
    #expect(stage.bytes == first && stage.board.canvas?.scale == 2)
    let image = try await stage.board.export()?.image()?.cgImage
    #expect(image?.width == 400)
  }

  @Test("Undoing a clear restores everything in the order it was drawn")
  func orderSurvives() {
    let stage = BoardStage()
    stage.board.strokeWidth = 20
    stage.board.strokeColor = .red
    stage.stroke((20, 80), (180, 80))
    stage.board.strokeColor = .blue
    stage.stroke((100, 20), (100, 140))
    let before = stage.bytes
    #expect(stage.board.clear() && stage.bytes.isBlank)
    stage.board.undo()
    #expect(stage.bytes == before)
    #expect(stage.pixel(100, 80) == 0xFF00_00FF)
  }
}
