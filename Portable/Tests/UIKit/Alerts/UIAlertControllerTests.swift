@testable import UIKit
import TestSupport
import Testing

@MainActor struct UIAlertControllerTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func alert(
    _ style: UIAlertController.Style = .alert, actions: [UIAlertAction.Style] = [.default, .cancel]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the drawing?", message: "This cannot be undone.", preferredStyle: style)
    for action in actions { alert.addAction(self.action(action)) }
    return alert
  }

  private func action(_ style: UIAlertAction.Style) -> UIAlertAction {
    let title = ["Keep", "Cancel", "Delete"][style.rawValue]
    return UIAlertAction(title: title, style: style) { [log] in
      log.entries.append($0.title ?? "")
    }
  }

  private func present(_ alert: UIAlertController, in host: TestHost) {
    host.rootViewController.present(alert, animated: true)
    host.advance(by: 1)
  }

  private func row(_ title: String, of alert: UIAlertController) throws -> AlertActionRow {
    let view = try #require(alert.alertView)
    return try #require(
      (view.card.actions.rows + view.cancelCard.actions.rows).first { $0.action.title == title })
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // The width of an alert of the system, as Apple's design resources show it.
  @Test("An alert is 270 points wide in the middle of the screen")
  func anAlertIs270PointsWideInTheMiddleOfTheScreen() throws {
    let host = TestHost()
    let alert = alert()
    present(alert, in: host)
    let frame = frame(of: alert.view)
    #expect(frame.width == 270)
    #expect(abs(frame.midX - 195) <= 0.5 && abs(frame.midY - 422) <= 0.5)
    #expect(try row("Cancel", of: alert).bounds.height == 44)
  }

  // Apple's Human Interface Guidelines, Alerts: two buttons are side by side, Cancel leading.
  @Test("The cancel action is the leading of two buttons") func cancelIsTheLeadingOfTwoButtons()
    throws
  {
    expectEach([UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) { direction in
      let host = TestHost(direction: direction)
      let alert = alert()
      present(alert, in: host)
      let cancel = frame(of: try row("Cancel", of: alert))
      let keep = frame(of: try row("Keep", of: alert))
      #expect(cancel.minY == keep.minY, "\(direction)")
      #expect((cancel.minX < keep.minX) == (direction == .leftToRight), "\(direction)")
    }
  }

  @Test("Three buttons are stacked with the cancel action at the bottom")
  func threeButtonsAreStackedWithCancelAtTheBottom() throws {
    let host = TestHost()
    let alert = alert(actions: [.cancel, .default, .destructive])
    present(alert, in: host)
    let tops = try ["Keep", "Delete", "Cancel"].map { frame(of: try row($0, of: alert)).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(alert.actions.map(\.title) == ["Cancel", "Keep", "Delete"])
  }

  @Test("A tap dismisses and then runs the handler") func aTapDismissesAndThenRunsTheHandler()
    throws
  {
    let host = TestHost()
    let alert = alert()
    let later = UIAlertAction(title: "Then", style: .destructive) { [log] _ in
      log.entries.append("\(host.rootViewController.presentedViewController == nil)")
    }
    alert.addAction(later)
    present(alert, in: host)
    host.touches.tap(try row("Then", of: alert))
    host.advance(by: 1)
    #expect(log.entries == ["true"])
    #expect(alert.presentingViewController == nil)
  }

  @Test("A finger slides from one button to another") func aFingerSlidesFromOneButtonToAnother()
    throws
  {
    let host = TestHost()
    let alert = alert()
    present(alert, in: host)
    host.touches.down(host.touches.point(in: try row("Cancel", of: alert)))
    host.advance(by: 0.3)
    #expect(try row("Cancel", of: alert).isHighlighted)
    host.touches.move(to: host.touches.point(in: try row("Keep", of: alert)))
    #expect(try !row("Cancel", of: alert).isHighlighted)
    host.touches.up()
    host.advance(by: 1)
    #expect(log.entries == ["Keep"])
  }

  @Test("A disabled action does nothing") func aDisabledActionDoesNothing() throws {
    let host = TestHost()
    let alert = alert()
    alert.actions[0].isEnabled = false
    present(alert, in: host)
    host.touches.tap(try row("Keep", of: alert))
    host.advance(by: 1)
    #expect(log.entries.isEmpty && alert.presentingViewController != nil)
    alert.actions[0].isEnabled = true
    host.touches.tap(try row("Keep", of: alert))
    host.advance(by: 1)
    #expect(log.entries == ["Keep"])
  }

  @Test("A tap outside leaves an alert and cancels a sheet")
  func aTapOutsideLeavesAnAlertAndCancelsASheet() {
    let host = TestHost()
    let alert = alert()
    present(alert, in: host)
    host.touches.tap(at: CGPoint(x: 20, y: 60))
    host.advance(by: 1)
    #expect(alert.presentingViewController != nil)
    alert.dismiss(animated: false)
    host.advance(by: 1)
    #expect(log.entries.isEmpty)
    let sheet = self.alert(.actionSheet)
    present(sheet, in: host)
    host.touches.tap(at: CGPoint(x: 20, y: 60))
    host.advance(by: 1)
    #expect(log.entries == ["Cancel"])
  }

  @Test("Escape performs the cancel action and Return the preferred one")
  func escapePerformsTheCancelActionAndReturnThePreferredOne() {
    let host = TestHost()
    present(alert(), in: host)
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(log.entries == ["Cancel"])
    let second = alert()
    second.preferredAction = second.actions[0]
    present(second, in: host)
    host.press(.keyboardReturnOrEnter)
    host.advance(by: 1)
    #expect(log.entries == ["Cancel", "Keep"])
  }

  @Test("Escape without a cancel action leaves the alert")
  func escapeWithoutACancelActionLeavesTheAlert() {
    let host = TestHost()
    let alert = alert(actions: [.default])
    present(alert, in: host)
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(alert.presentingViewController != nil)
  }

  @Test("An action sheet has its cancel action apart") func anActionSheetHasItsCancelActionApart()
    throws
  {
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let sheet = alert(.actionSheet, actions: [.cancel, .default, .destructive])
    present(sheet, in: host)
    let frame = frame(of: sheet.view)
    #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 810)
    let cancel = self.frame(of: try row("Cancel", of: sheet))
    let delete = self.frame(of: try row("Delete", of: sheet))
    #expect(cancel.height == 57 && cancel.minY - delete.maxY == 8)
    host.touches.tap(try row("Delete", of: sheet))
    host.advance(by: 1)
    #expect(log.entries == ["Delete"])
  }

  // Apple's documentation of UIAlertController: in a regular environment an action sheet is a
  // popover, which has no cancel button.
  @Test("An action sheet is a popover on a pad") func anActionSheetIsAPopoverOnAPad() throws {
    let host = TestHost(size: CGSize(width: 1024, height: 768), idiom: .pad)
    let button = UIButton(frame: CGRect(x: 500, y: 300, width: 60, height: 30))
    host.add(button)
    let sheet = alert(.actionSheet)
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, in: host)
    #expect(sheet.alertView?.form == .popover)
    #expect(sheet.alertView?.cancelCard.isHidden == true)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    host.touches.tap(at: CGPoint(x: 20, y: 700))
    host.advance(by: 1)
    #expect(log.entries == ["Cancel"])
  }

  @Test("A popover without a source is misuse") func aPopoverWithoutASourceIsMisuse() {
    let host = TestHost(size: CGSize(width: 1024, height: 768), idiom: .pad)
    expectMisuse("UIPopoverPresentationController.sourceView", reason: "has nothing to point at") {
      present(alert(.actionSheet), in: host)
    }
  }

  @Test("Many actions scroll") func manyActionsScroll() throws {
    let host = TestHost()
    let sheet = alert(.actionSheet, actions: [.cancel])
    for index in 0..<30 {
      sheet.addAction(UIAlertAction(title: "Item \(index)", style: .default))
    }
    present(sheet, in: host)
    #expect(frame(of: sheet.view).minY >= 8)
    let before = frame(of: try row("Item 3", of: sheet)).minY
    host.touches.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300))
    host.advance(by: 1)
    #expect(frame(of: try row("Item 3", of: sheet)).minY < before)
    #expect(sheet.presentingViewController != nil)
  }

  @Test("Buttons act for assistive technology") func buttonsActForAssistiveTechnology() throws {
    let host = TestHost()
    let alert = alert()
    present(alert, in: host)
    let keep = try row("Keep", of: alert)
    #expect(keep.accessibilityLabel == "Keep" && keep.accessibilityTraits == .button)
    #expect(keep.accessibilityActivate())
    host.advance(by: 1)
    #expect(log.entries == ["Keep"])
  }
}
