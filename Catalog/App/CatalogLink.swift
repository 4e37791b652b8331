import ControlCore
import Foundation
import UIKit

/// A place in the catalog: a page, one of its states, and values of its attributes.
///
///     controlkit://range-slider/labels?step=0.1
///     controlkit://close                           closes what the open page has presented
struct CatalogLink: Equatable, Sendable {
  /// A value of an attribute, as text.
  struct Attribute: Equatable, Sendable {
    /// The name of the attribute.
    let name: String

    /// The value, in the form that ``AttributeText`` reads.
    let text: String
  }

  /// The scheme of all links, which the app declares in its Info.plist.
  static let scheme = "controlkit"

  /// The link that closes what the open page has presented and leaves the page open.
  static let closing = CatalogLink(page: "close")

  /// The id of the page; `nil` for the list.
  var page: String?

  /// The id of the state; `nil` for the first.
  var state: String?

  /// The attributes, in the order in which they are set.
  var attributes: [Attribute] = []
}

extension CatalogLink {
  /// Creates a link from its address, or returns `nil` for an address of another scheme.
  init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.scheme?.lowercased() == Self.scheme
    else { return nil }
    let names = ([parts.host ?? ""] + parts.path.split(separator: "/").map(String.init))
      .filter { !$0.isEmpty }
    page = names.first
    state = names.dropFirst().first
    attributes = (parts.queryItems ?? []).map { Attribute(name: $0.name, text: $0.value ?? "") }
  }

  /// The page and the state, as `PAGE/STATE`.
  var place: String { [page, state].compactMap { $0 }.joined(separator: "/") }

  /// The address of the link.
  var url: URL? {
    var parts = URLComponents()
    parts.scheme = Self.scheme
    parts.host = page ?? ""
    if let state { parts.path = "/" + state }
    if !attributes.isEmpty {
      parts.queryItems = attributes.map { URLQueryItem(name: $0.name, value: $0.text) }
    }
    return parts.url
  }
}

/// The page, the state and the values that a link leads to.
///
/// A link to an unknown page leads to the list; an unknown state gives the first one, and unknown
/// attributes and values leave the control as it is.
@MainActor
struct CatalogDestination {
  /// The page; `nil` for the list.
  private(set) var page: CatalogPage?

  /// The state with the values of the attributes; `nil` for the first state.
  private(set) var state: PageState?

  /// What was not found, in one line, or `nil` if everything was.
  private(set) var message: String?

  init(_ link: CatalogLink) {
    guard let id = link.page else { return }
    guard let page = CatalogRegistry.page(id) else {
      message = localized("There is no page “%1$@”.", id)
      return
    }
    self.page = page
    var missing: [String] = []
    state = page.states.first
    if let id = link.state {
      if let found = page.states.first(where: { $0.id == id }) {
        state = found
      } else {
        missing.append(id)
      }
    }
    let values = link.attributes.compactMap { attribute -> AttributeValue? in
      guard let property = page.property(attribute.name),
        let value = AttributeText.value(attribute.text, of: property)
      else {
        missing.append("\(attribute.name)=\(attribute.text)")
        return nil
      }
      return AttributeValue(property: property, value: value)
    }
    state = state?.setting(values)
    if !missing.isEmpty {
      message = localized("Not found: %1$@", missing.joined(separator: ", "))
    }
  }
}

/// An attribute with a value for it.
@MainActor
private struct AttributeValue {
  let property: InspectableProperty
  let value: InspectableValue
}

extension PageState {
  /// Returns the state with attributes that are set after its own.
  fileprivate func setting(_ values: [AttributeValue]) -> PageState {
    guard !values.isEmpty else { return self }
    var state = self
    state.configure = { [configure] subject in
      configure(subject)
      guard let control = subject.control else { return }
      for value in values { value.property.set(value.value, in: control) }
    }
    return state
  }
}

extension CatalogPage {
  fileprivate func property(_ name: String) -> InspectableProperty? {
    properties.first { $0.name == name }
  }
}
