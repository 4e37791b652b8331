import Foundation

/// Prints the results as a table for each product and writes them to a file.
struct Report {
  let results: [Result]

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

  func write(to file: URL) throws {
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
