import Foundation

/// The figures of a run: shown and written one by one, and at the end as a table for each product.
@MainActor
final class Report {
  /// A Boolean value that determines whether only rows with a goal are measured.
  let isQuick: Bool

  private let file: URL
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now
  private(set) var results: [Result] = []

  init(file: URL, isQuick: Bool) {
    self.file = file
    self.isQuick = isQuick
  }

  /// A Boolean value that indicates whether a row is wanted in this run.
  func wants(goal: Double?) -> Bool { !isQuick || goal != nil }

  /// Shows on the terminal what is being measured, and measures it.
  func measuring<Value>(_ name: String, _ body: () -> Value) -> Value {
    let seconds = Int((clock.now - start) / .seconds(1))
    let time = String(format: "%d:%02d", seconds / 60, seconds % 60)
    FileHandle.standardError.write(Data("\(time)  \(name)\n".utf8))
    return body()
  }

  /// Adds a row and writes all rows so far to the file.
  func add(_ result: Result) {
    guard wants(goal: result.goal) else { return }
    results.append(result)
    do {
      try write()
    } catch {
      FileHandle.standardError.write(
        Data("Bench: \(file.path) cannot be written: \(error)\n".utf8))
      exit(1)
    }
  }

  func printTables() {
    var product = ""
    for result in results {
      let first = String(result.name.prefix { $0 != "/" })
      if first != product {
        product = first
        print("\n" + row([product, "value", "unit", "baseline", "ratio", "goal", ""]))
      }
      print(
        row([
          result.name, text(result.value), result.unit, result.baseline.map(text) ?? "",
          result.ratio.map { String(format: "%.3f", $0) } ?? "",
          result.goal.map { String(format: "%.2f", $0) } ?? "",
          result.met.map { $0 ? "met" : "MISSED" } ?? "",
        ]))
    }
  }

  private func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(results).write(to: file)
  }

  private func row(_ cells: [String]) -> String {
    let widths = [46, 16, 14, 16, 8, 6, 6]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
      return index == 0 || index == 2 ? cell.0 + padding : padding + cell.0
    }.joined(separator: " ")
  }

  private func text(_ value: Double) -> String {
    value >= 1000 ? String(format: "%.0f", value) : String(format: "%.3f", value)
  }
}
