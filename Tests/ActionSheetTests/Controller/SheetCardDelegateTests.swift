import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// A sheet that is shown as a card of UIKit's.
@MainActor
@Suite(.serialized)
struct SheetCardDelegateTests {
  private let stage = PresentationStage()

  private func present(_ style: UIModalPresentationStyle = .pageSheet) {
    stage.controller.modalPresentationStyle = style
    stage.root.present(stage.controller, animated: true)
    stage.run()
  }

  private func drag(to end: CGFloat) {
    stage.host.touches.down(CGPoint(x: 195, y: 80))
    for y in stride(from: CGFloat(90), through: end, by: 30) {
      stage.host.touches.move(to: CGPoint(x: 195, y: y))
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
    drag(to: 780)
    #expect(stage.log.entries.last == "dismissed swipe")
    #expect(!stage.controller.isPresented)
  }

  @Test("Whoever has a say keeps the card, and the app's own dismissal is the app's")
  func kept() {
    stage.log.allowsCancelling = false
    present()
    drag(to: 780)
    #expect(stage.controller.isPresented)
    stage.root.dismiss(animated: true)
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("A card that the finger brings back has not been swiped")
  func broughtBack() {
    present()
    drag(to: 120)
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
    drag(to: 780)
    #expect(stage.log.entries.last == "dismissed programmatic")
  }
}
