import UIKit

/// What surrounds the code of a state: how the object is made that the state sets up, and what is done
/// with it.
///
/// With it the code of a state is a file that compiles alone in an app.
@MainActor
struct CodeForm {
  /// What the code of a state makes when it is run.
  enum Kind {
    case view, screen

    /// Something that is presented over a screen.
    case presentation
  }

  /// The name of the object in the code; empty where its properties are those of the code's own class.
  var name = "control"

  /// The class of the object in the code; that of the object on the page unless set.
  var type: String?

  /// The element of the object in a document.
  var element = "view"

  /// The path to the control that has the attributes; the name of the object unless set.
  var controlPath: String?

  /// The modules of the kit that the code imports; that of the page unless set.
  var modules: [String]?

  /// What the code makes.
  let kind: Kind

  /// Returns the expression that runs the code; the screen and what a popover can point at are members
  /// of a `stage`.
  let call: @MainActor (Snippet) -> String

  /// Returns the declarations of Swift, without imports.
  let swift: @MainActor (Snippet) -> [String]

  /// Returns the declarations of SwiftUI, without imports.
  let swiftUI: @MainActor (Snippet) -> [String]

  /// Returns a whole element of a document; `nil` where there is nothing that a document could hold.
  var document: (@MainActor (Snippet) -> [String])? = { $0.documentLines }

  /// The languages that the code is written in.
  var languages: [Snippet.Language] {
    Snippet.Language.allCases.filter { $0 != .interfaceBuilder || document != nil }
  }

  /// A control that a function makes.
  ///
  /// - Parameters:
  ///   - type: The class of the control.
  ///   - declarations: The declarations that the code needs.
  ///   - swiftUI: Returns the declarations of the control's own SwiftUI view; `nil` for a control
  ///     without one, which is wrapped.
  static func control(
    _ type: Any.Type, declarations: [String] = [],
    swiftUI: (@MainActor (Snippet) -> [String])? = nil
  ) -> CodeForm {
    let name = Snippet.shortName(of: "\(type)")
    let declared = declarations.isEmpty ? [] : declarations + [""]
    return CodeForm(
      kind: .view, call: { _ in "make\(name)()" },
      swift: { snippet in
        let object = snippet.form.name
        return declared
          + ["@MainActor", "func make\(name)() -> \(type) {", "  let \(object) = \(type)()"]
          + snippet.settings.indented() + ["  return \(object)", "}"]
      },
      swiftUI: swiftUI ?? { declared + $0.representableLines })
  }

  /// A screen that a function makes.
  ///
  /// - Parameters:
  ///   - title: The name of the screen in the names of the function and of the SwiftUI view.
  ///   - name: The name of the object that states set up.
  ///   - modules: The modules of the kit that the code imports; that of the page unless set.
  ///   - declarations: The declarations that the code needs.
  ///   - making: The lines that make the screen, `controller`, and the object.
  ///   - document: Returns the code of a document; `nil` where there is none.
  static func screen(
    _ title: String, name: String = "controller", modules: [String]? = nil,
    declarations: [String], making: [String],
    document: (@MainActor (Snippet) -> [String])? = nil
  ) -> CodeForm {
    let body: @MainActor (Snippet) -> [String] = {
      making + $0.settings + ["return controller"]
    }
    return CodeForm(
      name: name, modules: modules, kind: .screen, call: { _ in "make\(title)()" },
      swift: { snippet in
        declarations + ["", "@MainActor", "func make\(title)() -> UIViewController {"]
          + body(snippet).indented() + ["}"]
      },
      swiftUI: { snippet in
        declarations + [
          "", "struct \(title)View: UIViewControllerRepresentable {",
          "  func makeUIViewController(context: Context) -> UIViewController {",
        ] + body(snippet).indented(by: 2) + [
          "  }", "",
          "  func updateUIViewController(_ controller: UIViewController, context: Context) {}", "}",
        ]
      }, document: document)
  }

  /// The declarations of a file whose text is a part of the code.
  static func declarations(_ file: String) -> [String] {
    (StateCode.declarations[file] ?? "").components(separatedBy: "\n")
  }

  /// A sheet that a function presents.
  static let sheet = CodeForm(
    name: "controller", controlPath: "controller.sheet",
    kind: .presentation,
    call: { _ in "presentSheet(from: stage.viewController, anchoredTo: stage.view)" },
    swift: { snippet in
      let presents =
        snippet.settings.contains { $0.contains("modalPresentationStyle") }
        ? "viewController.present(controller, animated: true)"
        : "controller.present(from: viewController, anchoredTo: view)"
      return [
        "@MainActor",
        "func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {",
        "  let controller = ActionSheetController()",
      ] + snippet.settings.indented() + ["  \(presents)", "}"]
    },
    swiftUI: { snippet in
      [
        "struct ContentView: View {", "  @State private var isPresented = false", "",
        "  var body: some View {", "    Button(\"Show Sheet\") { isPresented = true }",
        "      .confirmationDialog(isPresented: $isPresented, items: {}) { controller in",
      ] + snippet.settings.indented(by: 4) + ["      }", "  }", "}"]
    })
}

extension CodeForm {
  /// No code.
  static let none = CodeForm(
    kind: .screen, call: { _ in "" }, swift: { _ in [] }, swiftUI: { _ in [] }, document: nil)
}

extension Snippet {
  /// Returns the lines of a template, in which a line such as `<settings>` stands for other lines.
  func filled(_ template: String, _ parts: [String: [String]]) -> [String] {
    template.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("<"), let lines = parts[String(text.dropFirst().dropLast())] else {
        return [String(line)]
      }
      let indent = String(line.prefix(line.count - text.count))
      return lines.map { $0.isEmpty ? "" : indent + $0 }
    }
  }
}

extension [String] {
  /// Returns lines of code that stand deeper, by two spaces a level.
  func indented(by levels: Int = 1) -> [String] {
    map { $0.isEmpty ? "" : String(repeating: "  ", count: levels) + $0 }
  }
}
