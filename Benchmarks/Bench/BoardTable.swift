import Foundation

/// The drawing board's figures once more, with ours and the rivals one under the other: times near
/// the end of the history and with nothing of it in memory, and what ten thousand strokes take.
@MainActor
struct BoardTable {
  private let values: [String: Double]

  /// Where the figures of a row are: those of drawing under one name, those of history under another.
  private static let rows = [
    ("ours", "board", "board"),
    ("bare Cairo", "board/bare-cairo", ""),
    ("article", "board/article", "board/article"),
    ("replay, 100 strokes", "board/replay", "board/replay/100-strokes"),
    ("replay, 1000 strokes", "board/replay", "board/replay/1000-strokes"),
    ("libmypaint", "board/libmypaint", ""),
    ("MyPaint", "board/mypaint", "board/mypaint"),
    ("GEGL", "board/gegl", "board/gegl"),
    ("GEGL, vector-stroke", "board/gegl-graph", ""),
  ]

  init(_ results: [Result]) {
    values = Dictionary(results.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// A line for each that was measured; none when the board was not.
  var lines: [String] {
    let rows = Self.rows.compactMap { title, drawing, history -> String? in
      guard values[drawing + "/move/median"] != nil else { return nil }
      let day = drawing + "/\(BoardSuite.day)-strokes"
      return row([
        title, times(drawing + "/move"), times(drawing + "/touch-up"),
        times(history + "/undo/resident"), times(history + "/undo/faulted"),
        times(history + "/redo/resident"), times(history + "/redo/faulted"),
        amount([drawing + "/step/sparse"], 1024),
        amount([day + "/process", day + "/memory"], 1024 * 1024),
      ])
    }
    guard !rows.isEmpty else { return [] }
    let titles = row([
      "median/p99 in µs", "move", "touch-up", "undo", "faulted", "redo", "faulted", "KiB a step",
      "MiB in all",
    ])
    return [titles] + rows
  }

  private func times(_ name: String) -> String {
    guard let median = values[name + "/median"], let worst = values[name + "/p99"] else {
      return ""
    }
    return text(median * 1000) + "/" + text(worst * 1000)
  }

  /// The first of some figures that was measured.
  private func amount(_ names: [String], _ unit: Double) -> String {
    names.lazy.compactMap { values[$0] }.first.map { text($0 / unit) } ?? ""
  }

  /// Three digits, more only where a whole number has them.
  private func text(_ value: Double) -> String {
    String(format: value < 100 ? "%.3g" : "%.0f", value)
  }

  private func row(_ cells: [String]) -> String {
    let widths = [21, 13, 13, 13, 13, 13, 13, 10, 10]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
      return index == 0 ? cell.0 + padding : padding + cell.0
    }.joined(separator: " ")
  }
}
