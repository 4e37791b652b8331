import TestSupport
import Testing

@MainActor struct UITabBarTests {
  private final class Delegate: NSObject, UITabBarDelegate {
    var chosen: [Int] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append(item.tag)
    }
  }

  private let host = TestHost()
  private let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
  private let delegate = Delegate()

  init() {
    bar.items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    bar.delegate = delegate
    host.add(bar)
  }

  @Test("Tapping selects an item and notifies the delegate")
  func tappingChoosesAndTellsTheDelegate() {
    host.touches.tap(bar, at: CGPoint(x: 195, y: 20))
    #expect(bar.selectedItem?.tag == 1)
    host.touches.tap(bar, at: CGPoint(x: 195, y: 20))
    #expect(delegate.chosen == [1, 1])
  }

  @Test("Selecting in code does not call the delegate") func choosingInCodeTellsNobody() {
    bar.selectedItem = bar.items?[2]
    #expect(bar.selectedItem?.tag == 2)
    #expect(delegate.chosen.isEmpty)
  }

  @Test("An item of another bar is not selected") func aForeignItemIsNotTaken() {
    bar.selectedItem = bar.items?[0]
    bar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 9)
    #expect(bar.selectedItem?.tag == 0)
  }

  @Test("Removing items removes the selection with them") func theChosenItemGoesWithItsItems() {
    bar.selectedItem = bar.items?[0]
    bar.items = [UITabBarItem(title: "New", image: nil, tag: 5)]
    #expect(bar.selectedItem == nil)
  }

  @Test("Items share the width and know where they are")
  func itemsShareTheWidthAndKnowWhereTheyAre() {
    let frames = bar.items?.map { $0.frame(in: host.view) }
    #expect(frames?[1] == CGRect(x: 130, y: 795, width: 130, height: 49))
    #expect(UITabBarItem(title: nil, image: nil, tag: 0).frame(in: host.view) == .null)
  }

  @Test("Items run from the right where reading does") func itemsRunFromTheRightWhereReadingDoes() {
    let host = TestHost(direction: .rightToLeft)
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    host.add(bar)
    #expect(bar.items?[0].frame(in: host.view).minX == 260)
  }

  @Test("Buttons are exposed to assistive technology") func buttonsAreToldToAssistiveTechnology() {
    bar.items?[0].badgeValue = "3"
    bar.selectedItem = bar.items?[0]
    bar.items?[1].isEnabled = false
    expectAccessibility(
      of: bar,
      equals: """
        button "Tab 0" value "3" selected {0, 795, 130, 49}
        button "Tab 1" disabled {130, 795, 130, 49}
        button "Tab 2" {260, 795, 130, 49}
        """)
  }
}
