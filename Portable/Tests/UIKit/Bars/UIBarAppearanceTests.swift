import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIBarAppearanceTests {
  @Test("Configurations set the background") func configurationsSetTheBackground() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.shadowColor != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
  }

  @Test("A copy of an appearance has its own values") func copyHasItsOwnValues() throws {
    let original = UINavigationBarAppearance()
    original.titleTextAttributes = [.foregroundColor: UIColor.red]
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    original.titleTextAttributes = [:]
    original.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(
      copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
  }

  @Test("A changed appearance is shown") func changedAppearanceIsShown() {
    let page = UIViewController()
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    page.view.backgroundColor = .white
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    navigation.navigationBar.scrollEdgeAppearance = appearance
    host.layout()
    #expect(host.color(at: CGPoint(x: 20, y: 60)) == PixelColor(.red))
    #expect(host.color(at: CGPoint(x: 20, y: 10)) == PixelColor(.red))
    appearance.backgroundColor = .green
    host.layout()
    #expect(host.color(at: CGPoint(x: 20, y: 60)) == PixelColor(.green))
  }
}
