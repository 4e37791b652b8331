import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// A sheet that is shown as a card of UIKit's.
@MainActor
@Suite(.serialized)
struct SheetCardDelegateTests {
  private let stage = PresentationStage()

  private func present(_ style: UIModalPresentationStyle = .pageSheet, closesOnSwipe: Bool = true) {
    stage.controller.style.closesOnSwipe = closesOnSwipe
    stage.controller.modalPresentationStyle = style
    stage.root.present(stage.controller, animated: true)
    stage.run()
  }

  private var top: CGFloat { stage.controller.view.convert(CGPoint.zero, to: nil).y }

  private func drag(by way: CGFloat) {
    let start = top + 20
    stage.host.touches.down(CGPoint(x: 195, y: start))
    for y in stride(from: CGFloat(0), through: way, by: way / 20) {
      stage.host.touches.move(to: CGPoint(x: 195, y: start + y))
    }
    stage.host.touches.up()
    stage.run(2)
  }

  @Test(
    "A card that the user drags away ends as swiped",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet,
    ])
  func swiped(style: UIModalPresentationStyle) {
    present(style)
    drag(by: 240)
    #expect(stage.log.entries.last == "dismissed swipe")
    #expect(!stage.controller.isPresented)
  }

  @Test("A card whose style does not say so is not closed by a swipe")
  func keptByStyle() {
    present(closesOnSwipe: false)
    drag(by: 240)
    #expect(stage.controller.isPresented)
    stage.controller.cancel()
    stage.run()
    #expect(stage.sheet.center.x.isFinite && stage.sheet.center.y.isFinite)
  }

  @Test(
    "A modal presentation style of the app stays, with and without a source",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen])
  func styleOfTheApp(style: UIModalPresentationStyle) {
    for anchor in [nil, stage.host.view] {
      stage.controller.adaptivity = .alwaysPopover
      stage.controller.modalPresentationStyle = style
      stage.controller.sheet.showsCancelActions = false
      stage.controller.present(from: stage.root, anchoredTo: anchor)
      stage.run()
      #expect(stage.controller.modalPresentationStyle == style)
      #expect(stage.controller.presentationController?.presentationStyle == style)
      #expect(!stage.sheet.showsCancelActions)
      #expect(stage.sheet.layout.rows.index(of: "Cancel") == nil)
      stage.controller.cancel()
      stage.run()
      #expect(stage.controller.modalPresentationStyle == style)
      #expect(stage.sheet.center.x.isFinite && stage.sheet.center.y.isFinite)
    }
  }

  @Test("Delegates can keep the card, and a dismissal in code has the app as cause")
  func kept() {
    stage.log.allowsCancelling = false
    present()
    drag(by: 240)
    #expect(stage.controller.isPresented)
    stage.root.dismiss(animated: true)
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("A card that the finger returns was not swiped")
  func broughtBack() {
    present()
    drag(by: 20)
    #expect(stage.controller.isPresented)
    stage.root.dismiss(animated: true)
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("A delegate that is set by hand is left in place")
  func ownDelegate() {
    final class Own: NSObject, UISheetPresentationControllerDelegate {}
    let own = Own()
    stage.controller.modalPresentationStyle = .pageSheet
    stage.controller.presentationController?.delegate = own
    present()
    #expect(stage.controller.presentationController?.delegate === own)
    drag(by: 240)
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  // MARK: Detents

  private var card: UISheetPresentationController? { stage.controller.sheetPresentationController }

  /// The height of the card above the home indicator.
  private var height: CGFloat { 844 - top }

  @Test("A card is as high as its content, and follows it")
  func aCardIsAsHighAsItsContentAndFollowsIt() {
    present()
    let before = height
    #expect(before > 200)
    #expect(before < 400)
    #expect(isClose(stage.sheet.bounds.height, stage.sheet.layout.rowsHeight, within: 1))
    stage.controller.addAction(.default("Share"))
    stage.run()
    #expect(height > before + 40)
    #expect(isClose(stage.sheet.bounds.height, stage.sheet.layout.rowsHeight, within: 1))
  }

  @Test("A card has the detents of UIKit, which a finger changes, and none of the sheet's")
  func aCardHasTheDetentsOfUIKitWhichAFingerChangesAndNoneOfTheSheets() {
    for number in 1...30 { stage.controller.addAction(.default("Row \(number)")) }
    stage.controller.detents = [.small]
    stage.controller.prefersGrabberVisible = true
    stage.controller.modalPresentationStyle = .pageSheet
    card?.detents = [.medium(), .large()]
    present()
    #expect(card?.prefersGrabberVisible == false)
    #expect(stage.sheet.container.grabber == nil)
    #expect(isClose(height, 417, within: 6))
    drag(by: -380)
    #expect(height > 800)
    #expect(card?.selectedDetentIdentifier == .large)
    #expect(stage.controller.selectedDetent == .small)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
  }

  @Test("Detents of the sheet alone leave a card as high as its content")
  func detentsOfTheSheetAloneLeaveACardAsHighAsItsContent() {
    present()
    let before = height
    stage.root.dismiss(animated: false)
    stage.run()
    stage.controller.detents = [.small, .large]
    stage.controller.selectedDetent = .small
    present()
    #expect(isClose(height, before, within: 1))
    #expect(card?.detents.count == 1)
  }

  @Test("Detents that the app sets on the card stay") func detentsThatTheAppHasGivenTheCardStay() {
    stage.controller.modalPresentationStyle = .pageSheet
    card?.detents = [.medium()]
    stage.controller.detents = [.small]
    present()
    #expect(card?.detents.map(\.identifier) == [.medium])
    #expect(isClose(height, 417, within: 6))
  }
}
