import TestSupport
import Testing

@MainActor struct UIResponderTests {
  final class Field: UIView {
    var mayResign = true
    var mayBecome = true
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
  }

  @Test("The chain leads from view to application") func theChainLeadsFromViewToApplication() {
    let host = TestHost()
    let outer = host.add(UIView())
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.next === outer)
    #expect(outer.next === host.view)
    #expect(host.view.next === host.rootViewController)
    #expect(host.rootViewController.next === host.window)
    #expect(host.window.next === host.host.scene)
    #expect(host.host.scene.next === UIApplication.shared)
  }

  @Test("One responder is first") func oneResponderIsFirst() {
    let host = TestHost()
    let first = host.add(Field())
    let second = host.add(Field())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test("Either responder can refuse") func eitherSideMayRefuse() {
    let host = TestHost()
    let first = host.add(Field())
    let second = host.add(Field())
    first.becomeFirstResponder()
    first.mayResign = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
    first.mayResign = true
    second.mayBecome = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test("No responder outside a window becomes first") func outsideAWindowNobodyBecomesFirst() {
    #expect(!Field().becomeFirstResponder())
  }

  @Test("Leaving the window resigns the first responder") func leavingTheWindowResigns() {
    let host = TestHost()
    let outer = host.add(UIView())
    let field = Field()
    outer.addSubview(field)
    field.becomeFirstResponder()
    outer.removeFromSuperview()
    host.add(outer)
    #expect(!field.isFirstResponder)
  }

  @Test("endEditing(_:) asks or forces") func endEditingAsksOrForces() {
    let host = TestHost()
    let outer = host.add(UIView())
    let field = Field()
    outer.addSubview(field)
    field.becomeFirstResponder()
    field.mayResign = false
    #expect(!outer.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(outer.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("The undo manager is the window's") func theUndoManagerIsTheWindows() {
    let host = TestHost()
    let view = host.add(UIView())
    #expect(view.undoManager != nil)
    #expect(view.undoManager === host.window.undoManager)
    #expect(UIView().undoManager == nil)
  }

  @Test("Command-Z undoes and redoes with the manager of the first responder")
  func commandZUndoesAndRedoesByTheManagerOfTheFirstResponder() {
    let host = TestHost()
    let field = host.add(Field())
    field.becomeFirstResponder()
    var log: [String] = []
    let manager = field.undoManager
    manager?.registerUndo(withTarget: host) { _ in
      log.append("undone")
      manager?.registerUndo(withTarget: host) { _ in log.append("redone") }
    }
    host.press(.keyboardZ, characters: "z", modifiers: [.command, .shift])
    #expect(log == [])
    host.press(.keyboardZ, characters: "z", modifiers: .command)
    #expect(log == ["undone"])
    host.press(.keyboardZ, characters: "z", modifiers: [.command, .shift])
    #expect(log == ["undone", "redone"])
  }

  @Test("Editing gestures are enabled unless a responder up the chain disables them")
  func gesturesForEditingAreWantedUnlessSomebodyUpTheChainSaysNo() {
    final class Refusing: UIView {
      override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
    }
    let (outer, inner) = (Refusing(), UIView())
    #expect(inner.editingInteractionConfiguration == .default)
    outer.addSubview(inner)
    #expect(inner.editingInteractionConfiguration == .none)
  }
}
