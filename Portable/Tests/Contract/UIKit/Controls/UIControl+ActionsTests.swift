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

  @Test("A primary action runs on primaryActionTriggered")
  func aPrimaryActionRunsOnPrimaryActionTriggered() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
