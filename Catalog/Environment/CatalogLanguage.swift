import Foundation

/// A language that the catalog and the kit have texts in.
///
/// An app chooses its language when it starts: one that is chosen here is stored as Settings stores
/// it, and shown at the next start.
@MainActor
struct CatalogLanguage {
  private static let key = "AppleLanguages"

  /// The code, or `nil` for the language of the system.
  let code: String?

  /// The languages of the kit, each in its own words.
  static let all =
    [CatalogLanguage(code: nil)]
    + CatalogDocuments.bundle.localizations.filter { $0 != "Base" }.sorted().map {
      CatalogLanguage(code: $0)
    }

  var name: String {
    guard let code else { return localized("Language of the System") }
    return Locale(identifier: code).localizedString(forIdentifier: code)?
      .capitalized ?? code
  }

  /// Whether the texts are in this language now.
  var isCurrent: Bool {
    code == nil || CatalogDocuments.bundle.preferredLocalizations.first == code
  }

  /// Whether the app will start in this language.
  var isChosen: Bool { Self.chosen == code }

  private static var chosen: String? {
    let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let languages = UserDefaults.standard.persistentDomain(forName: domain)?[key] as? [String]
    return languages?.first
  }

  /// Stores the language for the next start.
  func choose() {
    if let code {
      UserDefaults.standard.set([code], forKey: Self.key)
    } else {
      UserDefaults.standard.removeObject(forKey: Self.key)
    }
  }
}
