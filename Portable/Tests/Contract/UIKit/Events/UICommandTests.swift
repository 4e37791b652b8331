import Testing
import UIKit

/// Apple's documentation of `UICommand` and `UIKeyCommand`: a key command is a command, which is a
/// menu element and a leaf of menus.
@MainActor struct UICommandTests {
  private let key = UIKeyCommand(
    title: "New", action: Selector("new:"), input: "n", modifierFlags: .command,
    propertyList: ["a": 1], discoverabilityTitle: "New document", attributes: .destructive,
    state: .on)

  @Test("A key command is a command") func aKeyCommandIsACommand() {
    let command: UICommand = key
    #expect(command.title == "New" && command.discoverabilityTitle == "New document")
    #expect(command.attributes == .destructive && command.state == .on)
    #expect(command.propertyList as? [String: Int] == ["a": 1] && command.alternates.isEmpty)
    let action: Selector = command.action
    #expect(action == Selector("new:"))
  }

  @Test("The action of a key command is optional") func theActionOfAKeyCommandIsOptional() {
    let action: Selector? = key.action
    #expect(action == Selector("new:"))
  }

  @Test("A command is a leaf of a menu") func aCommandIsALeafOfAMenu() {
    let command = UICommand(title: "Refresh", action: Selector("refresh:"))
    let leaf: any UIMenuLeaf = command
    leaf.title = "Reload"
    #expect(command.title == "Reload" && leaf.selectedImage == nil && leaf.sender == nil)
    #expect(UIMenu(children: [command]).children == [command])
  }
}
