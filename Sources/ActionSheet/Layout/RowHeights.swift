import Foundation

/// The heights of rows, in points; equal heights of neighbours are kept once.
///
/// So a hundred thousand rows of one height take no more room and time than one. Building it from
/// the top takes constant time a row; changing a height in the middle takes time in proportion to
/// the number of different stretches.
@_spi(Benchmarks) public struct RowHeights: Equatable, Sendable {
  struct Stretch: Equatable, Sendable {
    var end: Int
    var height: CGFloat
  }

  private(set) var stretches: [Stretch] = []

  /// Makes heights of no rows.
  @_spi(Benchmarks) public init() {}

  /// Makes heights of rows from top to bottom.
  @_spi(Benchmarks) public init(_ heights: some Sequence<CGFloat>) {
    for height in heights { append(height) }
  }

  /// How many rows have a height.
  @_spi(Benchmarks) public var count: Int { stretches.last?.end ?? 0 }

  /// Adds rows of one height at the end.
  ///
  /// - Parameters:
  ///   - height: The height in points; below zero or not finite counts as 0.
  ///   - count: How many rows; none where it is not above zero.
  @_spi(Benchmarks) public mutating func append(_ height: CGFloat, count: Int = 1) {
    guard count > 0 else { return }
    let height = height.asLength
    let end = self.count + count
    if stretches.last?.height == height {
      stretches[stretches.count - 1].end = end
    } else {
      stretches.append(Stretch(end: end, height: height))
    }
  }

  /// The height of a row in points.
  ///
  /// A row that does not exist is 0 high, and setting its height does nothing. What is set below zero
  /// or not finite counts as 0.
  @_spi(Benchmarks) public subscript(row: Int) -> CGFloat {
    get {
      guard row >= 0, row < count else { return 0 }
      return stretches[stretches.partitionPoint { $0.end <= row }].height
    }
    set {
      guard row >= 0, row < count, self[row] != newValue.asLength else { return }
      let place = stretches.partitionPoint { $0.end <= row }
      let old = stretches[place]
      let start = place == 0 ? 0 : stretches[place - 1].end
      var changed = RowHeights()
      changed.stretches = Array(stretches[..<place])
      changed.append(old.height, count: row - start)
      changed.append(newValue)
      changed.append(old.height, count: old.end - row - 1)
      for stretch in stretches[(place + 1)...] {
        changed.append(stretch.height, count: stretch.end - changed.count)
      }
      self = changed
    }
  }
}

extension RowHeights {
  /// The heights that rows have in a style, by what they are.
  @_spi(Benchmarks) public struct Standard: Equatable, Sendable {
    /// An action with one line, in points; what ``SheetMetrics/actionHeight`` and the font ask for.
    @_spi(Benchmarks) public var action: CGFloat

    /// The header, in points.
    @_spi(Benchmarks) public var header: CGFloat

    /// A section's caption, in points.
    @_spi(Benchmarks) public var caption: CGFloat

    /// Makes heights in points.
    @_spi(Benchmarks) public init(action: CGFloat, header: CGFloat = 0, caption: CGFloat = 0) {
      self.action = action
      self.header = header
      self.caption = caption
    }
  }

  /// Makes the heights of the rows of a content.
  ///
  /// Views are as high as their slots; an action is as high as it prefers, else as the standard, and
  /// higher where what it shows needs it. Without `needed` this takes time in proportion to the rows
  /// that are no plain actions, with it in proportion to all rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - standard: What is as high as others of its kind.
  ///   - needed: The height in points that a row's texts need at least, asked for actions and
  ///     captions; `nil` where they fit the standard.
  @_spi(Benchmarks) public init(
    _ rows: SheetRows, standard: Standard, needed: ((_ row: Int) -> CGFloat?)? = nil
  ) {
    guard let needed else {
      self.init(rows, standard: standard, needed: [:])
      return
    }
    self.init()
    for row in 0..<rows.count {
      append(Self.height(of: row, in: rows, standard: standard, needed: needed(row)))
    }
  }

  /// Makes the heights of the rows of a content, of which some have been measured.
  ///
  /// Takes time in proportion to those and the rows that are no plain actions.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - standard: What is as high as others of its kind.
  ///   - needed: The heights in points that the texts of actions and captions need at least, by row;
  ///     those of other rows fit the standard.
  init(_ rows: SheetRows, standard: Standard, needed: [Int: CGFloat]) {
    self.init()
    for row in Set(rows.exceptions).union(needed.keys).sorted() {
      append(standard.action, count: row - count)
      append(Self.height(of: row, in: rows, standard: standard, needed: needed[row]))
    }
    append(standard.action, count: rows.count - count)
  }

  private static func height(
    of row: Int, in rows: SheetRows, standard: Standard, needed: @autoclosure () -> CGFloat?
  ) -> CGFloat {
    switch rows.kind(at: row) {
    case nil: return 0
    case .header: return standard.header
    case .view, .footer: return rows.slot(at: row)?.height ?? 0
    case .section: return max(standard.caption, needed() ?? 0)
    case .action, .cancel:
      let own = rows.action(at: row)?.preferredHeight
      return max(own.flatMap { $0.isLength ? $0 : nil } ?? standard.action, needed() ?? 0)
    }
  }
}
