import CatalogApp
import ControlCore
import Foundation
import UIKit

/// A language of the kit and the catalog that is shown instead of English.
///
/// Apple's systems choose the language of an app; Foundation on Linux does not, so the command does.
struct ShownLanguage: Equatable {
  /// The code, such as `de`.
  let code: String

  /// The languages that the kit has texts in, by code.
  static let all = Dictionary(
    uniqueKeysWithValues: [
      "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "zh-Hans",
    ].map { ($0, ShownLanguage(code: $0)) })

  /// The direction that the language is written in.
  var direction: UITraitEnvironmentLayoutDirection {
    ["ar", "he"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// The user's language, or `nil` if it is not set or not one of the kit's.
  ///
  /// A choice in the catalog, which is stored as Settings stores it, comes before the environment;
  /// there `LANGUAGE` comes before the locales, of which `LC_ALL` comes first and `LANG` last.
  ///
  /// - Parameters:
  ///   - stored: The codes of the languages that were chosen, the first of them preferred.
  ///   - environment: The variables of the process.
  /// - Returns: The language.
  static func user(
    stored: [String]? = UserDefaults.standard.stringArray(forKey: "AppleLanguages"),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ShownLanguage? {
    if let stored, !stored.isEmpty { return stored.lazy.compactMap(named).first }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // As in gettext, a list counts only where the locale is not that of the C language.
    let isPlain = locale.map { ["C", "POSIX"].contains($0.prefix { $0 != "." }) } ?? true
    let list = isPlain ? nil : environment["LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 }
    return (list ?? locale ?? "").split(separator: ":").lazy.compactMap { named(String($0)) }.first
  }

  /// The language of a locale such as `pt_BR.UTF-8` or `zh-Hans-CN`.
  private static func named(_ locale: String) -> ShownLanguage? {
    let name = locale.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let language = name.prefix { $0 != "-" }.lowercased()
    switch language {
    case "iw": return all["he"]
    case "zh":
      return ["Hant", "TW", "HK", "MO"].contains { name.contains($0) } ? nil : all["zh-Hans"]
    default: return all[language]
    }
  }

  /// Shows all texts in the language.
  @MainActor
  func show() {
    LocalizedLanguage.current = code
    CatalogTexts.show(language: code)
  }
}
