import ControlCore
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The catalog's texts in the languages of the kit.
@MainActor
struct LocalizedTests {
  nonisolated private static let languages = [
    "ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "zh-Hans",
  ]

  private static let catalog = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Catalog")

  /// The sources of the catalog, by the names of their files.
  private static let sources: [(name: String, text: String)] = {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map {
      ($0.lastPathComponent, (try? String(contentsOf: $0, encoding: .utf8)) ?? "")
    }
  }()

  /// The literals that are passed to `localized`, joined where they are added to each other.
  private static func passedLiterals(in text: String) -> [String] {
    let literal = #"\s*"(?:[^"\\]|\\.)*"\s*"#
    return matches(of: #"localized\(("# + literal + #"(?:\+"# + literal + ")*)", in: text).map {
      matches(of: #""((?:[^"\\]|\\.)*)""#, in: $0).joined()
    }
  }

  private static func matches(of pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  /// A source without the closures that set states up.
  private static func withoutSetUps(_ text: String) -> String {
    let parts = text.components(separatedBy: "setUp: {")
    return parts[0]
      + parts.dropFirst().map { part in
        var depth = 1
        return String(
          part.drop { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return depth > 0
          })
      }.joined(separator: "setUp: {")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  /// The texts that are handed to a function that localizes them.
  private static var handedTexts: Set<String> {
    var texts: Set<String> = []
    for page in CatalogRegistry.pages {
      for property in page.properties {
        texts.insert(property.topic)
        texts.formUnion(property.valueNames.values)
        if case .choice(let names) = property.kind { texts.formUnion(names) }
      }
    }
    texts.formUnion(AccessibilityReport.Element.Role.allCases.map(\.rawValue))
    texts.formUnion(CatalogEnvironment.devices.map(\.name).filter { $0.contains("Foldable") })
    texts.formUnion(["Add to Favorites", "Remove from Favorites"])
    texts.formUnion(QueueKind.allCases.map(\.rawValue))
    texts.formUnion(QueuePopup.Policy.allCases.map(\.rawValue))
    return texts
  }

  /// The texts of pages, which are shown in English until a table has them.
  private static var pageTexts: Set<String> {
    Set(
      CatalogRegistry.pages.flatMap { page in
        [page.title, page.summary] + page.states.map(\.group)
      }
    ).subtracting([""])
  }

  /// The texts of the menus of the environment, which are handed on inside the file.
  private static var menuTexts: Set<String> {
    let text = sources.first { $0.name == "EnvironmentMenu.swift" }?.text ?? ""
    let names = lines(of: text).flatMap {
      matches(of: #"(?<!systemName: |symbol: )"([A-Z][^"\\]*)""#, in: String($0))
    }
    return Set(names).subtracting(["iOS 18", "iOS 26"])
  }

  /// The texts of the documents that are shown in a label, a button or a sheet.
  private static var documentTexts: Set<String> {
    let file = catalog.appendingPathComponent("Documents/Controls.storyboard")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let attribute = #"type="string" keyPath="(?:title|message|\w+Title)" value="([^"]*)""#
    return Set(
      matches(of: #"<label [^>]*text="([^"]*)""#, in: text)
        + matches(of: #"<state [^>]*title="([^"]*)""#, in: text)
        + matches(of: attribute, in: text))
  }

  private static var keys: Set<String> {
    var keys = handedTexts.union(menuTexts).union(documentTexts)
    for source in sources { keys.formUnion(passedLiterals(in: source.text)) }
    return keys.subtracting([""])
  }

  private static func table(_ language: String) throws -> [String: String] {
    let file = catalog.appendingPathComponent("Resources/\(language).lproj/Localizable.strings")
    let data = try Data(contentsOf: file)
    let table = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(table as? [String: String])
  }

  private static func placeholders(in text: String) -> [String] {
    matches(of: #"(%\d\$@)"#, in: text).sorted()
  }

  @Test("The bundle has the languages of the kit") func theBundleHasTheLanguagesOfTheKit() {
    #expect(
      CatalogTexts.languages.map { $0.lowercased() }
        == (Self.languages + ["en"]).map { $0.lowercased() }.sorted())
  }

  @Test("Every text is translated with its placeholders", arguments: Self.languages)
  func everyTextIsTranslatedWithItsPlaceholders(language: String) throws {
    let table = try Self.table(language)
    #expect(Self.keys.count > 400)
    let keys = Self.keys
    let missing = keys.filter { table[$0] == nil }
    #expect(missing.isEmpty, "\(language) lacks \(missing.sorted())")
    for (key, text) in table {
      #expect(!text.isEmpty, "\(language): “\(key)”")
      #expect(Self.placeholders(in: text) == Self.placeholders(in: key), "\(language): “\(key)”")
    }
  }

  @Test("No table has a text that is not shown", arguments: Self.languages)
  func noTableHasATextThatIsNotShown(language: String) throws {
    let unused = try Set(Self.table(language).keys).subtracting(Self.keys.union(Self.pageTexts))
    #expect(unused.isEmpty, "\(language) has \(unused.sorted())")
  }

  @Test("The table of a language is found in the bundle", arguments: Self.languages)
  func theTableOfALanguageIsFoundInTheBundle(language: String) throws {
    let bundle = try #require(CatalogTexts.table(language: language))
    let text = bundle.localizedString(forKey: "Reset All", value: "", table: nil)
    #expect(try text == Self.table(language)["Reset All"])
  }

  @Test("A text without a table is English") func aTextWithoutATableIsEnglish() {
    #expect(localized("Not a Text of the Catalog") == "Not a Text of the Catalog")
    #expect(localized("") == "")
    #expect(localized("Reset %1$@", "step") == "Reset step")
  }

  // A constant is made once, and would stay in the language of that moment.
  @Test("No constant keeps a text of one language") func noConstantKeepsATextOfOneLanguage() {
    for source in Self.sources {
      let pieces = source.text.components(separatedBy: "static let ").dropFirst()
      for piece in pieces {
        // The initializer outside of closures, up to the next declaration.
        var depth = 0
        let value = String(piece.components(separatedBy: "\n\n")[0]).filter { character in
          if character == "{" { depth += 1 }
          defer { if character == "}" { depth -= 1 } }
          return depth == 0
        }
        #expect(!value.contains("localized("), "\(source.name): \(value.prefix(40))")
      }
    }
  }

  @Test("Every visible text is localized") func noTextIsShownThatIsNotLocalized() {
    // What is the same in every language: sizes, formats and names of files and products.
    let exceptions: Set<String> = [
      "Catalog", "Swift", "SwiftUI", "Interface Builder", "PNG", "JPEG",
    ]
    let shown =
      #"(?:\b(?:text|title|message|placeholder|prompt|accessibilityLabel|accessibilityHint"#
      + #"|accessibilityValue|secondaryText|subtitle) = |setTitle\(|UIAction\(title: "#
      + #"|TextBlock\(|TextBlock\.(?:body|code)\(|CardView\(|capsule\(|SwitchRow\(|ChoiceRow\("#
      + #"|LayoutCard\(|\.(?:destructive|cancel|default)\(|ActionSheetAction\(|preferredStyle"#
      + #"|\.section\()\s*"([^"]*[A-Za-z]{2}[^"]*)""#
    // The code of the states is English, like all code, and so may be the texts that it shows.
    for source in Self.sources
    where !source.name.hasPrefix("StateCode") && !source.name.hasPrefix("CodeForm") {
      // What is between quotes after a backslash is code that is shown.
      let code = Self.lines(of: Self.withoutSetUps(source.text)).filter { !$0.contains(#"\""#) }
        .joined(separator: "\n")
      for text in Self.matches(of: shown, in: code) where !exceptions.contains(text) {
        let words = text.replacingOccurrences(
          of: #"\\\([^)]*\)+| ms$"#, with: "", options: .regularExpression)
        #expect(
          words.range(of: "[A-Za-z]{2}", options: .regularExpression) == nil,
          "\(source.name): “\(text)” is not localized")
      }
    }
  }
}
