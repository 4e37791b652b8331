import TestSupport
import Testing

@MainActor struct UIKeyTests {
  final class KeyView: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override class var _selectors: [_SelectorMethod] {
      super._selectors + [.init("make:", make), .init("leave:", leave)]
    }
    private func make(_ sender: UIKeyCommand) { log.append("make") }
    private func leave(_ sender: UIKeyCommand) { log.append("leave") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.map { "began \($0.key?.characters ?? "")" }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.map { "ended \($0.key?.characters ?? "")" }
    }
  }

  final class TypingView: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  final class CopyingView: UIView {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  @Test("Presses go to the first responder and up the chain")
  func pressesGoToTheFirstResponderAndUpTheChain() {
    let host = TestHost()
    let outer = KeyView()
    let inner = CopyingView()
    outer.addSubview(inner)
    host.add(outer)
    #expect(inner.becomeFirstResponder())
    host.press(.keyboardA, characters: "a")
    #expect(outer.log == ["began a", "ended a"])
  }

  @Test("A key command comes before the press") func aKeyCommandComesBeforeThePress() {
    let host = TestHost()
    let view = host.add(KeyView())
    view.commands = [
      UIKeyCommand(
        input: "n", modifierFlags: .command,
        action: "make:"),
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: "leave:"),
    ]
    view.becomeFirstResponder()
    host.press(.keyboardN, characters: "n", modifiers: .command)
    host.press(.keyboardEscape)
    #expect(view.log.filter { $0 == "make" || $0 == "leave" } == ["make", "leave"])
    #expect(!view.log.contains("began n"))
    host.press(.keyboardN, characters: "n")
    #expect(view.log.filter { $0 == "make" } == ["make"])
    #expect(view.log.contains("began n"))
  }

  @Test("Edit commands reach the responder that overrides them")
  func editCommandsReachTheResponderThatOverridesThem() {
    let host = TestHost()
    let view = host.add(CopyingView())
    #expect(view.canPerformAction("copy:", withSender: nil))
    #expect(!view.canPerformAction("paste:", withSender: nil))
    #expect(!UIView().canPerformAction("copy:", withSender: nil))
    view.becomeFirstResponder()
    host.press(.keyboardC, characters: "c", modifiers: .command)
    #expect(view.copies == 1)
    #expect(UIApplication.shared.sendAction("copy:", to: nil, from: view, for: nil))
    #expect(view.copies == 2)
  }

  @Test("Typed text goes to the first responder") func typedTextGoesToTheFirstResponder() {
    let host = TestHost()
    let view = host.add(TypingView())
    #expect(!host.host.scene.wantsTextInput)
    view.becomeFirstResponder()
    #expect(host.host.scene.wantsTextInput)
    #expect(UIApplication.shared.wantsTextInput)
    host.type("Añ")
    host.press(.keyboardReturnOrEnter, characters: "\n")
    host.type("👍🏽")
    host.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "Añ\n")
    view.resignFirstResponder()
    #expect(!host.host.scene.wantsTextInput)
    host.type("x")
    #expect(view.text == "Añ\n")
  }
}
