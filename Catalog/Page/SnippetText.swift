import ControlCore
import UIKit

/// The code that makes a control as it is shown: only what differs from the defaults is written.
@MainActor
enum SnippetText {
  static func swift(for control: any Inspectable, module: String) -> String {
    lines(for: control, module: module).joined(separator: "\n")
  }

  static func lines(for control: any Inspectable, module: String) -> [String] {
    header(for: control, module: module)
      + Swift.type(of: control).inspectableProperties.compactMap { property in
        property.value(in: control).flatMap { line(for: property, value: $0) }
      }
  }

  /// The lines before the attributes.
  static func header(for control: any Inspectable, module: String) -> [String] {
    let type = String(describing: Swift.type(of: control))
    return ["import \(module)", "", "let control = \(type)()"]
  }

  /// The line that sets an attribute, or `nil` if it has its default value.
  static func line(for property: InspectableProperty, value: InspectableValue) -> String? {
    value == property.defaultValue ? nil : "control.\(property.name) = \(literal(value))"
  }

  private static func literal(_ value: InspectableValue) -> String {
    switch value {
    case .bool(let bool): String(bool)
    case .integer(let integer): String(integer)
    case .number(let number): NumberText.code(number)
    case .string(let string): String(reflecting: string)
    case .point(let point):
      "CGPoint(x: \(NumberText.string(point.x)), y: \(NumberText.string(point.y)))"
    case .size(let size):
      "CGSize(width: \(NumberText.string(size.width)), height: \(NumberText.string(size.height)))"
    case .rect(let rect):
      "CGRect(x: \(NumberText.string(rect.minX)), y: \(NumberText.string(rect.minY)), "
        + "width: \(NumberText.string(rect.width)), height: \(NumberText.string(rect.height)))"
    case .color(let color): color.map(ColorChoice.swift) ?? "nil"
    // An image that every app has.
    case .image(let image): image == nil ? "nil" : "UIImage(systemName: \"circle.fill\")"
    }
  }
}
