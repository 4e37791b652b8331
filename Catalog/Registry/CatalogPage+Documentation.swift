import ControlCore
import UIKit

/// An attribute of a control, in words.
public struct PageAttribute: Sendable {
  /// The topic that the inspector lists it under; may be empty.
  public let topic: String

  /// The name in Swift and in Interface Builder.
  public let name: String

  /// The type in Interface Builder, with the choices or the range that an inspector offers.
  public let kind: String

  /// The value in a new control, in Swift.
  public let defaultValue: String
}

/// What a document of the catalog says about a page, made from what the page itself shows.
extension CatalogPage {
  /// The attributes of the control; empty for a page that is a screen of its own.
  public var attributes: [PageAttribute] {
    guard case .control(let showcase) = content else { return [] }
    return type(of: showcase.make()).inspectableProperties.map { property in
      PageAttribute(
        topic: property.topic, name: property.name, kind: Self.text(of: property.kind),
        defaultValue: SnippetText.literal(property.defaultValue))
    }
  }

  private static func text(of kind: InspectableKind) -> String {
    func range(_ lower: Double, _ upper: Double) -> String {
      "Number, \(NumberText.exact(lower)) to \(NumberText.exact(upper))"
    }
    return switch kind {
    case .bool: "Boolean"
    case .integer(let bounds): range(Double(bounds.lowerBound), Double(bounds.upperBound))
    case .number(let bounds): range(bounds.lowerBound, bounds.upperBound)
    case .choice(let names):
      names.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: ", ")
    case .string: "String"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .color: "Color"
    case .image: "Image"
    }
  }

  /// The code that makes the control in a state, by language; empty for a screen of its own.
  ///
  /// - Parameter identifier: The id of the state.
  public func code(state identifier: String) -> [(language: String, code: String)] {
    guard case .control(let showcase) = content,
      let state = states.first(where: { $0.id == identifier })
    else { return [] }
    let control = showcase.make()
    state.setUp(control)
    let source = SnippetSource(control, page: self, showcase: showcase, state: state)
    state.configure(control)
    return withExtendedLifetime(control) {
      Snippet.Language.allCases.map {
        ($0.title, source.lines($0).joined(separator: "\n"))
      }
    }
  }

  /// Makes the control in a state with its value above it, or `nil` for a screen of its own.
  ///
  /// - Parameter identifier: The id of the state.
  public func makePreview(state identifier: String) -> UIView? {
    guard case .control(let showcase) = content,
      let state = states.first(where: { $0.id == identifier })
    else { return nil }
    let control = showcase.make()
    state.setUp(control)
    state.configure(control)
    let preview = PreviewView(control: control, isFramed: showcase.isFramed)
    preview.showValue(showcase.readout(control))
    return preview
  }
}
