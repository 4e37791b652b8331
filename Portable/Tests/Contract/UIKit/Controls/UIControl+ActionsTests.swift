import Testing
import UIKit

@MainActor struct UIControlActionsTests {
  private let control = UIControl()

  @Test("An action of the same identifier replaces the other")
  func anActionOfTheSameIdentifierReplacesTheOther() {
    var log: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["new"])
  }

  @Test("Actions without identifier are all kept") func actionsWithoutIdentifierAreAllKept() {
    var count = 0
    for _ in 0..<3 { control.addAction(UIAction { _ in count += 1 }, for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    #expect(count == 3)
  }

  @Test("The sender is the control while the handler runs")
  func theSenderIsTheControlWhileTheHandlerRuns() {
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test("Removing an event leaves the others") func removingAnEventLeavesTheOthers() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("A handler removed by an earlier one does not run")
  func aHandlerRemovedByAnEarlierOneDoesNotRun() {
    var log: [String] = []
    let second = UIAction { _ in log.append("second") }
    control.addAction(
      UIAction { [control] _ in
        log.append("first")
        control.removeAction(second, for: .touchDown)
      }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["first"])
  }

  @Test("Enumerating stops when the block says so") func enumeratingStopsWhenTold() {
    for _ in 0..<3 { control.addAction(UIAction { _ in }, for: .touchDown) }
    var seen = 0
    control.enumerateEventHandlers { action, target, events, stop in
      #expect(action != nil && target == nil && events == .touchDown)
      seen += 1
      stop = seen == 2
    }
    #expect(seen == 2)
  }

  @Test("A primary action runs on primaryActionTriggered")
  func aPrimaryActionRunsOnPrimaryActionTriggered() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
