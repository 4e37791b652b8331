import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Where a sheet takes touches, and where the background behind it does.
@MainActor
@Suite(.serialized)
struct ActionSheetControlHitShapeTests {
  private func corner(_ sheet: UIView, _ x: CGFloat, _ y: CGFloat, right: Bool = false) -> CGPoint {
    sheet.convert(CGPoint(x: right ? sheet.bounds.maxX - x : x, y: y), to: nil)
  }

  /// Taps the sheet, which is shown again if it was closed, at a point of its own.
  private func closes(
    _ stage: PresentationStage, _ x: CGFloat, _ y: CGFloat, right: Bool = false
  ) -> Bool {
    if !stage.controller.isPresented { stage.show() }
    stage.host.touches.tap(at: corner(stage.sheet, x, y, right: right))
    stage.run()
    return !stage.controller.isPresented
  }

  @Test("A tap just outside of a rounded corner closes the sheet, a tap just inside does not")
  func aTapJustOutsideOfARoundedCornerClosesTheSheetOneJustInsideDoesNot() {
    let stage = PresentationStage()
    stage.controller.style.metrics.cornerRadius = 20
    stage.show()
    // The diagonal meets a circle of 20 points at 5.86.
    for right in [false, true] {
      #expect(!closes(stage, 6.3, 6.3, right: right))
      #expect(closes(stage, 5.4, 5.4, right: right))
      #expect(stage.log.entries.last == "dismissed backgroundTap")
      stage.show()
    }
  }

  @Test("The corners of each group, and the gaps between groups, are the background")
  func theCornersOfEachGroupAndTheGapsBetweenGroupsAreTheBackground() throws {
    let stage = PresentationStage()
    stage.controller.style.metrics.cornerRadius = 20
    stage.show()
    let layout = stage.sheet.layout
    let row = try #require(layout.rows.index(of: "Cancel"))
    let cancel = try #require(layout.frameInContainer(ofRow: row))
    #expect(closes(stage, 180, cancel.minY - 4))
    #expect(closes(stage, 5, cancel.minY + 5))
    #expect(closes(stage, 5, cancel.minY - 13))
    #expect(closes(stage, 5, cancel.maxY - 5, right: true))
    #expect(closes(stage, 180, cancel.maxY + 2))
    #expect(!closes(stage, 180, 3))
    // Inside of its corner, the row is chosen.
    _ = closes(stage, 7, cancel.minY + 7)
    #expect(stage.log.entries.last == "dismissed cancelled 2")
  }

  @Test("A sheet that does not close by a tap swallows touches on its corners")
  func aSheetThatDoesNotCloseByATapSwallowsTouchesOnItsCorners() {
    let stage = PresentationStage()
    stage.controller.style.closesOnBackgroundTap = false
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.host.add(button)
    let events = ControlEventRecorder(button)
    stage.show()
    #expect(!closes(stage, 1, 1))
    #expect(events.names.isEmpty)
  }

  @Test("A finger that comes down on a corner and lifts on a row closes and chooses nothing")
  func aFingerThatComesDownOnACornerAndLiftsOnARowClosesAndChoosesNothing() {
    let stage = PresentationStage()
    stage.show()
    stage.host.touches.down(corner(stage.sheet, 1, 1))
    stage.host.touches.move(to: stage.point("Copy"))
    stage.host.touches.up()
    stage.run()
    #expect(stage.controller.isPresented)
    stage.host.touches.down(stage.point("Copy"))
    stage.host.touches.move(to: corner(stage.sheet, 1, 1))
    stage.host.touches.up()
    stage.run()
    #expect(stage.controller.isPresented)
  }

  @Test("A sheet from edge to edge takes every touch on it")
  func aSheetFromEdgeToEdgeTakesEveryTouchOnIt() {
    let stage = PresentationStage()
    stage.controller.style = .edgeToEdge
    stage.show()
    let bounds = stage.sheet.bounds
    for x in [0.5, bounds.midX, bounds.maxX - 0.5] {
      for y in stride(from: 0.5, to: bounds.maxY, by: 1) {
        #expect(stage.sheet.point(inside: CGPoint(x: x, y: y), with: nil))
      }
    }
    #expect(!closes(stage, 0.5, 0.5))
  }

  @Test("A solid sheet at the bottom of the window has corners at the top alone")
  func aSolidSheetAtTheBottomOfTheWindowHasCornersAtTheTopAlone() {
    let stage = PresentationStage()
    stage.controller.style.separatesRows = false
    stage.controller.style.metrics.cornerRadius = 24
    stage.controller.style.metrics.bottomSpacing = 0
    stage.show()
    let height = stage.sheet.bounds.height
    #expect(!stage.sheet.point(inside: CGPoint(x: 2, y: 2), with: nil))
    #expect(stage.sheet.point(inside: CGPoint(x: 8, y: 8), with: nil))
    #expect(stage.sheet.point(inside: CGPoint(x: 1, y: height - 1), with: nil))
  }

  @Test("A list that scrolls takes touches on its gaps, from which a finger scrolls it")
  func aListThatScrollsTakesTouchesOnItsGapsFromWhichAFingerScrollsIt()
    throws
  {
    let stage = PresentationStage([])
    for section in 0..<10 {
      stage.controller.sheet.addItem(.section())
      for row in 0..<3 { stage.controller.addAction(stage.action("\(section) \(row)")) }
    }
    stage.show()
    let layout = stage.sheet.layout
    #expect(layout.body.scrolls)
    let row = try #require(layout.rows.index(of: "1 0"))
    let frame = try #require(layout.frameInContainer(ofRow: row))
    let gap = corner(stage.sheet, 180, frame.minY - 4)
    stage.host.touches.down(gap)
    stage.host.touches.glide(to: CGPoint(x: gap.x, y: gap.y - 80))
    stage.host.touches.up()
    stage.run(2)
    #expect(stage.sheet.scrollOffset > 40)
    // Its own corners are those of what is seen of it.
    #expect(!stage.sheet.point(inside: CGPoint(x: 1, y: layout.body.viewport.minY + 1), with: nil))
    #expect(
      stage.sheet.point(inside: CGPoint(x: 6, y: layout.body.viewport.minY + 6), with: nil))
  }

  @Test("The region follows a detent") func theRegionFollowsADetent() {
    let stage = PresentationStage((1...30).map { "Row \($0)" })
    stage.controller.detents = [.small, .large]
    stage.show()
    for detent in [SheetDetent.small, .large] {
      stage.controller.selectedDetent = detent
      stage.run()
      #expect(!stage.sheet.point(inside: CGPoint(x: 1, y: 1), with: nil))
      #expect(stage.sheet.point(inside: CGPoint(x: 5, y: 5), with: nil))
      let layout = stage.sheet.layout
      let bottom = layout.containerFrame.height - layout.bottomRoom
      #expect(!stage.sheet.point(inside: CGPoint(x: 1, y: bottom - 1), with: nil))
      #expect(stage.sheet.point(inside: CGPoint(x: 180, y: bottom - 1), with: nil))
    }
  }

  @Test("The region is that of the glass, whose corners follow the display")
  func theRegionIsThatOfTheGlassWhoseCornersFollowTheDisplay() throws {
    guard #available(iOS 26, *) else { return }
    let stage = PresentationStage()
    stage.host.window.traitOverrides[SystemDesignTrait.self] = .glass
    stage.controller.style = .system
    stage.show()
    let background = try #require(stage.sheet.container.backgrounds.last)
    let (frame, sheet) = (background.frame, stage.sheet)
    for corner in [UIRectCorner.topLeft, .bottomLeft] {
      let radius = background.radius(of: corner)
      #expect(radius >= 26)
      let way = radius * (1 - 0.5.squareRoot())
      let y = { corner == .topLeft ? frame.minY + $0 : frame.maxY - $0 }
      #expect(!sheet.point(inside: CGPoint(x: way - 0.5, y: y(way - 0.5)), with: nil))
      #expect(sheet.point(inside: CGPoint(x: way + 0.5, y: y(way + 0.5)), with: nil))
    }
  }

  @Test("The region is the same in a layout from right to left")
  func theRegionIsTheSameInALayoutFromRightToLeft() {
    let points = (0..<40).map { CGPoint(x: CGFloat($0) / 2, y: CGFloat($0 % 7)) }
    func inside(_ direction: UITraitEnvironmentLayoutDirection) -> [Bool] {
      let fixture = SheetFixture(direction: direction, "H N C")
      return points.map { fixture.sheet.point(inside: $0, with: nil) }
    }
    #expect(inside(.leftToRight) == inside(.rightToLeft))
    #expect(inside(.leftToRight).contains(false))
  }

  @MainActor private final class TapCounter: NSObject, _SelectorReceiving {
    private(set) var taps = 0
    func count(_ tap: UITapGestureRecognizer) { taps += 1 }
    static var _selectors: [_SelectorMethod] { [.init("count:", count)] }
  }

  @Test("A tap that does nothing in the sheet goes to the recognizer of a view around it")
  func aTapThatDoesNothingInTheSheetGoesToTheRecognizerOfAViewAroundIt() {
    let fixture = SheetFixture("H N N C")
    fixture.sheet.updateAction(id: "N1") { $0.isEnabled = false }
    fixture.host.layout()
    let (tap, counter) = (UITapGestureRecognizer(), TapCounter())
    tap.addTarget(counter, action: "count:")
    fixture.host.view.addGestureRecognizer(tap)
    fixture.host.touches.tap(at: fixture.middle(of: "N0"))
    #expect(fixture.chosen == ["N0"] && counter.taps == 0)
    fixture.host.touches.tap(at: fixture.middle(of: "N1"))
    #expect(fixture.chosen == ["N0"] && counter.taps == 1)
    fixture.host.touches.tap(at: fixture.host.touches.point(in: fixture.rows[0]))
    #expect(fixture.chosen == ["N0"] && counter.taps == 2)
    fixture.sheet.isEnabled = false
    fixture.host.touches.tap(at: fixture.middle(of: "N0"))
    #expect(fixture.chosen == ["N0"] && counter.taps == 3)
  }

  @Test("An app can set the region") func anAppCanSetTheRegion() {
    let fixture = SheetFixture("N C")
    fixture.sheet.hitShape = .bounds
    #expect(fixture.sheet.point(inside: CGPoint(x: 0.5, y: 0.5), with: nil))
  }
}
