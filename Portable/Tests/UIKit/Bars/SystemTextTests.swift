import TestSupport
import Testing

@_spi(Host) @testable import UIKit

/// The language of what UIKit itself shows.
@MainActor @Suite struct SystemTextTests {
  @Test("Every text has a translation in every language") func everyTextIsThereInEveryLanguage() {
    for (english, texts) in SystemText.translations {
      #expect(texts.count == SystemText.languages.count, "\(english)")
      #expect(!texts.contains(""), "\(english)")
    }
    for number in 0...24 {
      guard let item = UIBarButtonItem.SystemItem(rawValue: number), let title = item.title else {
        continue
      }
      #expect(SystemText.translations[title] != nil, "\(title)")
    }
  }

  @Test(
    "Bars are in the language of the app",
    arguments: [
      (nil, "Done", "Back"), ("sv", "Done", "Back"), ("de", "Fertig", "Zurück"),
      ("ar", "تم", "رجوع"), ("zh-hans", "完成", "返回"),
    ] as [(String?, String, String)])
  func barsAreInTheLanguageOfTheApp(language: String?, done: String, back: String) {
    SystemText.language = language
    defer { SystemText.language = nil }
    #expect(UIBarButtonItem.SystemItem.done.title == done)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let host = TestHost(
      size: CGSize(width: 375, height: 667), rootViewController: navigation)
    host.layout()
    #expect(Self.labels(in: host.window).contains(back))
  }

  private static func labels(in view: UIView) -> [String] {
    [view.accessibilityLabel].compactMap { $0 } + view.subviews.flatMap(labels)
  }
}
