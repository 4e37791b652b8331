import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Windows that change their size, also under a finger.
///
/// Apple's session 278 of WWDC26: an app is resized while it is in use; orientation is a preference.
@MainActor
@Suite(.serialized)
struct SheetResizingTests {
  private let stage = PresentationStage(size: CGSize(width: 466, height: 678), listens: false)

  private var touches: TouchDriver { stage.host.touches }

  /// The top of the sheet as it is drawn, in the window.
  private var top: CGFloat { stage.sheet.convert(CGPoint.zero, to: nil).y }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    stage.host.host.resize(to: CGSize(width: width, height: height))
    stage.host.layout()
  }

  @Test("A resize under a finger keeps finger and row together")
  func aResizeUnderAFingerKeepsFingerAndRowTogether() {
    stage.controller.style.closesOnSwipe = true
    stage.show()
    let rest = top
    let start = CGPoint(x: 200, y: rest + 20)
    touches.down(start)
    touches.glide(to: CGPoint(x: 200, y: start.y + 80), duration: 0.3)
    #expect(isClose(top, rest + 80, within: 1))
    let held = top
    resize(626, 890)
    #expect(isClose(top, held, within: 1))
    touches.move(to: CGPoint(x: 200, y: start.y + 100))
    #expect(isClose(top, held + 20, within: 1))
    touches.up()
    stage.run()
    #expect(stage.sheet.transform == .identity)
    #expect(stage.sheet.frame.maxY == 890)
    #expect(stage.controller.outcome == nil)
  }

  @Test("A resize while a finger moves between detents keeps the edge at the finger")
  func aResizeWhileAFingerMovesBetweenDetentsKeepsTheEdgeAtTheFinger() {
    for number in 1...40 { stage.controller.addAction(.default("Row \(number)")) }
    stage.controller.detents = [.small, .large]
    stage.show()
    let rest = top
    touches.down(CGPoint(x: 200, y: rest + 20))
    touches.glide(to: CGPoint(x: 200, y: rest - 100), duration: 0.3)
    #expect(isClose(top, rest - 120, within: 1))
    resize(626, 890)
    #expect(isClose(top, rest - 120, within: 1))
    touches.advance(by: 0.3)
    touches.up()
    stage.run()
    let heights = stage.controller.detentTrack.heights
    let shown = stage.sheet.layout.containerFrame.height - stage.sheet.layout.bottomRoom
    #expect(heights.contains { isClose($0, shown, within: 1) })
    #expect(stage.sheet.frame.maxY == 890)
  }

  @Test(
    "A resize during the presentation leads to the place in the new window",
    arguments: [0.0, 0.05, 0.15])
  func aResizeDuringThePresentationLeadsToThePlaceInTheNewWindow(seconds: Double) {
    stage.controller.present(from: stage.root)
    stage.run(seconds)
    resize(626, 890)
    stage.run(0.05)
    resize(320, 500)
    stage.run()
    #expect(stage.sheet.frame.maxY == 500)
    #expect(stage.sheet.frame.width <= 320)
    #expect(stage.sheet.transform == .identity)
    #expect(stage.controller.view.bounds.size == CGSize(width: 320, height: 500))
  }

  @Test("A resize during the dismissal ends it", arguments: [0.02, 0.1])
  func aResizeDuringTheDismissalEndsIt(seconds: Double) {
    stage.show()
    stage.controller.cancel()
    stage.run(seconds)
    resize(626, 890)
    stage.run()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.controller.outcome == .cancelled(.programmatic))
  }

  @Test("A fold that appears moves the sheet to one side, and taps meet its rows")
  func aFoldThatAppearsMovesTheSheetToOneSideAndTapsMeetItsRows() {
    stage.controller.style.closesOnBackgroundTap = false
    stage.show()
    resize(626, 890)
    stage.controller.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 890)]
    stage.run()
    #expect(stage.sheet.frame.maxX <= 309)
    #expect(stage.sheet.frame.maxY == 890)
    stage.tap("Copy")
    stage.run()
    #expect(stage.controller.outcome?.choice?.id == "Copy")
  }

  @Test("A sheet with detents is at most as high as the part below a fold")
  func aSheetWithDetentsIsAtMostAsHighAsThePartBelowAFold() {
    for number in 1...40 { stage.controller.addAction(.default("Row \(number)")) }
    stage.controller.detents = [.medium, .large]
    stage.controller.reservedRects = [CGRect(x: 0, y: 335, width: 466, height: 8)]
    stage.controller.selectedDetent = .large
    stage.show()
    #expect(stage.sheet.frame.minY >= 343)
    #expect(stage.sheet.frame.minY < 380)
    stage.controller.selectedDetent = .medium
    stage.run()
    #expect(stage.sheet.frame.minY > 480)
  }

  @Test("A sheet on a full screen is on one side of a fold")
  func aSheetOnAFullScreenIsOnOneSideOfAFold() {
    stage.controller.modalPresentationStyle = .fullScreen
    stage.controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 678)]
    stage.root.present(stage.controller, animated: false)
    stage.run()
    let frame = stage.sheet.convert(stage.sheet.bounds, to: nil)
    #expect(frame.minX == 16 && frame.maxX == 213)
    stage.controller.reservedRects = []
    stage.run()
    #expect(stage.sheet.convert(stage.sheet.bounds, to: nil).maxX == 450)
  }

  @Test("A popover is on its source's side of a fold")
  func aPopoverIsOnTheSideOfAFoldOnWhichItsSourceIs() {
    let source = UIView(frame: CGRect(x: 200, y: 400, width: 60, height: 30))
    stage.root.view.addSubview(source)
    for number in 1...20 { stage.controller.addAction(.default("Row \(number)")) }
    stage.controller.adaptivity = .alwaysPopover
    stage.controller.reservedRects = [CGRect(x: 0, y: 335, width: 466, height: 8)]
    stage.controller.present(from: stage.root, anchoredTo: source)
    stage.run()
    var frame = stage.sheet.convert(stage.sheet.bounds, to: nil)
    #expect(frame.minY >= 343 && frame.height > 80)
    source.frame.origin.y = 100
    stage.run()
    frame = stage.sheet.convert(stage.sheet.bounds, to: nil)
    #expect(frame.maxY <= 335 && frame.height > 80)
  }
}
