import CatalogApp
import Foundation

// Apple's systems choose the language of an app; Foundation on Linux does not, so the command does.
extension CatalogLanguage {
  /// The user's language, or `nil` if it is not set or not one of the kit's.
  ///
  /// `LANGUAGE` comes before the locales, of which `LC_ALL` comes first and `LANG` last.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The language.
  static func user(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CatalogLanguage? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // As in gettext, a list counts only where the locale is not that of the C language.
    let isPlain = locale.map { ["C", "POSIX"].contains($0.prefix { $0 != "." }) } ?? true
    let list = isPlain ? nil : environment["LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 }
    return (list ?? locale ?? "").split(separator: ":").lazy.compactMap { spoken(String($0)) }.first
  }

  /// The language of a locale such as `pt_BR.UTF-8` or `zh-Hans-CN`.
  private static func spoken(_ locale: String) -> CatalogLanguage? {
    let name = locale.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let language = name.prefix { $0 != "-" }.lowercased()
    switch language {
    case "iw": return named("he")
    case "zh":
      return ["Hant", "TW", "HK", "MO"].contains { name.contains($0) } ? nil : named("zh-Hans")
    default: return named(language)
    }
  }
}
