import Foundation

/// The page that was open last, for the next launch.
///
/// It is in the user defaults rather than in the state of a scene, so that all platforms share one
/// mechanism and a new window opens where the last one was.
@MainActor
struct LastPage {
  private static let key = "CatalogLastPage"

  var defaults = UserDefaults.standard

  /// The page and its state; `nil` for the list.
  var link: CatalogLink? {
    get {
      defaults.string(forKey: Self.key).flatMap { URL(string: $0) }.flatMap { CatalogLink($0) }
    }
    nonmutating set {
      defaults.set(newValue?.url?.absoluteString, forKey: Self.key)
      // A program that is ended from outside has no later chance.
      defaults.synchronize()
    }
  }
}
