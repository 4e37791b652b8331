import ControlCore
import TestSupport

@testable import CatalogApp

/// The files that hold the code of every state of every control, so that the compiler reads it.
@MainActor
enum SnippetCompilation {
  /// A state of a page with its control, as the page makes it.
  @MainActor
  struct Sample {
    let page: CatalogPage
    let showcase: Showcase
    let state: PageState

    var name: String { "\(page.id)/\(state.id)" }

    func make() -> (control: any Inspectable & Control, source: SnippetSource) {
      let control = showcase.make()
      state.setUp(control)
      let source = SnippetSource(control, page: page, showcase: showcase, state: state)
      state.configure(control)
      return (control, source)
    }

    func lines(_ language: Snippet.Language) -> [String] {
      let (control, source) = make()
      return withExtendedLifetime(control) { source.lines(language) }
    }
  }

  static let samples: [Sample] = CatalogRegistry.pages.flatMap { page -> [Sample] in
    guard case .control(let showcase) = page.content else { return [] }
    return showcase.states.map { Sample(page: page, showcase: showcase, state: $0) }
  }

  private static let header = [
    "// swift-format-ignore-file",
    "// The code of states as the catalog shows it. A test compares this file with the catalog;",
    "// with RECORD_SNAPSHOTS=1 it is written anew.",
  ]

  private static func code(_ lines: [String], indent: String) -> [String] {
    lines.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty)
      .map { $0.isEmpty ? "" : indent + $0 }
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
    let list = groups.map { "    \($0.name)Samples.all," }
    let index =
      header + ["import UIKit", "", "@MainActor", "enum SnippetSamples {"]
      + ["  static let all: [String: @MainActor () -> UIView] = ["] + list
      + ["  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }", "}", ""]
    var files = ["SnippetSamples.swift": index.joined(separator: "\n")]
    for group in groups {
      files["Samples/\(group.name)Samples.swift"] = swiftFile(group)
      files["Samples/\(group.name)SwiftUISamples.swift"] = swiftUIFile(group)
    }
    return files
  }

  /// The functions that make the controls.
  private static func swiftFile(_ group: Group) -> String {
    let imports = ["ActionSheet", "ControlExtras", "DrawingBoard", "RangeSlider", "UIKit"]
    let functions = group.samples.map { sample in
      (["    \"\(sample.name)\": {"] + code(sample.lines(.swift), indent: "      ")
        + ["      return control", "    },"]).joined(separator: "\n")
    }
    return
      (header + imports.map { "import \($0)" } + [
        "", "@MainActor", "enum \(group.name)Samples {",
        "  static let all: [String: @MainActor () -> UIView] = [",
      ] + functions + ["  ]", "}", ""]).joined(separator: "\n")
  }

  /// The views of SwiftUI, each in a namespace of its own.
  private static func swiftUIFile(_ group: Group) -> String {
    let imports = [
      "ActionSheet", "ControlExtras", "DrawingBoard", "RangeSlider", "SwiftUI", "UIKit",
    ]
    let views = group.samples.map { sample in
      let name = sample.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      return (["  enum Sample_\(name) {"] + code(sample.lines(.swiftUI), indent: "    ") + ["  }"])
        .joined(separator: "\n")
    }
    return
      (header + ["#if canImport(SwiftUI)"] + imports.map { "  import \($0)" } + [""] + views
      + ["#endif", ""]).joined(separator: "\n")
  }
}
