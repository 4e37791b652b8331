import CatalogApp
import Foundation

/// Writes the code of every state of the catalog as files that a compiler reads.
///
/// `Swift` and `SwiftUI` have a file for each page, or for each group of its states, with a namespace for
/// each state. `SampleIndex.swift` maps the states to the calls that run their code, for the tests.
/// `States.txt` has a line for each state: its name, the title of its page and a hash of its code,
/// separated by tabs.
@MainActor
struct SamplesCommand {
  let directory: URL

  /// A state whose page has code.
  @MainActor
  private struct Sample {
    let page: CatalogPage
    let state: PageState
    let code: StateCodeFile

    var name: String { "\(page.id)/\(state.id)" }

    /// The namespace of the code.
    var namespace: String {
      "Sample_" + name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// The file of the state, such as `RangeSliderValues`.
    var file: String {
      "\(page.id) \(state.group)".split { !$0.isLetter }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  private static let header = [
    "// swift-format-ignore-file",
    "// The code of states, written by the catalog.",
  ]

  /// Writes the files and removes those of an earlier run.
  ///
  /// A file whose content is the same is left as it is, so that a build does not compile it again.
  ///
  /// - Returns: The number of states.
  func run() throws -> Int {
    let samples = CatalogRegistry.pages.flatMap { page in
      page.states.compactMap { state in
        page.codeFile(state: state.id).map { Sample(page: page, state: state, code: $0) }
      }
    }
    var files = [
      "SampleIndex.swift": index(of: samples),
      "States.txt": CatalogRegistry.pages.flatMap { page in
        page.states.map { state in
          "\(page.id)/\(state.id)\t\(page.title)\t\(page.codeFile(state: state.id)?.hash ?? "")"
        }
      },
    ]
    for (file, samples) in Dictionary(grouping: samples, by: \.file) {
      files["Swift/\(file)Samples.swift"] = Self.file(samples.map { ($0.namespace, $0.code.swift) })
      files["SwiftUI/\(file)SwiftUISamples.swift"] =
        ["#if canImport(SwiftUI)"]
        + Self.file(samples.map { ("\($0.namespace)_SwiftUI", $0.code.swiftUI) }) + ["#endif"]
    }
    for folder in ["Swift", "SwiftUI"] {
      let folder = directory.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where files["\(folder.lastPathComponent)/\(name)"] == nil {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    }
    for (name, lines) in files {
      let file = directory.appendingPathComponent(name)
      let data = Data((lines + [""]).joined(separator: "\n").utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
    return samples.count
  }

  /// What runs the code of each state; the tests declare `SampleRun`.
  private func index(of samples: [Sample]) -> [String] {
    Self.header + ["", "@MainActor", "enum SampleIndex {"]
      + ["  static let all: [String: SampleRun] = ["]
      + samples.map { "    \"\($0.name)\": \($0.code.run(in: $0.namespace))," } + ["  ]", "}"]
  }

  /// A file with the imports that its code has and no others.
  private static func file(_ codes: [(namespace: String, lines: [String])]) -> [String] {
    header + Set(codes.flatMap(\.lines).filter { $0.hasPrefix("import ") }).sorted() + [""]
      + codes.flatMap { ["enum \($0.namespace) {"] + declarations($0.lines) + ["}"] }
  }

  /// The declarations of a file in a namespace. Outlets need the runtime of Objective-C.
  private static func declarations(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty).map {
      let line = $0.replacingOccurrences(of: "@IBOutlet ", with: "")
      return line.isEmpty ? "" : "  " + (line.hasPrefix("func ") ? "static " : "") + line
    }
  }
}
