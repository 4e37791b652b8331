import ControlCore
import Foundation
import UIKit

/// A language that the catalog and the kit have texts in.
public struct CatalogLanguage: Hashable, Sendable {
  /// The code, such as `de`.
  public let code: String

  /// The languages, by code.
  public static let all = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "zh-Hans",
  ].map { CatalogLanguage(code: $0) }

  /// Returns the language of a code, or `nil` if there are no texts in it.
  ///
  /// A build without Xcode names the folder of Chinese `zh-hans`.
  public static func named(_ code: String) -> CatalogLanguage? {
    all.first { $0.code.caseInsensitiveCompare(code) == .orderedSame }
  }

  /// The direction that the language is written in.
  public var direction: UITraitEnvironmentLayoutDirection {
    ["ar", "he"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// The name of the language in the language itself.
  var name: String {
    Locale(identifier: code).localizedString(forIdentifier: code)?.capitalized ?? code
  }

  /// The language of the user where the system chooses none for an app; `nil`, the default, is that of the
  /// system.
  @MainActor public static var system: CatalogLanguage?

  /// Called with the language that is shown, where UIKit does not choose that of its own texts; `nil`, the
  /// default, does nothing.
  @MainActor public static var didShow: ((CatalogLanguage?) -> Void)?

  /// The language that texts are made in now, whose code each table has as the translation of `en`.
  @MainActor static var current: CatalogLanguage? { named(localized("en")) }

  /// Shows texts in a language from now on; those that are already shown stay as they are.
  ///
  /// What UIKit itself shows stays in the language of the app, unless ``didShow`` changes it.
  ///
  /// - Parameter language: The language; `nil` for that of the user.
  @MainActor public static func show(_ language: CatalogLanguage?) {
    let code = (language ?? system)?.code
    LocalizedLanguage.current = code
    CatalogTexts.show(language: code)
    didShow?(code.flatMap(Self.named))
  }
}
