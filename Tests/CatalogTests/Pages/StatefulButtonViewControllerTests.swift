import ControlCore
import ControlExtras
import TestSupport
import Testing

@testable import CatalogApp

/// U10: the page with every combination of a button's states.
@MainActor
struct StatefulButtonViewControllerTests {
  private let host = TestHost(
    size: CGSize(width: 390, height: 1400),
    rootViewController: CatalogNavigation.make(openingOn: "stateful-button"))

  init() {
    host.advance(by: 0.5)
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    let view = view ?? host.view
    return view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + views(type, in: $0) }
  }

  private var texts: [String] { views(UILabel.self).compactMap(\.text) }

  private func toggle(_ name: String) throws -> UISwitch {
    let row = try #require(views(ChoiceRow.self).first { $0.name.text == name })
    return try #require(views(UISwitch.self, in: row).first)
  }

  @Test("All sixteen combinations are shown, each in its own state")
  func tiles() {
    let states = views(StateTile.self).map { StateCombination($0.button.state) }
    #expect(states == StateCombination.all)
  }

  @Test("Pressing the selected button shows its selected content under the finger")
  func press() throws {
    host.touches.tap(try toggle("Selected"))
    let live = try #require(views(PosedButton.self).first)
    host.touches.down(in: live, at: CGPoint(x: 20, y: 20))
    // A scroll view waits a moment before it lets a touch through.
    host.advance(by: 0.3)
    #expect(live.state == [.selected, .highlighted])
    #expect(texts.contains("Selected, pressed: shows “Selected”"))
    host.touches.up()
    host.advance(by: 0.3)
    #expect(texts.contains("Selected: shows “Selected”"))
  }

  @Test("A tile poses the live button")
  func tile() throws {
    let tile = try #require(views(StateTile.self).last)
    host.touches.tap(tile)
    #expect(texts.contains("Selected, disabled, pressed, focused: shows “Selected”"))
  }

  @Test("An attribute of a combination appears at once, and a reset borrows it again")
  func attribute() throws {
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let page = try #require(catalog.pageController)
    page.show(try #require(page.page.states.first { $0.id == "attributes" }))
    host.advance(by: 0.5)
    let live = try #require(page.control as? PosedButton)
    live.hold([.selected, .highlighted])
    host.advance(by: 0.1)
    #expect(live.currentTitle == "Following, pressed")
    live.highlightedSelectedTitle = nil
    host.advance(by: 0.1)
    #expect(live.currentTitle == "Following")
  }

  @Test("A state holds the live button and its switches")
  func poses() throws {
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let page = try #require(catalog.pageController)
    let poses: [(String, UIControl.State)] = [
      ("pressed", [.selected, .highlighted]), ("focused", .focused),
      ("disabled", [.selected, .disabled]),
    ]
    expectEach(poses, named: \.0) { id, state in
      page.show(try #require(page.page.states.first { $0.id == id }))
      host.advance(by: 0.5)
      #expect((page.control as? PosedButton)?.state == state, "\(id)")
    }
  }

  @Test("Touches of the live button are events of the page")
  func events() throws {
    var events: [String] = []
    let page = CatalogPage.statefulButton
    let subject = page.make { events.append($0) }
    page.states.first?.apply(to: subject)
    let host = TestHost(rootViewController: try #require(subject.screen))
    host.advance(by: 0.3)
    host.touches.tap(try #require(subject.control))
    host.advance(by: 0.3)
    #expect(events == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }
}
