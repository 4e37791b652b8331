@_spi(Host) @testable import UIKit
import TestSupport
import Testing

@MainActor struct UIPopoverPresentationControllerTests {
  private final class KeepPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  private let anchor = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 30))
  private let delegate = KeepPopover()

  private func show(in host: TestHost, keeps: Bool = true) -> UIViewController {
    host.add(anchor)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = shown.popoverPresentationController
    popover?.sourceView = anchor
    if keeps { popover?.delegate = delegate }
    host.rootViewController.present(shown, animated: true)
    host.advance(by: 1)
    return shown
  }

  @Test("A popover points at its anchor") func popoverPointsAtItsAnchor() throws {
    let host = TestHost()
    let shown = show(in: host)
    let popover = try #require(shown.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    let frame = shown.view.convert(shown.view.bounds, to: host.window)
    #expect(frame.minY == 130)
    #expect(frame.minX == 10)
  }

  @Test("A popover makes way for the keyboard") func aPopoverMakesWayForTheKeyboard() throws {
    let host = TestHost()
    anchor.frame.origin.y = 600
    let shown = show(in: host)
    let container = try #require(shown.popoverPresentationController?.containerView)
    func frame() -> CGRect { shown.view.convert(shown.view.bounds, to: container) }
    #expect(frame().minY == 630 && frame().height >= 150)
    let keyboard = CGRect(x: 0, y: 520, width: 390, height: 324)
    host.host.moveKeyboard(from: nil, to: keyboard)
    host.advance(by: 0.5)
    #expect(frame().maxY <= 510 && frame().height >= 150)
    let high = CGRect(x: 0, y: 140, width: 390, height: 704)
    host.host.moveKeyboard(from: keyboard, to: high)
    host.advance(by: 0.5)
    #expect(frame().maxY <= 130 && frame().height < 150)
    host.host.moveKeyboard(from: high, to: nil)
    host.advance(by: 0.5)
    #expect(frame().minY == 630 && frame().height >= 150)
  }

  @Test("An open popover follows the design of the system")
  func anOpenPopoverFollowsTheDesignOfTheSystem() throws {
    func bubbles(in view: UIView) -> [PopoverBubbleView] {
      (view as? PopoverBubbleView).map { [$0] } ?? view.subviews.flatMap { bubbles(in: $0) }
    }
    func isOfGlass() -> Bool {
      bubbles(in: host.window).first?.subviews.contains { $0 is UIVisualEffectView } == true
    }
    let host = TestHost()
    _ = show(in: host)
    #expect(!isOfGlass())
    host.host.scene.hasGlass = true
    host.layout()
    #expect(isOfGlass())
    host.host.scene.hasGlass = false
    host.layout()
    #expect(!isOfGlass())
  }

  /// "From the time a view controller is presented until the time it is dismissed, UIKit uses a
  /// presentation controller" (Apple's documentation of UIPresentationController), and
  /// popoverPresentationController "creates a popover presentation controller" for a controller that
  /// is not presented: the next presentation needs its source again.
  @Test("A popover that is presented again needs its source again")
  func aPopoverThatIsPresentedAgainNeedsItsSourceAgain() {
    let host = TestHost()
    let shown = show(in: host)
    let first = shown.popoverPresentationController
    shown.dismiss(animated: false)
    host.advance(by: 1)
    #expect(shown.popoverPresentationController !== first)
    #expect(shown.popoverPresentationController?.sourceView == nil)
    shown.popoverPresentationController?.delegate = delegate
    expectMisuse("UIPopoverPresentationController.sourceView", reason: "nothing to point at") {
      host.rootViewController.present(shown, animated: false)
      host.advance(by: 1)
    }
  }

  @Test("A popover that became a sheet is renewed as well")
  func aPopoverThatBecameASheetIsMadeAnewToo() {
    let host = TestHost()
    let shown = show(in: host, keeps: false)
    shown.dismiss(animated: false)
    host.advance(by: 1)
    #expect(shown.popoverPresentationController?.sourceView == nil)
  }

  /// Apple's documentation does not say it: since iOS 13 developers find the view of the content
  /// under the arrow as well, and the safe area keeps clear of it.
  @Test("The content reaches under the arrow, which is in its safe area")
  func theContentReachesUnderTheArrowWhichIsInItsSafeArea() {
    let shown = show(in: TestHost())
    #expect(shown.view.bounds.size == CGSize(width: 200, height: 163))
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    let area = shown.view.bounds.inset(by: shown.view.safeAreaInsets)
    #expect(area.size == shown.preferredContentSize)
  }

  @Test("Permitted directions are kept") func permittedDirectionsAreKept() throws {
    let host = TestHost()
    host.add(anchor)
    anchor.frame.origin.y = 500
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = anchor
    popover.delegate = delegate
    popover.permittedArrowDirections = .down
    host.rootViewController.present(shown, animated: false)
    host.layout()
    #expect(popover.arrowDirection == .down)
    #expect(shown.view.convert(shown.view.bounds, to: host.window).maxY == 500)
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0))
  }

  @Test("A popover turns into a sheet where the width is compact")
  func popoverTurnsIntoASheetWhereTheWidthIsCompact() {
    let host = TestHost()
    let shown = show(in: host, keeps: false)
    #expect(shown.view.convert(shown.view.bounds, to: host.window).width == 390)
    #expect(shown.presentationController is UISheetPresentationController)
    shown.dismiss(animated: false)
    host.layout()
    #expect(shown.presentationController is UIPopoverPresentationController)
  }

  @Test("A tap outside dismisses the popover") func tapOutsideDismisses() {
    let host = TestHost()
    let shown = show(in: host)
    host.touches.tap(at: CGPoint(x: 300, y: 700))
    host.advance(by: 1)
    #expect(shown.presentingViewController == nil)
  }

  @Test("Passthrough views stay usable") func passthroughViewsStayUsable() {
    let host = TestHost()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 250, y: 600, width: 100, height: 44)
    host.add(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let shown = show(in: host)
    shown.popoverPresentationController?.passthroughViews = [button]
    host.touches.tap(button)
    host.advance(by: 1)
    #expect(taps == 1)
    #expect(shown.presentingViewController != nil)
  }

  @Test("The popover shrinks to the available space") func placeShrinksToTheRoomThereIs() {
    let place = PopoverPlace.best(
      content: CGSize(width: 500, height: 900),
      anchor: CGRect(x: 100, y: 200, width: 20, height: 20),
      area: CGRect(x: 10, y: 10, width: 300, height: 600), permitted: .any, mayOverlap: false)
    #expect(place.direction == .up)
    #expect(place.frame == CGRect(x: 10, y: 220, width: 300, height: 390))
  }

  @Test("No permitted direction means no arrow") func noPermittedDirectionMeansNoArrow() {
    let place = PopoverPlace.best(
      content: CGSize(width: 100, height: 100), anchor: CGRect(x: 150, y: 300, width: 0, height: 0),
      area: CGRect(x: 10, y: 10, width: 300, height: 600), permitted: [], mayOverlap: false)
    #expect(place.arrow == nil)
    #expect(place.frame == CGRect(x: 100, y: 250, width: 100, height: 100))
  }

  @Test("Escape dismisses the popover") func escapeDismisses() {
    let host = TestHost()
    let shown = show(in: host)
    host.press(.keyboardEscape)
    host.advance(by: 1)
    #expect(shown.presentingViewController == nil)
  }
}
