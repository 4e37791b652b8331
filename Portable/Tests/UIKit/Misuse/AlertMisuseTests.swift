import TestSupport
import Testing

/// Misuse of alerts raises an exception in UIKit, as Apple's documentation of the methods says, or
/// as their messages in reports of developers do.
@MainActor struct AlertMisuseTests {
  @Test("A second cancel action is left out") func aSecondCancelActionIsLeftOut() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "A", style: .cancel))
    expectMisuse(
      "UIAlertController.addAction(_:)", reason: "there is an action of the style cancel already"
    ) {
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
    }
    #expect(alert.actions.map(\.title) == ["A"])
  }

  @Test("A foreign preferred action is refused") func aForeignPreferredActionIsRefused() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    expectMisuse(
      "UIAlertController.preferredAction", reason: "the action is none of the controller's"
    ) {
      alert.preferredAction = UIAlertAction(title: "A", style: .default)
    }
    #expect(alert.preferredAction == nil)
  }

  @Test("An alert without content is misuse") func anAlertWithoutContentIsMisuse() {
    let host = TestHost()
    expectMisuse(
      "UIAlertController",
      reason: "an alert controller needs a title, a message or an action to be presented"
    ) {
      host.rootViewController.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
      host.advance(by: 0.1)
    }
  }
}
