/// The texts that UIKit itself shows, such as the titles of the standard bar buttons.
@_spi(Host) @MainActor public enum SystemText {
  /// The code of the language, such as `de`, which the host of the app chooses; `nil`, the default, and
  /// a language without texts stand for English.
  ///
  /// Texts that are already shown stay as they are.
  public static var language: String? {
    didSet { UndoManager.localized = systemText }
  }

  /// The codes of the languages besides English, in the order of the translations.
  public static let languages = [
    "ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "zh-Hans",
  ]
}

/// Returns a text of UIKit in the language of the app.
///
/// - Parameter english: The text in English, which is shown where a language lacks it.
@MainActor func systemText(_ english: String) -> String {
  guard let language = SystemText.language,
    let index = SystemText.languages.firstIndex(where: {
      $0.caseInsensitiveCompare(language) == .orderedSame
    }), let texts = SystemText.translations[english]
  else { return english }
  return texts[index]
}
