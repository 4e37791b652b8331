extension Snippet {
  /// A SwiftUI view around the control, for controls without one of their own.
  var representableLines: [String] {
    let name = type.hasSuffix("Control") ? String(type.dropLast("Control".count)) : type
    let settings = settings.map { "    \($0)" }
    return imports(for: settings) + [
      "struct \(name)View: UIViewRepresentable {",
      "  func makeUIView(context: Context) -> \(type) {",
      "    let control = \(type)()",
    ] + settings + [
      "    return control",
      "  }",
      "",
      "  func updateUIView(_ control: \(type), context: Context) {}",
      "}",
    ]
  }

  /// The lines before the view; images, colors and geometry are UIKit's.
  private func imports(for settings: [String]) -> [String] {
    let needsUIKit = settings.contains { line in
      ["UIImage", "UIColor", "CGSize", "CGPoint", "CGRect", "FormatStyle"].contains {
        line.contains($0)
      }
    }
    return ["import \(module)", "import SwiftUI"] + (needsUIKit ? ["import UIKit"] : []) + [""]
  }

  /// The value of an attribute as Swift writes it, or another text where it has its default.
  func literal(_ name: String, default text: String) -> String {
    attributes.first { $0.name == name }.map { SnippetText.literal($0.value) } ?? text
  }

  /// Whether an attribute differs from its default.
  func has(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }

  /// A SwiftUI view that shows another one, with what it needs of the control as a modifier.
  ///
  /// - Parameters:
  ///   - state: The lines of properties.
  ///   - view: The expression that makes the view.
  ///   - parameters: The attributes that the expression has taken.
  ///   - taken: The lines of the set-up that the expression has taken.
  func viewLines(
    state: [String], view: String, parameters: Set<String>, taken: Set<String> = []
  ) -> [String] {
    let disabled = "control.isEnabled = false"
    let settings =
      setUp.filter { $0 != disabled && !taken.contains($0) }
      + attributes.filter { !parameters.contains($0.name) }.flatMap(\.lines) + live
    let configuration =
      settings.isEmpty
      ? []
      : ["      .configured { control in"] + settings.map { "        \($0)" } + ["      }"]
    return imports(for: settings) + ["struct ContentView: View {"] + state.map { "  \($0)" }
      + (state.isEmpty ? [] : [""]) + [
        "  var body: some View {",
        "    \(view)",
      ] + configuration + (setUp.contains(disabled) ? ["      .disabled(true)"] : []) + [
        "  }", "}",
      ]
  }
}
