import ControlCore
import Foundation
import UIKit

/// A place in the catalog: a page, one of its states, values of its attributes and of what it has beside
/// them, and the environment that it is shown in.
///
///     controlkit://range-slider/labels?step=0.1#appearance=dark&direction=rtl
///     controlkit://close                           closes what the open page has presented
struct CatalogLink: Equatable, Sendable {
  /// A name with a value as text.
  struct Item: Equatable, Sendable {
    /// The name of an attribute, or of a setting of the environment.
    let name: String

    /// The value, in the form that ``AttributeText`` or ``EnvironmentText`` reads.
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

  /// The attributes, and after them what the page has beside them, in the order in which they are set.
  var attributes: [Item] = []

  /// The settings of the environment; what is not among them stays as it is.
  var environment: [Item] = []
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
    attributes = Self.items(parts)
    var environment = URLComponents()
    environment.percentEncodedQuery = parts.percentEncodedFragment
    self.environment = Self.items(environment)
  }

  private static func items(_ parts: URLComponents) -> [Item] {
    (parts.queryItems ?? []).map { Item(name: $0.name, text: $0.value ?? "") }
  }

  /// The page and the state, as `PAGE/STATE`.
  var place: String { [page, state].compactMap { $0 }.joined(separator: "/") }

  /// The address of the link.
  var url: URL? {
    var parts = URLComponents()
    parts.scheme = Self.scheme
    parts.host = page ?? ""
    if let state { parts.path = "/" + state }
    parts.percentEncodedQuery = Self.query(attributes)
    // What a query may contain, a fragment may contain as well.
    parts.percentEncodedFragment = Self.query(environment)
    return parts.url
  }

  private static func query(_ items: [Item]) -> String? {
    guard !items.isEmpty else { return nil }
    var parts = URLComponents()
    parts.queryItems = items.map { URLQueryItem(name: $0.name, value: $0.text) }
    return parts.percentEncodedQuery
  }
}

/// What a link leads to: a page, its state with the values of attributes, and the environment.
///
/// A link to an unknown page leads to the list; an unknown state gives the first one, and unknown
/// attributes, settings and values leave the control and the environment as they are.
@MainActor
struct CatalogDestination {
  /// The page; `nil` for the list.
  private(set) var page: CatalogPage?

  /// The state with the values of the attributes; `nil` on the list.
  private(set) var state: PageState?

  /// A Boolean value that determines whether the link names the state, so that what it presents appears.
  private(set) var isStateNamed = false

  /// The environment.
  private(set) var environment: CatalogEnvironment

  /// What was not found, in one line, or `nil` if everything was.
  private(set) var message: String?

  /// Finds what a link leads to.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - current: The environment that the settings of the link change.
  init(_ link: CatalogLink, from current: CatalogEnvironment = CatalogEnvironment()) {
    environment = current
    var missing: [String] = []
    for item in link.environment where !EnvironmentText.set(item, in: &environment) {
      missing.append("\(item.name)=\(item.text)")
    }
    defer {
      if message == nil, !missing.isEmpty {
        message = localized("Not found: %1$@", missing.joined(separator: ", "))
      }
    }
    guard let id = link.page else { return }
    guard let page = CatalogRegistry.page(id) else {
      message = localized("There is no page “%1$@”.", id)
      return
    }
    self.page = page
    let named = page.states.first { $0.id == link.state }
    isStateNamed = named != nil
    var unknown: [String] = []
    if let id = link.state, named == nil { unknown.append(id) }
    state = named ?? page.states.first
    let properties = link.attributes.isEmpty ? [] : page.properties
    for item in link.attributes {
      if let change = PageChange(item, properties: properties, settings: page.settings) {
        state?.changes.append(change)
      } else {
        unknown.append("\(item.name)=\(item.text)")
      }
    }
    missing = unknown + missing
  }
}
