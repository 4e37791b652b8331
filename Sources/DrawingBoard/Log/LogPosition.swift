/// What a reader of a log would find, compared with the history.
///
/// Writing means making the log say what the ``HistoryTable`` says: ``HistoryTable/nextItem`` names
/// the difference.
struct LogPosition: Equatable, Sendable {
  /// The number of leading steps of the history that the log has.
  var steps = 0

  /// The number of steps that the log has after the expired ones.
  var logSteps = 0

  /// The number of steps of the log that have expired since they were written.
  var expired = 0

  /// The shown step in the log, counted with the expired ones.
  var index = -1

  /// A Boolean value that indicates whether steps have expired that the log lacks, while it has
  /// others in their place.
  ///
  /// Those are dropped first, or a reader would take the states before the first step for states
  /// before them.
  var needsTruncation = false

  var hasBoard = true
  var hasInitial = true

  mutating func truncate(to count: Int) { steps = min(steps, count) }

  mutating func expire(_ count: Int) {
    let inLog = min(count, steps)
    if count > inLog, logSteps > steps { needsTruncation = true }
    steps -= inLog
    logSteps -= inLog
    expired += inLog
  }

  /// Notes that an item was written.
  mutating func advance(past item: LogItem) {
    switch item {
    case .expiry(let count):
      index = max(index, count - 1) - count
      expired -= count
    case .initial: break
    case .step(let position):
      (steps, logSteps, index) = (position + 1, position + 1, position)
      needsTruncation = false
    case .truncation(let count):
      logSteps = count
      needsTruncation = false
      index = min(index, count - 1)
    case .board: hasBoard = true
    case .move(let index): self.index = index
    }
  }
}

/// The next thing that a log lacks.
enum LogItem: Equatable {
  case expiry(Int)
  /// States before the first step, in the order of their identifiers.
  case initial([TileID])
  /// A step, by its position.
  case step(Int)
  case truncation(Int)
  case board
  case move(Int)
}

extension HistoryTable {
  /// The next thing that the log lacks; `nil` when it says what the table says.
  ///
  /// Identifiers rise throughout a log, so the initial states come between the steps.
  var nextItem: LogItem? {
    if written.expired > 0 { return .expiry(written.expired) }
    if written.needsTruncation { return .truncation(written.steps) }
    let next = written.steps < steps.count ? steps[written.steps] : nil
    if !written.hasInitial {
      let missing = unwrittenInitial.filter { id in next.map { id < $0.firstTile } ?? true }
      if !missing.isEmpty { return .initial(missing.sorted()) }
    }
    if next != nil { return .step(written.steps) }
    if written.logSteps > steps.count { return .truncation(steps.count) }
    if !written.hasBoard { return .board }
    let shown = min(written.index, steps.count - 1)
    return shown == index ? nil : .move(index)
  }

  /// The states before the first step that the log does not have.
  var unwrittenInitial: [TileID] {
    slots.initial.filter { $0.isStored && tiles[$0]?.offset == nil }
  }

  /// Notes that an item was handed to the log.
  mutating func advance(past item: LogItem) {
    written.advance(past: item)
    if case .initial = item { written.hasInitial = unwrittenInitial.isEmpty }
  }

  /// The position in a log that has the whole history.
  var endPosition: LogPosition {
    LogPosition(steps: steps.count, logSteps: steps.count, index: index)
  }

  /// The items of a log that has this history and nothing else, in order.
  var allItems: [LogItem] {
    var items: [LogItem] = board == nil ? [] : [.board]
    var rest = slots.initial.filter(\.isStored).sorted()[...]
    for position in 0..<steps.count {
      let first = steps[position].firstTile
      let before = rest.prefix { $0 < first }
      if !before.isEmpty { items.append(.initial(Array(before))) }
      rest = rest.dropFirst(before.count)
      items.append(.step(position))
    }
    if !rest.isEmpty { items.append(.initial(Array(rest))) }
    if index != steps.count - 1 { items.append(.move(index)) }
    return items
  }
}
