import Testing
import UIKit

/// Rules of Apple's documentation of menus of buttons.
@MainActor struct UIMenuContractTests {
  private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test("A button has no menu and does not show one at a tap")
  func aButtonHasNoMenuAndDoesNotShowOneAtATap() {
    let button = UIButton(type: .system)
    #expect(button.menu == nil && !button.showsMenuAsPrimaryAction)
    let menu = UIMenu(children: [action("A")])
    button.menu = menu
    #expect(button.menu === menu)
  }

  @Test("A button that changes its selection shows the selected element")
  func aButtonThatChangesItsSelectionShowsTheSelectedElement() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("A"), action("B", state: .on)])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "B")
  }

  @Test("Without a selected element the first is selected")
  func withoutASelectedElementTheFirstIsSelected() {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("A"), action("B")])
    #expect(button.title(for: .normal) == "A")
    #expect(button.menu?.selectedElements.map(\.title) == ["A"])
  }

  @Test("A deferred element has no title") func aDeferredElementHasNoTitle() {
    #expect(UIDeferredMenuElement { $0([]) }.title == "")
    #expect(UIDeferredMenuElement.uncached { $0([]) }.image == nil)
  }
}
