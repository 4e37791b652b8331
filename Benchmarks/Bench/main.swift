import Foundation

// `Bench FILE.json` measures everything, `Bench FILE.json board` one product, and `QUICK=1` only what
// has a goal. With `--count` and `--scenario` it runs one thing, for its own counting.
let arguments = CommandLine.arguments

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("Bench: \(message)\n".utf8))
  exit(1)
}

@MainActor func scenario(_ name: String) -> Scenario {
  guard let scenario = Scenario.named(name) else { fail("there is no scenario '\(name)'") }
  return scenario
}

if arguments.count == 3, arguments[1] == "--count" {
  InstructionCounter.perform(scenario(arguments[2]))
} else if arguments.count == 7, arguments[1] == "--scenario", let runs = Int(arguments[4]) {
  scenario(arguments[2]).perform(runs: runs, isMeasured: arguments[6] == "true")
} else {
  let product = arguments.count > 2 ? arguments[2] : nil
  let known = Suite.products.map(\.name)
  if let product, !known.contains(product) {
    fail("'\(product)' is none of \(known.joined(separator: ", "))")
  }
  let file = URL(fileURLWithPath: arguments.count > 1 ? arguments[1] : ".build/bench.json")
  let isQuick = ProcessInfo.processInfo.environment["QUICK"] == "1"
  let minutes = Suite.products.filter { product == nil || product == $0.name }
    .map { isQuick ? $0.quickMinutes : $0.minutes }.reduce(0, +)
  print("This takes about \(Int(minutes.rounded(.up))) minutes, longer beside other work.")
  let report = Report(file: file, isQuick: isQuick)
  Suite(report: report).run(only: product)
  report.printTables()
  let board = BoardTable(report.results).lines
  if !isQuick, !board.isEmpty { print("\n" + board.joined(separator: "\n")) }
  print("\n\(report.results.count) figures in \(file.relativePath)")
  if report.results.allSatisfy({ $0.unit != "instructions" }) {
    print("No instructions were counted: apt install valgrind")
  }
}
