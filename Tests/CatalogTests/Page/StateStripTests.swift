import ControlCore
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct StateStripTests {
  private let host = TestHost(size: CGSize(width: 390, height: 400))
  private let states = (0..<12).map { PageState.of(UIView.self)("\($0)", "State \($0)") }

  private func strip(selected: String = "0", picked: @escaping (String) -> Void = { _ in })
    -> StateStrip
  {
    let strip = StateStrip(states, selected: selected) { picked($0.id) }
    strip.margin = 16
    strip.frame = CGRect(
      x: 0, y: 100, width: 390, height: strip.sizeThatFits(CGSize(width: 390, height: 0)).height)
    host.add(strip)
    host.layout()
    return strip
  }

  private func buttons(_ strip: StateStrip) -> [UIButton] {
    strip.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.filter { $0.menu == nil }
  }

  private func menuButton(_ strip: StateStrip) -> UIButton? {
    strip.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first { $0.menu != nil }
  }

  @Test("The states are in one line after their menu") func theStatesAreInOneLineAfterTheirMenu()
    throws
  {
    let strip = strip()
    let buttons = buttons(strip)
    #expect(buttons.count == 12)
    #expect(Set(buttons.map(\.frame.midY)).count == 1)
    let menu = try #require(menuButton(strip))
    #expect(menu.frame.minX == 16)
    #expect(buttons.first?.frame.minX == menu.frame.maxX + 8)
    #expect(zip(buttons, buttons.dropFirst()).allSatisfy { $1.frame.minX == $0.frame.maxX + 8 })
  }

  @Test("The selected state is visible", arguments: ["0", "6", "11"])
  func theChosenOneIsInSight(id: String) throws {
    let strip = strip(selected: id)
    let button = try #require(buttons(strip).first { $0.accessibilityTraits.contains(.selected) })
    #expect(button.configuration?.title == "State \(id)")
    let place = button.convert(button.bounds, to: strip)
    #expect(strip.bounds.contains(place))
  }

  @Test("A tap selects a state without scrolling") func aTapPicksAStateAndScrollingStays() throws {
    var picked: [String] = []
    let strip = strip { picked.append($0) }
    let scrollView = try #require(strip.subviews.first as? UIScrollView)
    scrollView.contentOffset.x = 200
    strip.setNeedsLayout()
    host.layout()
    #expect(scrollView.contentOffset.x == 200)
    let button = buttons(strip)[4]
    host.touches.tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: host.window))
    #expect(picked == ["4"])
  }

  @Test("From right to left the first state is on the right")
  func fromRightToLeftTheFirstIsOnTheRight()
    throws
  {
    host.host.appearance.layoutDirection = .rightToLeft
    let strip = strip()
    let first = try #require(menuButton(strip))
    #expect(first.convert(first.bounds, to: strip).maxX == 374)
  }

  @Test("A few states need no menu") func aFewStatesNeedNoMenu() {
    let strip = StateStrip(Array(states.prefix(7)), selected: "0") { _ in }
    #expect(menuButton(strip) == nil)
  }

  @Test("The menu has the states by group") func theMenuHasTheStatesByGroup() throws {
    var picked: [String] = []
    let grouped = Array(states.prefix(6)).group("First") + Array(states.suffix(6)).group("Second")
    let strip = StateStrip(grouped, selected: "7") { picked.append($0.id) }
    let menus = try #require(menuButton(strip)?.menu).children.compactMap { $0 as? UIMenu }
    #expect(menus.map(\.title) == ["First", "Second"])
    let actions = menus.flatMap(\.children).compactMap { $0 as? UIAction }
    #expect(actions.map(\.title) == states.map(\.title))
    #expect(actions.filter { $0.state == .on }.map(\.title) == ["State 7"])
  }
}
