import Foundation

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
