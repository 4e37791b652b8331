import TestSupport
import Testing
import UIKit

/// Apple's documentation of `barTintColor` ("the tint color to apply to the bar background") and
/// `titleTextAttributes`. Sources are silent on whether they change the standard appearance, as
/// here; they only say that an appearance that is set later wins.
@MainActor struct BarTintTests {
  @Test("A tint is the background of the standard appearance")
  func aTintIsTheBackgroundOfTheStandardAppearance() {
    let navigationBar = UINavigationBar()
    navigationBar.barTintColor = .red
    #expect(navigationBar.standardAppearance.backgroundColor == .red)
    let tabBar = UITabBar()
    tabBar.barTintColor = .green
    #expect(tabBar.standardAppearance.backgroundColor == .green)
    let toolbar = UIToolbar()
    toolbar.barTintColor = .blue
    #expect(toolbar.standardAppearance.backgroundColor == .blue)
  }

  @Test("Title attributes are those of the standard appearance")
  func titleAttributesAreThoseOfTheStandardAppearance() {
    let bar = UINavigationBar()
    #expect(bar.titleTextAttributes == nil)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    let appearance = bar.standardAppearance
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    bar.titleTextAttributes = nil
    #expect(bar.standardAppearance.titleTextAttributes.isEmpty)
  }
}
