import Foundation

/// Returns a text of the catalog in the user's language.
///
/// The English text is the key in `Localizable.strings`, so that it can be read where it is used.
///
/// - Parameters:
///   - english: The text in English, which is shown where a language lacks it.
///   - arguments: The strings that replace `%1$@`, `%2$@`, and so on, in this order.
/// - Returns: The text.
@MainActor
func localized(_ english: String, _ arguments: String...) -> String {
  // An empty key would be looked up as one that is missing.
  guard !english.isEmpty else { return "" }
  let text = CatalogTexts.bundle.localizedString(forKey: english, value: english, table: nil)
  return arguments.enumerated().reduce(text) { text, argument in
    text.replacingOccurrences(of: "%\(argument.offset + 1)$@", with: argument.element)
  }
}

/// The catalog's own texts.
@MainActor
public enum CatalogTexts {
  /// The codes of the languages that the catalog has texts in, such as `de`.
  public static var languages: [String] { CatalogDocuments.bundle.localizations.sorted() }

  /// The bundle with the table of the language that is shown.
  fileprivate static var bundle = CatalogDocuments.bundle

  /// Shows the texts in a language where the system does not choose one.
  ///
  /// Texts that are already shown stay as they are.
  ///
  /// - Parameter language: The code of the language; one without a table gives English, and `nil` the
  ///   language of the system.
  static func show(language: String?) {
    bundle = language.flatMap(table) ?? CatalogDocuments.bundle
  }

  /// The bundle with the table of a language, or `nil` if there is none.
  static func table(language: String) -> Bundle? {
    // A build without Xcode writes `zh-hans.lproj`, and file systems can tell that from `zh-Hans`.
    let folder = languages.first { $0.caseInsensitiveCompare(language) == .orderedSame }
    return CatalogDocuments.bundle.path(forResource: folder ?? language, ofType: "lproj")
      .flatMap(Bundle.init(path:))
  }
}
