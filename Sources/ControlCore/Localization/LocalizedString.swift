import Foundation

/// The texts that a product shows in the user's language.
///
/// A product declares an enumeration with a case for each text. The raw values are the keys of its
/// `Localizable.strings`, of which it has one for each language:
///
///     enum SliderText: String, LocalizedString {
///       case lowerValue = "range.lower"
///       static var bundle: Bundle { Bundle.module }
///     }
///
/// A text that a language lacks is shown in English.
package protocol LocalizedString: RawRepresentable<String>, CaseIterable, Sendable {
  /// The bundle with the tables of strings: `Bundle.module` of the product.
  static var bundle: Bundle { get }
}

/// The language that texts are shown in where the system does not choose one.
package enum LocalizedLanguage {
  private static let lock = NSLock()
  // The lock guards it.
  nonisolated(unsafe) private static var code: String?

  /// The code of the language, such as `de`; `nil`, the default, is the user's language.
  ///
  /// Apple's systems choose the language of an app. Foundation elsewhere always takes English, so a
  /// program there sets it before its first text.
  package static var current: String? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return code
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      code = newValue
    }
  }
}

/// The bundles with the tables of one language each, by product and language.
///
/// Opening one reads the folders of the product.
private enum LanguageBundles {
  private struct Key: Hashable {
    let product: ObjectIdentifier
    let language: String
  }

  // The product is retained, so that its identifier stays its own.
  private struct Entry {
    let product: Bundle
    let bundle: Bundle?
  }

  private static let lock = NSLock()
  // The lock guards it.
  nonisolated(unsafe) private static var entries: [Key: Entry] = [:]

  /// Returns the bundle of a language, or `nil` if the product has no texts in it.
  static func bundle(of product: Bundle, language: String) -> Bundle? {
    let key = Key(product: ObjectIdentifier(product), language: language)
    lock.lock()
    defer { lock.unlock() }
    if let known = entries[key] { return known.bundle }
    // A build without Xcode writes `zh-hans.lproj`, and file systems can tell that from `zh-Hans`.
    let folder = product.localizations.first {
      $0.caseInsensitiveCompare(language) == .orderedSame
    }
    let path = product.path(forResource: folder ?? language, ofType: "lproj")
    let bundle = path.flatMap { Bundle(path: $0) }
    entries[key] = Entry(product: product, bundle: bundle)
    return bundle
  }
}

extension LocalizedString {
  /// The text in the user's language.
  package var text: String {
    if let language = LocalizedLanguage.current { return text(language: language) }
    let text = Self.bundle.localizedString(forKey: rawValue, value: nil, table: nil)
    return text == rawValue ? self.text(language: "en") : text
  }

  /// Returns the text in the user's language with its placeholders filled in.
  ///
  /// - Parameter arguments: The strings that replace `%1$@`, `%2$@`, and so on, in this order. A
  ///   placeholder without an argument is left as it is.
  /// - Returns: The text.
  package func text(_ arguments: String...) -> String {
    arguments.enumerated().reduce(text) { text, argument in
      text.replacingOccurrences(of: "%\(argument.offset + 1)$@", with: argument.element)
    }
  }

  /// Returns the text in a language.
  ///
  /// - Parameter language: The code of the language, such as `de`.
  /// - Returns: The text, in English if there is none in the language.
  package func text(language: String) -> String {
    translation(language: language) ?? translation(language: "en") ?? rawValue
  }

  /// Returns the text in a language, or `nil` if its table of strings lacks it.
  package func translation(language: String) -> String? {
    guard let bundle = LanguageBundles.bundle(of: Self.bundle, language: language) else {
      return nil
    }
    let text = bundle.localizedString(forKey: rawValue, value: nil, table: nil)
    return text == rawValue ? nil : text
  }

  /// The codes of the languages that the product has texts in.
  package static var languages: [String] { bundle.localizations.sorted() }

  /// The code of the language that ``text`` is in, such as `de`.
  package static var language: String {
    if let language = LocalizedLanguage.current,
      languages.contains(where: { $0.caseInsensitiveCompare(language) == .orderedSame })
    {
      return language
    }
    return bundle.localizedString(forKey: "language.code", value: "en", table: nil)
  }
}
