import ControlCore
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct StateStripTests {
  private let host = TestHost(size: CGSize(width: 390, height: 400))
  private let states = (0..<12).map { PageState("\($0)", "State \($0)") }

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
    strip.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
  }

  @Test func theStatesAreInOneLine() {
    let buttons = buttons(strip())
    #expect(buttons.count == 12)
    #expect(Set(buttons.map(\.frame.midY)).count == 1)
    #expect(buttons.first?.frame.minX == 16)
    #expect(zip(buttons, buttons.dropFirst()).allSatisfy { $1.frame.minX == $0.frame.maxX + 8 })
  }

  @Test(arguments: ["0", "6", "11"])
  func theChosenOneIsInSight(id: String) throws {
    let strip = strip(selected: id)
    let button = try #require(buttons(strip).first { $0.accessibilityTraits.contains(.selected) })
    #expect(button.configuration?.title == "State \(id)")
    let place = button.convert(button.bounds, to: strip)
    #expect(strip.bounds.contains(place))
  }

  @Test func aTapPicksAStateAndScrollingStays() throws {
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

  @Test func fromRightToLeftTheFirstIsOnTheRight() {
    host.host.appearance.layoutDirection = .rightToLeft
    let strip = strip()
    let first = buttons(strip)[0]
    #expect(first.convert(first.bounds, to: strip).maxX == 374)
  }
}
