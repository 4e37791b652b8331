import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The grabber of a sheet that rests at several heights.
///
/// Apple's documentation of `accessibilityIncrement()`: "an adjustable element"; VoiceOver sends it for a
/// flick up, and `accessibilityDecrement()` for a flick down.
@MainActor
@Suite(.serialized)
struct SheetGrabberViewTests {
  private final class Listener: ActionSheetControllerDelegate {
    var changes = 0

    func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController) {
      changes += 1
    }
  }

  private let stage = PresentationStage((1...30).map { "Row \($0)" }, listens: false)
  private let listener = Listener()

  init() {
    stage.controller.detents = [.large, .small, .medium]
    stage.controller.prefersGrabberVisible = true
    stage.controller.delegate = listener
  }

  private var controller: ActionSheetController { stage.controller }
  private var grabber: SheetGrabberView? { stage.sheet.container.grabber }

  private func tapGrabber() {
    guard let grabber else { return }
    stage.host.touches.tap(
      at: grabber.convert(CGPoint(x: grabber.bounds.midX, y: 8), to: nil))
    stage.run()
  }

  @Test("A tap moves the sheet to the next greater detent, and from the greatest to the least")
  func aTapMovesTheSheetToTheNextGreaterDetentAndFromTheGreatestToTheLeast() {
    stage.show()
    #expect(
      grabber?.frame == CGRect(x: (stage.sheet.bounds.width - 60) / 2, y: 0, width: 60, height: 24))
    tapGrabber()
    #expect(controller.selectedDetent == .medium)
    tapGrabber()
    #expect(controller.selectedDetent == .large)
    tapGrabber()
    #expect(controller.selectedDetent == .small)
    #expect(listener.changes == 3)
    #expect(controller.outcome == nil)
  }

  @Test("A change of the detent by a tap is animated") func aTapTakesTime() throws {
    stage.show()
    let before = stage.shownFrame.minY
    let grabber = try #require(grabber)
    stage.host.touches.tap(at: grabber.convert(CGPoint(x: 30, y: 8), to: nil))
    stage.run(0.1)
    let between = stage.shownFrame.minY
    stage.run()
    #expect(between < before)
    #expect(stage.shownFrame.minY < between)
  }

  @Test("A finger on the grabber drags the sheet") func aFingerOnTheGrabberDragsTheSheet() throws {
    stage.show()
    let grabber = try #require(grabber)
    let start = grabber.convert(CGPoint(x: 30, y: 8), to: nil)
    stage.host.touches.down(start)
    stage.host.touches.glide(to: CGPoint(x: start.x, y: start.y - 200), duration: 0.4)
    stage.host.touches.advance(by: 0.3)
    stage.host.touches.up()
    stage.run()
    #expect(controller.selectedDetent == .medium)
    #expect(listener.changes == 1)
  }

  @Test("Assistive technology finds the grabber first, and moves the sheet with it")
  func assistiveTechnologyFindsTheGrabberFirstAndMovesTheSheetWithIt() {
    stage.show()
    let elements = controller.view.accessibilityElements as? [UIView]
    #expect(elements?.first === grabber)
    #expect(grabber?.accessibilityLabel == "Sheet Grabber")
    #expect(grabber?.accessibilityTraits == .adjustable)
    #expect(grabber?.accessibilityValue == "25%")
    grabber?.accessibilityIncrement()
    stage.run()
    #expect(controller.selectedDetent == .medium)
    #expect(grabber?.accessibilityValue == "50%")
    grabber?.accessibilityDecrement()
    grabber?.accessibilityDecrement()
    stage.run()
    #expect(controller.selectedDetent == .small)
    #expect(controller.outcome == nil)
    #expect(grabber?.accessibilityActivate() == true)
    #expect(controller.selectedDetent == .medium)
  }

  @Test("Assistive technology closes the sheet with the grabber, unless it is modal")
  func assistiveTechnologyClosesTheSheetWithTheGrabberUnlessItIsModal() {
    stage.show()
    controller.isModalInPresentation = true
    #expect(grabber?.accessibilityCustomActions == nil)
    controller.isModalInPresentation = false
    let action = grabber?.accessibilityCustomActions?.first
    #expect(action?.name == "Dismiss")
    #expect(action.flatMap { $0.actionHandler?($0) } == true)
    stage.run()
    #expect(controller.outcome == .cancelled(.accessibilityEscape))
  }

  @Test("Detents of one height are one detent for the grabber")
  func detentsThatLeadToOneHeightAreOneForTheGrabber() {
    let stage = PresentationStage(["Copy"])
    stage.controller.detents = [.large, .medium]
    stage.controller.prefersGrabberVisible = true
    stage.show()
    #expect(stage.sheet.container.grabber?.accessibilityActivate() == false)
  }

  @Test("The grabber comes and goes while the sheet is shown")
  func theGrabberComesAndGoesWhileTheSheetIsShown() {
    stage.show()
    controller.prefersGrabberVisible = false
    #expect(grabber == nil)
    #expect(!stage.sheet.subviews.contains { $0 is SheetGrabberView })
    #expect(controller.view.accessibilityElements?.count == 2)
    controller.prefersGrabberVisible = true
    stage.run()
    #expect(grabber?.superview === stage.sheet)
    #expect(controller.view.accessibilityElements?.count == 3)
  }
}
