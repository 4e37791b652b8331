extension Snippet {
  /// A SwiftUI view around the control, for controls without one of their own.
  var representableLines: [String] {
    [
      "struct \(Snippet.shortName(of: type))View: UIViewRepresentable {",
      "  func makeUIView(context: Context) -> \(type) {",
      "    let \(form.name) = \(type)()",
    ] + settings.indented(by: 2) + [
      "    return \(form.name)",
      "  }",
      "",
      "  func updateUIView(_ \(form.name): \(type), context: Context) {}",
      "}",
    ]
  }

  /// A SwiftUI view of a controller that the code has declared, and the view that shows it.
  ///
  /// - Parameters:
  ///   - controller: The class of the controller.
  ///   - view: The name of its view.
  static func controllerLines(_ controller: String, view: String) -> [String] {
    [
      "struct \(view): UIViewControllerRepresentable {",
      "  func makeUIViewController(context: Context) -> \(controller) {",
      "    \(controller)()",
      "  }",
      "",
      "  func updateUIViewController(_ controller: \(controller), context: Context) {}",
      "}",
      "",
      "struct ContentView: View {",
      "  var body: some View {",
      "    \(view)()",
      "      .ignoresSafeArea()",
      "  }",
      "}",
    ]
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
      + attributes.filter { !parameters.contains($0.name) }.flatMap { $0.lines(on: form.name) }
      + live
    let configuration =
      settings.isEmpty
      ? []
      : ["      .configured { control in"] + settings.map { "        \($0)" } + ["      }"]
    return ["struct ContentView: View {"] + state.map { "  \($0)" }
      + (state.isEmpty ? [] : [""]) + [
        "  var body: some View {",
        "    \(view)",
      ] + configuration + (setUp.contains(disabled) ? ["      .disabled(true)"] : []) + [
        "  }", "}",
      ]
  }
}
