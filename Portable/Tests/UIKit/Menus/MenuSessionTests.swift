@testable import UIKit
import TestSupport
import Testing

@MainActor struct MenuSessionTests {
  private final class Log {
    var entries: [String] = []
    var provide: (([UIMenuElement]) -> Void)?
    var requests = 0
  }

  private let host = TestHost()
  private let log = Log()

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      log.entries.append(action.title + (action.sender is UIButton ? "" : " without sender"))
    }
  }

  private func button(_ children: [UIMenuElement], isPrimary: Bool = true) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: children)
    button.showsMenuAsPrimaryAction = isPrimary
    return host.add(button)
  }

  private var overlay: MenuOverlayView? {
    host.window.subviews.compactMap { $0 as? MenuOverlayView }.last {
      $0.isUserInteractionEnabled
    }
  }

  private func row(_ title: String) throws -> MenuRowView {
    try #require(overlay?.card.list.rows.first { $0.element.title == title })
  }

  private func open(_ button: UIButton) {
    host.touches.tap(button)
    host.advance(by: 1)
  }

  private func tap(_ title: String) throws {
    host.touches.tap(try row(title))
    host.advance(by: 1)
  }

  // Apple's documentation of showsMenuAsPrimaryAction, and of the event menuActionTriggered.
  @Test("A touch opens the menu instead of the action") func aTouchOpensTheMenuInsteadOfTheAction()
    throws
  {
    let button = button([action("A"), action("B")])
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    host.touches.down(host.touches.point(in: button))
    #expect(overlay != nil)
    host.touches.up()
    host.advance(by: 1)
    #expect(overlay != nil && events == ["menu"])
    try tap("B")
    #expect(log.entries == ["B"] && overlay == nil && events == ["menu"])
  }

  @Test("A menu stands below its button at the same side")
  func aMenuStandsBelowItsButtonAtTheSameSide() throws {
    let button = button([action("A"), action("B")])
    open(button)
    let card = try #require(overlay).card
    #expect(card.frame == CGRect(x: 20, y: 152, width: 250, height: 88.5))
    host.touches.tap(at: CGPoint(x: 350, y: 800))
    host.advance(by: 1)
    button.frame = CGRect(x: 270, y: 780, width: 100, height: 44)
    open(button)
    let above = try #require(overlay).card
    #expect(above.frame.maxX == 370 && above.frame.maxY == 772)
  }

  @Test("The opening finger may slide to a line") func theOpeningFingerMaySlideToALine() throws {
    let button = button([action("A"), action("B")])
    host.touches.down(host.touches.point(in: button))
    host.advance(by: 0.5)
    host.touches.move(to: host.touches.point(in: try row("A")))
    #expect(try row("A").isHighlighted)
    host.touches.move(to: host.touches.point(in: try row("B")))
    host.touches.up()
    host.advance(by: 1)
    #expect(log.entries == ["B"] && overlay == nil)
  }

  @Test("Without the primary action a finger must rest")
  func withoutThePrimaryActionAFingerMustRest() {
    let button = button([action("A")], isPrimary: false)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    open(button)
    #expect(taps == 1 && overlay == nil)
    host.touches.down(host.touches.point(in: button))
    host.advance(by: 0.6)
    #expect(overlay != nil)
    host.touches.up()
    #expect(taps == 1 && overlay != nil)
  }

  @Test("A tap outside and Escape close the menu") func aTapOutsideAndEscapeCloseTheMenu() {
    let button = button([action("A")])
    open(button)
    host.touches.tap(at: CGPoint(x: 350, y: 700))
    host.advance(by: 1)
    #expect(overlay == nil)
    open(button)
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(overlay == nil && log.entries.isEmpty)
  }

  @Test("Escape closes the menu before it ends the editing")
  func escapeClosesTheMenuBeforeItEndsTheEditing() {
    let field = host.add(UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40)))
    field.becomeFirstResponder()
    let button = button([action("A")])
    open(button)
    #expect(field.isFirstResponder)
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(overlay == nil && field.isFirstResponder)
  }

  @Test("Keys select a line") func keysChooseALine() {
    open(button([action("A"), action("B", attributes: .disabled), action("C")]))
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter] {
      host.press(key)
    }
    host.advance(by: 1)
    #expect(log.entries == ["C"])
  }

  @Test("Disabled lines do nothing, and hidden ones are left out")
  func disabledLinesDoNothingAndHiddenOnesAreNotThere() throws {
    open(
      button([
        action("A", attributes: .disabled), action("B", attributes: .hidden), action("C"),
      ]))
    #expect(overlay?.card.list.rows.map(\.element.title) == ["A", "C"])
    try tap("A")
    #expect(log.entries.isEmpty && overlay != nil)
  }

  @Test("A submenu opens in place and its title leads back")
  func aSubmenuOpensInPlaceAndItsTitleLeadsBack() throws {
    let submenu = UIMenu(title: "More", children: [action("C")])
    open(button([action("A"), submenu]))
    try tap("More")
    #expect(overlay?.card.list.rows.map(\.element.title) == ["More", "C"])
    try tap("More")
    #expect(overlay?.card.list.rows.map(\.element.title) == ["A", "More"])
    try tap("More")
    try tap("C")
    #expect(log.entries == ["C"])
  }

  @Test("An inline menu is a section") func anInlineMenuIsASection() {
    let inline = UIMenu(title: "Sort", options: .displayInline, children: [action("B")])
    let content = MenuContent(UIMenu(children: [action("A"), inline, action("C")]))
    #expect(content.sections.map(\.lines.count) == [1, 1, 1])
    #expect(content.sections.map(\.title) == [nil, "Sort", nil])
  }

  // Apple's documentation of keepsMenuPresented: the menu stays after the action was performed.
  @Test("An action may keep the menu") func anActionMayKeepTheMenu() throws {
    open(button([action("A", attributes: .keepsMenuPresented)]))
    try tap("A")
    try tap("A")
    #expect(log.entries == ["A", "A"] && overlay != nil)
  }

  @Test("A pop-up button shows the chosen element") func aPopUpButtonShowsTheChosenElement() throws
  {
    let button = button([action("A"), action("B")])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "A" && !button.isSelected)
    open(button)
    try tap("B")
    #expect(button.title(for: .normal) == "B" && !button.isSelected)
    #expect(button.menu?.selectedElements.map(\.title) == ["B"])
  }

  @Test("A menu of single selection moves its mark") func aMenuOfSingleSelectionMovesItsMark()
    throws
  {
    let button = button([])
    button.menu = UIMenu(
      options: .singleSelection, children: [action("A", state: .on), action("B")])
    open(button)
    #expect(try row("A").accessibilityTraits.contains(.selected))
    try tap("B")
    #expect(button.menu?.selectedElements.map(\.title) == ["B"])
  }

  @Test("Deferred elements are requested once") func deferredElementsAreAskedForOnce() throws {
    let deferred = UIDeferredMenuElement { [log] provide in
      log.requests += 1
      log.provide = provide
    }
    let button = button([action("A"), deferred])
    open(button)
    #expect(overlay?.card.list.rows.count == 2 && log.requests == 1)
    log.provide?([action("B"), action("C")])
    host.advance(by: 1)
    #expect(overlay?.card.list.rows.map(\.element.title) == ["A", "B", "C"])
    host.press(.keyboardEscape)
    host.advance(by: 1)
    open(button)
    #expect(overlay?.card.list.rows.count == 3 && log.requests == 1)
  }

  @Test("A menu without lines is not shown") func aMenuWithoutLinesIsNotShown() {
    open(button([]))
    #expect(overlay == nil)
  }

  @Test("The menu disappears with its button") func theMenuGoesWithItsButton() {
    let button = button([action("A")])
    open(button)
    button.removeFromSuperview()
    host.advance(by: 1)
    #expect(overlay == nil)
  }

  @Test("A bar button item shows its menu") func aBarButtonItemShowsItsMenu() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Menu", menu: UIMenu(children: [action("A")]))
    let host = TestHost(rootViewController: UINavigationController(rootViewController: controller))
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    let button = try #require(item.shownIn)
    host.touches.tap(button)
    host.advance(by: 1)
    #expect(host.window.subviews.contains { $0 is MenuOverlayView })
  }
}
