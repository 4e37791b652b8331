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
  let text = CatalogDocuments.bundle.localizedString(forKey: english, value: english, table: nil)
  return arguments.enumerated().reduce(text) { text, argument in
    text.replacingOccurrences(of: "%\(argument.offset + 1)$@", with: argument.element)
  }
}
