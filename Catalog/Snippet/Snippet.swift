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

  /// The class of the control.
  let type: String

  /// The module that has the class.
  let module: String

  /// The lines that set what no attribute can, such as a formatter, on a control named `control`.
  let setUp: [String]

  /// The attributes to set afterwards.
  let attributes: [Attribute]

  /// The lines that set what a touch has changed and no attribute holds.
  var live: [String] = []

  /// The size of the control in a document, in points.
  var documentSize: @MainActor () -> CGSize = { Snippet.documentSize }

  /// The size of a control in a document that has no size of its own.
  static let documentSize = CGSize(width: 320, height: 320)

  /// The code, a line each.
  ///
  /// - Parameters:
  ///   - language: What it is written in.
  ///   - view: Makes the lines of the control's own SwiftUI view; `nil` wraps the control.
  func lines(_ language: Language, view: ((Snippet) -> [String])? = nil) -> [String] {
    switch language {
    case .swift: swiftLines
    case .swiftUI: view?(self) ?? representableLines
    case .interfaceBuilder: documentLines
    }
  }
}

// MARK: Swift

extension Snippet {
  private var swiftLines: [String] {
    ["import \(module)", "import UIKit", "", "let control = \(type)()"] + settings
  }

  /// The lines that set everything on a control named `control`.
  var settings: [String] {
    setUp + attributes.flatMap(\.lines) + live
  }
}

@MainActor
extension Snippet.Attribute {
  /// The lines that set the attribute.
  var lines: [String] {
    line.split(separator: "\n").map(String.init)
  }

  private var line: String {
    // A choice is written by its name, where the enumeration has the same property without the
    // suffix. The smoothing has a length beside its name.
    let suffix = "RawValue"
    if case .choice(let names) = kind, case .integer(let index) = value, names.indices ~= index {
      if name.hasSuffix(suffix), name != "smoothingRawValue" {
        return "control.\(name.dropLast(suffix.count)) = .\(Self.camelCase(names[index]))"
      }
      return "control.\(name) = \(index)  // \(names[index])"
    }
    return "control.\(name) = \(SnippetText.literal(value))"
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
