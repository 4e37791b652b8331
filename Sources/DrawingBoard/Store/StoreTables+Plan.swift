/// What is to be written so that a log says what the tables say.
enum LogPlanItem: Equatable {
  case expiry(Int)
  /// Tiles of the state before the first step, in the order of their identifiers.
  case initial([TileID])
  /// A step, by its position.
  case step(Int)
  case truncation(Int)
  case board
  case move(Int)
}

extension StoreTables {
  /// What the log lacks; empty when it lacks nothing.
  ///
  /// Identifiers rise throughout a log, so tiles of the first state come where theirs belong.
  var plan: [LogPlanItem] {
    var items: [LogPlanItem] = []
    if written.expired > 0 { items.append(.expiry(written.expired)) }
    let missing =
      written.isInitialWritten
      ? [] : initial.values.filter { tiles[$0]?.offset == nil }
    items += merged(initial: missing, stepsFrom: written.steps)
    if written.steps == steps.count, written.logSteps > steps.count {
      items.append(.truncation(steps.count))
    }
    if !written.isBoardWritten { items.append(.board) }
    let shown =
      written.steps < steps.count
      ? steps.count - 1
      : min(max(written.index - written.expired, -1), steps.count - 1)
    if shown != index { items.append(.move(index)) }
    return items
  }

  /// What a log in a new file needs.
  var wholePlan: [LogPlanItem] {
    var items: [LogPlanItem] = []
    if board != nil { items.append(.board) }
    items += merged(initial: Array(initial.values), stepsFrom: 0)
    if index != steps.count - 1 { items.append(.move(index)) }
    return items
  }

  private func merged(initial: [TileID], stepsFrom start: Int) -> [LogPlanItem] {
    var items: [LogPlanItem] = []
    var rest = initial.sorted()[...]
    for position in start..<steps.count {
      let step = steps[position]
      if step.tileCount > 0, let first = rest.first, first < step.firstTile {
        let before = rest.prefix { $0 < step.firstTile }
        items.append(.initial(Array(before)))
        rest = rest.dropFirst(before.count)
      }
      items.append(.step(position))
    }
    if !rest.isEmpty { items.append(.initial(Array(rest))) }
    return items
  }
}
