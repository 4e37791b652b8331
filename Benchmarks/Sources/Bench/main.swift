import Foundation

// `Bench FILE.json` measures everything, `Bench FILE.json board` one product; with `--scenario` it
// runs one thing, for its own counting.
let arguments = CommandLine.arguments
if arguments.count == 7, arguments[1] == "--scenario", let runs = Int(arguments[4]) {
  guard let scenario = Scenario.named(arguments[2]) else {
    FileHandle.standardError.write(Data("Bench: there is no scenario '\(arguments[2])'\n".utf8))
    exit(1)
  }
  scenario.perform(runs: runs, isMeasured: arguments[6] == "true")
} else {
  let product = arguments.count > 2 ? arguments[2] : nil
  if let product, !Suite.products.contains(product) {
    let known = Suite.products.joined(separator: ", ")
    FileHandle.standardError.write(Data("Bench: '\(product)' is none of \(known)\n".utf8))
    exit(1)
  }
  let report = Report(results: Suite.run(only: product))
  report.printTables()
  let board = BoardTable(report.results).lines
  if !board.isEmpty { print("\n" + board.joined(separator: "\n")) }
  let file = URL(fileURLWithPath: arguments.count > 1 ? arguments[1] : ".build/bench.json")
  do {
    try report.write(to: file)
    print("\n\(report.results.count) figures in \(file.relativePath)")
  } catch {
    FileHandle.standardError.write(Data("Bench: \(file.path) cannot be written: \(error)\n".utf8))
    exit(1)
  }
  if report.results.allSatisfy({ $0.unit != "instructions" }) {
    print("No instructions were counted: apt install valgrind")
  }
}
