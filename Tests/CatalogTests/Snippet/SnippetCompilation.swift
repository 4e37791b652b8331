import ControlCore
import TestSupport

@testable import CatalogApp

/// The files that hold the code of every state of every page, so that the compiler reads it.
@MainActor
enum SnippetCompilation {
  /// A state of a page.
  @MainActor
  struct Sample {
    let page: CatalogPage
    let state: PageState

    var name: String { "\(page.id)/\(state.id)" }

    /// The namespace of the code.
    var namespace: String {
      "Sample_" + name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    func make() -> (subject: PageSubject, source: SnippetSource) {
      page.subject(in: state)
    }

    func lines(_ language: Snippet.Language) -> [String] {
      let (subject, source) = make()
      return withExtendedLifetime(subject.object) { source.lines(language) }
    }

    var call: String {
      let (subject, source) = make()
      return withExtendedLifetime(subject.object) { page.form.call(source.snippet()) }
    }
  }

  static let samples: [Sample] = CatalogRegistry.pages.flatMap { page in
    page.states.map { Sample(page: page, state: $0) }
  }
  .filter { !$0.lines(.swift).isEmpty }

  private static let header = [
    "// swift-format-ignore-file",
    "// The code of states as the catalog shows it. A test compares this file with the catalog;",
    "// Scripts/samples.sh writes it anew.",
  ]

  /// The declarations of a file in a namespace. Outlets need the runtime of Objective-C.
  private static func code(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty).map {
      let line = $0.replacingOccurrences(of: "@IBOutlet ", with: "")
      return line.isEmpty ? "" : "  " + (line.hasPrefix("func ") ? "static " : "") + line
    }
  }

  private static func imports(_ lines: [[String]]) -> [String] {
    Set(lines.joined().filter { $0.hasPrefix("import ") }).sorted()
  }

  /// The samples of a file: those of a page, or of a group of its states.
  struct Group {
    /// The name in code, such as `RangeSliderValues`.
    let name: String
    var samples: [Sample]
  }

  static var groups: [Group] {
    samples.reduce(into: []) { groups, sample in
      let words = "\(sample.page.id) \(sample.state.group)".split { !$0.isLetter }
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      if groups.last?.name != name { groups.append(Group(name: name, samples: [])) }
      groups[groups.count - 1].samples.append(sample)
    }
  }

  /// The files of Swift and of SwiftUI, by name; the first lists the others.
  static var files: [String: String] {
    let rows = samples.map { sample in
      let kind =
        switch sample.page.form.kind {
        case .view: ".view {"
        case .screen: ".screen {"
        case .presentation: ".presentation { stage in"
        }
      return "    \"\(sample.name)\": \(kind) \(sample.namespace).\(sample.call) },"
    }
    let index =
      header + ["", "@MainActor", "enum SnippetSamples {"]
      + ["  static let all: [String: SnippetRun] = ["] + rows + ["  ]", "}", ""]
    var files = ["SnippetSamples.swift": index.joined(separator: "\n")]
    for group in groups {
      files["Samples/\(group.name)Samples.swift"] = file(group, .swift)
      files["Samples/\(group.name)SwiftUISamples.swift"] = file(group, .swiftUI)
    }
    return files
  }

  /// A file with a namespace for each state. It has the imports that the code has and no others.
  private static func file(_ group: Group, _ language: Snippet.Language) -> String {
    let codes = group.samples.map { $0.lines(language) }
    let suffix = language == .swiftUI ? "_SwiftUI" : ""
    let parts = zip(group.samples, codes).map { sample, lines in
      (["enum \(sample.namespace)\(suffix) {"] + code(lines) + ["}"]).joined(separator: "\n")
    }
    let lines = imports(codes) + [""] + parts
    let content =
      language == .swiftUI ? ["#if canImport(SwiftUI)"] + lines + ["#endif"] : lines
    return (header + content + [""]).joined(separator: "\n")
  }
}
