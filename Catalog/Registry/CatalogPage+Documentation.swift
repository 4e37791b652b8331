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

/// The code of a state as a file of an app, and how to run it.
package struct StateCodeFile {
  /// The lines of the file in Swift and in SwiftUI, with their imports.
  package let swift, swiftUI: [String]

  /// A hash of the code in Swift.
  package let hash: String

  /// The case of what the code makes, and the expression that makes it.
  fileprivate let kind, call: String

  /// Returns the expression with which a test runs the code.
  ///
  /// - Parameter namespace: The namespace of the code's declarations.
  package func run(in namespace: String) -> String { ".\(kind) \(namespace).\(call) }" }
}

/// What a document of the catalog says about a page, made from what the page itself shows.
extension CatalogPage {
  /// The attributes of the page's control; empty for a page without one.
  public var attributes: [PageAttribute] {
    properties.map { property in
      PageAttribute(
        topic: property.topic, name: property.name, kind: Self.text(of: property.kind),
        defaultValue: SnippetText.literal(property.defaultValue))
    }
  }

  /// The attributes of the page's control; empty for a page without one.
  var properties: [InspectableProperty] {
    make({ _ in }).control.map { type(of: $0).inspectableProperties } ?? []
  }

  /// Makes what the page shows in a state, with its code.
  func subject(in state: PageState) -> (subject: PageSubject, source: SnippetSource) {
    let subject = make { _ in }
    state.setUp?(subject)
    let source = SnippetSource(subject, page: self, state: state)
    state.configure(subject)
    return (subject, source)
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

  /// The code of a state, by language; empty for an unknown state.
  ///
  /// - Parameter identifier: The id of the state.
  public func code(state identifier: String) -> [(language: String, code: String)] {
    guard let state = states.first(where: { $0.id == identifier }) else { return [] }
    let (subject, source) = subject(in: state)
    return withExtendedLifetime(subject.object) {
      form.languages.map { ($0.title, source.lines($0).joined(separator: "\n")) }
    }
  }

  /// The code of a state for a compiler; `nil` for an unknown state and for a page without code.
  ///
  /// - Parameter identifier: The id of the state.
  package func codeFile(state identifier: String) -> StateCodeFile? {
    guard let state = states.first(where: { $0.id == identifier }) else { return nil }
    let (subject, source) = subject(in: state)
    return withExtendedLifetime(subject.object) {
      let swift = source.lines(.swift)
      guard !swift.isEmpty else { return nil }
      let kind =
        switch form.kind {
        case .view: "view {"
        case .screen: "screen {"
        case .presentation: "presentation { stage in"
        }
      return StateCodeFile(
        swift: swift, swiftUI: source.lines(.swiftUI), hash: Snippet.identifier(of: swift),
        kind: kind, call: form.call(source.snippet()))
    }
  }

  /// Makes the page's screen in a state alone, with what it presents; `nil` for a control on a card.
  ///
  /// - Parameter identifier: The id of the state.
  public func makeScreen(state identifier: String) -> UIViewController? {
    guard let state = states.first(where: { $0.id == identifier }), make({ _ in }).screen != nil
    else { return nil }
    return PageViewController(page: self, state: state, opens: true, isBare: true)
  }

  /// Makes the control in a state with its value above it, or `nil` for a page with a screen.
  ///
  /// - Parameter identifier: The id of the state.
  public func makePreview(state identifier: String) -> UIView? {
    guard let state = states.first(where: { $0.id == identifier }) else { return nil }
    let subject = subject(in: state).subject
    guard subject.screen == nil, let control = subject.control else { return nil }
    let preview = PreviewView(control: control, isFramed: subject.isFramed)
    preview.showValue(subject.readout())
    return preview
  }
}
