import ControlCore
import UIKit

/// The code that makes a control as it is shown: only what differs from the defaults is written.
@MainActor
enum SnippetText {
  static func swift(for control: any Inspectable, module: String) -> String {
    let type = String(describing: Swift.type(of: control))
    var lines = ["import \(module)", "", "let control = \(type)()"]
    for property in Swift.type(of: control).inspectableProperties {
      guard let value = property.value(in: control), value != property.defaultValue else {
        continue
      }
      lines.append("control.\(property.name) = \(literal(value))")
    }
    return lines.joined(separator: "\n")
  }

  private static func literal(_ value: InspectableValue) -> String {
    switch value {
    case .bool(let bool): String(bool)
    case .integer(let integer): String(integer)
    case .number(let number): NumberText.string(number)
    case .string(let string): String(reflecting: string)
    case .point(let point):
      "CGPoint(x: \(NumberText.string(point.x)), y: \(NumberText.string(point.y)))"
    case .size(let size):
      "CGSize(width: \(NumberText.string(size.width)), height: \(NumberText.string(size.height)))"
    case .rect(let rect):
      "CGRect(x: \(NumberText.string(rect.minX)), y: \(NumberText.string(rect.minY)), "
        + "width: \(NumberText.string(rect.width)), height: \(NumberText.string(rect.height)))"
    case .color(let color): color.map(ColorChoice.swift) ?? "nil"
    case .image(let image): image == nil ? "nil" : "UIImage(named: \"knob\")"
    }
  }
}
