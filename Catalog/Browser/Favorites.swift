import Foundation

/// The pages that stand first in the list.
@MainActor
final class Favorites {
  static let standard = Favorites(UserDefaults.standard)

  private static let key = "CatalogFavorites"

  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The ids of the pages, the oldest favorite first.
  var pages: [String] { defaults.stringArray(forKey: Self.key) ?? [] }

  func contains(_ page: String) -> Bool { pages.contains(page) }

  /// Makes a page a favorite, or takes that back.
  func toggle(_ page: String) {
    let former = pages
    defaults.set(
      former.contains(page) ? former.filter { $0 != page } : former + [page], forKey: Self.key)
  }
}
