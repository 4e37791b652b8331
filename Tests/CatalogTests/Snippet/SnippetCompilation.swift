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
    "// The code of every state as the catalog shows it. A test compares this file with the catalog;",
    "// with RECORD_SNAPSHOTS=1 it is written anew.",
  ]

  private static func code(_ lines: [String], indent: String) -> [String] {
    lines.filter { !$0.hasPrefix("import ") }.drop(while: \.isEmpty)
      .map { $0.isEmpty ? "" : indent + $0 }
  }

  /// The functions that make the controls.
  static var swiftFile: String {
    let imports = ["ActionSheet", "ControlExtras", "DrawingBoard", "RangeSlider", "UIKit"]
    let functions = samples.map { sample in
      (["    \"\(sample.name)\": {"] + code(sample.lines(.swift), indent: "      ")
        + ["      return control", "    },"]).joined(separator: "\n")
    }
    return
      (header + imports.map { "import \($0)" } + [
        "", "@MainActor", "enum SnippetSamples {",
        "  static let all: [String: @MainActor () -> UIView] = [",
      ] + functions + ["  ]", "}", ""]).joined(separator: "\n")
  }

  /// The views of SwiftUI, each in a namespace of its own.
  static var swiftUIFile: String {
    let imports = [
      "ActionSheet", "ControlExtras", "DrawingBoard", "RangeSlider", "SwiftUI", "UIKit",
    ]
    let views = samples.map { sample in
      let name = sample.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      return (["  enum Sample_\(name) {"] + code(sample.lines(.swiftUI), indent: "    ") + ["  }"])
        .joined(separator: "\n")
    }
    return
      (header + ["#if canImport(SwiftUI)"] + imports.map { "  import \($0)" } + [""] + views
      + ["#endif", ""]).joined(separator: "\n")
  }
}
