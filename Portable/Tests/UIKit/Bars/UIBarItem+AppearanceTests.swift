import TestSupport
import Testing

@testable import UIKit

/// UIKit's headers: `UIBarItem` adopts `UIAppearance`. Marked with UI_APPEARANCE_SELECTOR are
/// `setTitleTextAttributes(_:for:)` of every item, `tintColor` of a bar button item, `badgeColor` and
/// `titlePositionAdjustment` of a tab bar item.
@MainActor @Suite(.serialized) struct UIBarItemAppearanceTests {
  private let host = TestHost()

  private func label(in view: UIView, _ text: String) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(in: $0, text) }.first
  }

  private func color(of text: String, in view: UIView) -> UIColor? {
    label(in: view, text)?.attributedText?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  @discardableResult
  private func addToolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = items
    host.add(toolbar)
    host.layout()
    return toolbar
  }

  @Test("Titles are drawn with the attributes of the proxy")
  func titlesAreDrawnWithTheAttributesOfTheProxy() {
    defer { AppContext.current.appearance.removeAll() }
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    let (item, off) = (UIBarButtonItem(title: "Save"), UIBarButtonItem(title: "Send"))
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.green], for: .disabled)
    off.isEnabled = false
    let toolbar = addToolbar([item, off])
    #expect(color(of: "Save", in: toolbar) == .red)
    #expect(color(of: "Send", in: toolbar) == .green)
  }

  @Test("The tint of the proxy is that of the button") func theTintOfTheProxyIsThatOfTheButton() {
    defer { AppContext.current.appearance.removeAll() }
    UIBarButtonItem.appearance().tintColor = .red
    let item = UIBarButtonItem(title: "Save")
    let toolbar = addToolbar([item])
    #expect(item.tintColor == .red)
    #expect(color(of: "Save", in: toolbar) == .red)
  }

  @Test("An item's own values take precedence") func anItemsOwnValuesWin() {
    defer { AppContext.current.appearance.removeAll() }
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    let item = UIBarButtonItem(title: "Save")
    item.tintColor = .green
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let toolbar = addToolbar([item])
    #expect(item.tintColor == .green)
    #expect(color(of: "Save", in: toolbar) == .blue)
  }

  @Test("A rule may ask for a bar") func aRuleMayAskForABar() {
    defer { AppContext.current.appearance.removeAll() }
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    let (inToolbar, inNavigation) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    addToolbar([inToolbar])
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = inNavigation
    bar.items = [item]
    host.add(bar)
    host.layout()
    #expect(inToolbar.tintColor == nil)
    #expect(inNavigation.tintColor == .red)
  }

  /// A rule for all bar items holds for those of a tab bar, whose own rules win.
  @Test("Tab bar items take those of all items and their own")
  func tabBarItemsTakeThoseOfAllItemsAndTheirOwn() {
    defer { AppContext.current.appearance.removeAll() }
    UIBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.green], for: .selected)
    UITabBarItem.appearance().badgeColor = .blue
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = items
    bar.selectedItem = items[0]
    host.add(bar)
    host.layout()
    #expect(color(of: "One", in: bar) == .green)
    #expect(color(of: "Two", in: bar) == .red)
    #expect(items[0].badgeColor == .blue)
    #expect(items[0].titlePositionAdjustment.vertical == -3)
  }

  /// Programs give the cancel button of a search bar its color by
  /// `UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])`.
  @Test("The cancel button of a search bar is a bar button item")
  func theCancelButtonOfASearchBarCountsAsABarButtonItem() {
    defer { AppContext.current.appearance.removeAll() }
    let rule = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    rule.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    search.showsCancelButton = true
    host.add(search)
    host.layout()
    #expect(search.cancelButton.titleColor(for: .normal) == .red)
  }

  @Test("A property without appearance support is a misuse")
  func aPropertyThatTakesNoPartIsAMisuse() {
    defer { AppContext.current.appearance.removeAll() }
    UIBarButtonItem.appearance().title = "Title"
    expectMisuse(
      "UIBarButtonItem.appearance().title",
      reason: "the property is not marked for appearance proxies"
    ) { addToolbar([UIBarButtonItem(title: "A")]) }
  }
}
