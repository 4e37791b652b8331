import ControlCore
import UIKit

/// The code that makes a control as it is shown: only what differs from the defaults.
@MainActor
struct Snippet {
  /// What the code is written in.
  enum Language: Int, CaseIterable {
    case swift, swiftUI, interfaceBuilder

    var title: String {
      switch self {
      case .swift: "Swift"
      case .swiftUI: "SwiftUI"
      case .interfaceBuilder: "Storyboard"
      }
    }
  }

  /// An attribute with another value than its default.
  struct Attribute {
    let name: String
    let kind: InspectableKind
    let value: InspectableValue
  }

  /// The class of the control that has the attributes, or of the object without one.
  let type: String

  /// The module that has the class.
  let module: String

  /// What surrounds the code.
  let form: CodeForm

  /// The lines that set what no attribute can, such as a formatter.
  let setUp: [String]

  /// The attributes to set afterwards.
  var attributes: [Attribute]

  /// The lines that set what a touch has changed and no attribute holds.
  var live: [String] = []

  /// The size of the control in a document, in points.
  var documentSize: @MainActor () -> CGSize = { Snippet.documentSize }

  /// The size of a control in a document that has no size of its own.
  static let documentSize = CGSize(width: 320, height: 320)

  /// The code, a line each: a file of Swift that compiles alone, or an element of a document.
  ///
  /// - Parameter language: What it is written in.
  func lines(_ language: Language) -> [String] {
    switch language {
    case .swift: file(["UIKit"], form.swift(self))
    case .swiftUI: swiftUIFile(form.swiftUI(self))
    case .interfaceBuilder: form.document?(self) ?? []
    }
  }

  /// A file with its imports: UIKit, where the code names what it has.
  private func swiftUIFile(_ lines: [String]) -> [String] {
    let names = /\b(?!UIView(Controller)?Representable)(UI|CG)[A-Z]|FormatStyle/
    return file(["SwiftUI"] + (lines.contains { $0.contains(names) } ? ["UIKit"] : []), lines)
  }

  /// A file with its imports.
  private func file(_ frameworks: [String], _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let modules = form.modules ?? [module]
    func uses(_ module: String, _ names: [String]) -> Bool {
      !modules.contains(module) && lines.contains { line in names.contains { line.contains($0) } }
    }
    let needsFoundation =
      !frameworks.contains("UIKit") && lines.contains { $0.contains(/\b(UUID|URL|Data)\b/) }
    // Hit shapes are those of the core, the override of a trait is that of the extras.
    let others =
      (uses("ControlCore", ["HitShape", "HitPath"]) ? ["ControlCore"] : [])
      + (uses("ControlExtras", ["traitOverrides.systemDesign"]) ? ["ControlExtras"] : [])
      + (needsFoundation ? ["Foundation"] : [])
    return (modules + others + frameworks).sorted()
      .map { "import \($0)" } + [""] + lines
  }

  /// The lines that set everything on the object.
  var settings: [String] {
    let path = form.controlPath ?? form.name
    return setUp + attributes.flatMap { $0.lines(on: path) } + live
  }

  /// The name of a class without its last word, `Control`.
  static func shortName(of type: String) -> String {
    type.hasSuffix("Control") ? String(type.dropLast("Control".count)) : type
  }
}

@MainActor
extension Snippet.Attribute {
  /// The lines that set the attribute of an object.
  func lines(on object: String) -> [String] {
    line(on: object).split(separator: "\n").map(String.init)
  }

  private func line(on object: String) -> String {
    // A choice is written by its name, where the enumeration has the same property without the
    // suffix. The smoothing has a length beside its name.
    let suffix = "RawValue"
    if case .choice(let names) = kind, case .integer(let index) = value, names.indices ~= index {
      if name.hasSuffix(suffix), name != "smoothingRawValue" {
        return "\(object).\(name.dropLast(suffix.count)) = .\(Self.camelCase(names[index]))"
      }
      return "\(object).\(name) = \(index)  // \(names[index])"
    }
    return "\(object).\(name) = \(SnippetText.literal(value))"
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : String(word)
    }.joined()
  }
}

/// Values as Swift writes them.
@MainActor
enum SnippetText {
  static func literal(_ value: InspectableValue) -> String {
    switch value {
    case .bool(let bool): String(bool)
    case .integer(let integer): String(integer)
    case .number(let number): NumberText.code(number)
    case .string(let string): String(reflecting: string)
    case .point(let point): "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
    case .size(let size): "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    case .rect(let rect):
      "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), "
        + "width: \(number(rect.width)), height: \(number(rect.height)))"
    case .color(let color): color.map(ColorChoice.swift) ?? "nil"
    case .image(let image): image.map(SampleImages.code) ?? "nil"
    }
  }

  private static func number(_ number: CGFloat) -> String {
    NumberText.code(Double(number))
  }
}
