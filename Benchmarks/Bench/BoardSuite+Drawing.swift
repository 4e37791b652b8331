/// What a move and a touch-up cost, beside the floor and beside GEGL.
extension BoardSuite {
  /// A move may take half as much again as Cairo takes for the same piece.
  private static let floorGoal = 1.5

  /// Counted, a move is held against the floor of its board, and may grow by a third with the board.
  static func instructions() -> [Result] {
    var first: Double?
    return BoardScenarios.sizes.flatMap { size -> [Result] in
      guard let move = Scenario.named(BoardScenarios.name("move", size)),
        let bare = Scenario.named(BoardScenarios.name("bare-cairo", size)),
        let cost = InstructionCounter.count(move), let floor = InstructionCounter.count(bare)
      else { return [] }
      defer { first = first ?? cost }
      let moves = Double(RecordedStrokes.moves)
      var results = [
        Result(
          move.name + "/instructions", cost / moves, "instructions", baseline: floor / moves,
          goal: floorGoal),
        Result(bare.name + "/instructions", floor / moves, "instructions"),
      ]
      if let first {
        results.append(
          Result(
            move.name + "/growth", cost / moves, "instructions", baseline: first / moves,
            goal: 1.3))
      }
      return results
    }
      + [BoardScenarios.touchUp, BoardScenarios.undo, BoardScenarios.redo].flatMap { scenario in
        InstructionCounter.count(scenario).map {
          [Result(scenario.name + "/instructions", $0, "instructions")]
        } ?? []
      }
  }

  /// A move on a zoomed board, up to what is displayed of it, beside the same one at a scale of 1.
  static func zoom() -> [Result] {
    let counts = ZoomScenarios.all.compactMap { scenario in
      InstructionCounter.count(scenario).map { ($0, scenario.name) }
    }
    let plain = counts.first { $0.1 == ZoomScenarios.name(1) }?.0
    let moves = Double(RecordedStrokes.moves)
    return counts.map { count, name in
      Result(
        name + "/instructions", count / moves, "instructions", baseline: plain.map { $0 / moves },
        goal: 1.2)
    }
  }

  /// Stroke by stroke in turn, so that whatever else the machine does meets all.
  static func moves() -> [Result] {
    let (board, floor) = (BenchBoard(), BareCairoBoard())
    var (moves, lifts, bare, none) = (Percentiles(), Percentiles(), Percentiles(), Percentiles())
    var (rivalMoves, rivalLifts) = (Percentiles(), Percentiles())
    var rival: GEGLBoard?
    for number in 0..<events {
      // Two thousand strokes of it would take gigabytes.
      if number % timed == 0 { rival = GEGLBoard() }
      board.drawStroke(&moves, &lifts)
      floor.drawStroke(&bare, &none)
      rival?.drawStroke(&rivalMoves, &rivalLifts)
    }
    return moves.results("board/move", floor: bare, goal: floorGoal)
      + bare.results("board/bare-cairo/move")
      + lifts.results(
        "board/touch-up", baseline: rival.map { _ in rivalLifts.ninetyNinth }, goal: 0.25)
  }
}
