import TestSupport
import Testing

@testable import ActionSheet

/// Fingers on a sheet, by way of the window.
@MainActor
struct SheetSelectionTests {
  @Test("The highlight appears with the finger, and lifting it chooses")
  func tapChooses() {
    let fixture = SheetFixture("D N C")
    let recorder = ControlEventRecorder(fixture.sheet, for: .primaryActionTriggered)
    fixture.host.touches.down(fixture.middle(of: "N1"))
    #expect(fixture.highlighted == ["N1"])
    #expect(fixture.chosen.isEmpty)
    fixture.host.touches.up()
    #expect(fixture.chosen == ["N1"])
    #expect(fixture.highlighted.isEmpty)
    #expect(recorder.names.count == 1)
  }

  @Test("Sliding highlights one row after the other with haptics; the first touch has none")
  func slidingIsFelt() {
    let fixture = SheetFixture("H D N N C")
    let touches = fixture.host.touches
    touches.down(fixture.middle(of: "D0"))
    #expect(fixture.haptics.played.isEmpty)
    touches.move(to: fixture.middle(of: "N1"))
    #expect(fixture.highlighted == ["N1"])
    touches.move(to: fixture.middle(of: "C3"))
    #expect(fixture.highlighted == ["C3"])
    touches.up()
    #expect(fixture.chosen == ["C3"])
    #expect(fixture.haptics.played == [.selection, .selection])
    #expect(fixture.haptics.prepareCount == 1)
  }

  @Test("A finger that began on the header can slide into a row")
  func slidesInFromHeader() {
    let fixture = SheetFixture("H D C")
    let header = fixture.sheet.frame.minY + 5
    fixture.host.touches.down(CGPoint(x: 195, y: header))
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.move(to: fixture.middle(of: "D0"))
    #expect(fixture.highlighted == ["D0"])
    fixture.host.touches.up()
    #expect(fixture.chosen == ["D0"])
  }

  @Test("Lifting outside chooses nothing")
  func liftingOutside() {
    let fixture = SheetFixture("D N C")
    fixture.host.touches.down(fixture.middle(of: "N1"))
    fixture.host.touches.move(to: CGPoint(x: 195, y: 100))
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
    #expect(fixture.backgroundTaps == 0)
  }

  @Test("Moving up or down in a list that scrolls chooses nothing")
  func scrollsFirst() {
    let fixture = SheetFixture(style: .system)
    fixture.add(String(repeating: "N", count: 40) + "C")
    fixture.host.layout()
    let start = fixture.middle(of: "N5")
    fixture.host.touches.down(start)
    #expect(fixture.highlighted == ["N5"])
    for step in 1...10 {
      fixture.host.touches.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 12))
    }
    #expect(fixture.highlighted.isEmpty)
    #expect(fixture.sheet.scrollOffset > 50)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
  }

  @Test("Moving sideways never cancels, even in a list that scrolls")
  func sidewaysSlides() {
    let fixture = SheetFixture(style: .system)
    fixture.add(String(repeating: "N", count: 40) + "C")
    fixture.host.layout()
    let start = fixture.middle(of: "N5")
    fixture.host.touches.down(start)
    for step in 1...6 {
      fixture.host.touches.move(to: CGPoint(x: start.x + CGFloat(step) * 10, y: start.y))
    }
    #expect(fixture.highlighted == ["N5"])
    fixture.host.touches.move(to: CGPoint(x: start.x + 60, y: start.y + 57))
    #expect(fixture.highlighted == ["N6"])
    fixture.host.touches.up()
    #expect(fixture.chosen == ["N6"])
    #expect(fixture.sheet.scrollOffset == 0)
  }

  @Test("A finger that stops the list chooses nothing") func aFingerThatStopsTheListChoosesNothing()
  {
    let fixture = SheetFixture(style: .system)
    fixture.add(String(repeating: "N", count: 200) + "C")
    fixture.host.layout()
    let start = fixture.middle(of: "N8")
    fixture.host.touches.down(start)
    for step in 1...8 {
      fixture.host.touches.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 30))
    }
    fixture.host.touches.up()
    fixture.host.advance(by: 0.1)
    #expect(fixture.sheet.container.body.isDecelerating)
    fixture.host.touches.down(start)
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
    fixture.host.touches.tap(fixture.sheet, at: CGPoint(x: 180, y: 300))
    #expect(fixture.chosen.count == 1)
  }

  @Test("The first of several fingers is followed")
  func firstFingerWins() {
    let fixture = SheetFixture("D N C")
    fixture.host.touches.down(fixture.middle(of: "D0"), finger: 0)
    fixture.host.touches.down(fixture.middle(of: "N1"), finger: 1)
    #expect(fixture.highlighted == ["D0"])
    fixture.host.touches.up(finger: 1)
    #expect(fixture.chosen.isEmpty)
    fixture.host.touches.up(finger: 0)
    #expect(fixture.chosen == ["D0"])
  }

  @Test("A disabled action has no highlight, no haptic and no callback")
  func disabledActions() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.updateAction(id: "N1") { $0.isEnabled = false }
    fixture.host.layout()
    fixture.host.touches.down(fixture.middle(of: "D0"))
    fixture.host.touches.move(to: fixture.middle(of: "N1"))
    #expect(fixture.highlighted.isEmpty)
    #expect(fixture.haptics.played.isEmpty)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
  }

  @Test("With sliding off only the row where the finger began can be chosen")
  func slidingOff() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.allowsSliding = false
    fixture.host.touches.down(fixture.middle(of: "D0"))
    fixture.host.touches.move(to: fixture.middle(of: "N1"))
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.move(to: fixture.middle(of: "D0"))
    #expect(fixture.highlighted == ["D0"])
    fixture.host.touches.up()
    #expect(fixture.chosen == ["D0"])
    #expect(fixture.haptics.played.isEmpty)
  }

  @Test("A tap on a gap of a sheet among other views, or on the space below, is reported")
  func gapsAreBackground() {
    let fixture = SheetFixture("N C")
    fixture.sheet.settings.environment = nil
    fixture.sheet.layoutChanged = nil
    fixture.sheet.frame = CGRect(x: 10, y: 300, width: 360, height: 200)
    fixture.host.layout()
    fixture.host.touches.tap(fixture.sheet, at: CGPoint(x: 180, y: 60))
    fixture.host.touches.tap(fixture.sheet, at: CGPoint(x: 180, y: 125))
    #expect(fixture.backgroundTaps == 2)
    #expect(fixture.chosen.isEmpty)
  }

  @Test("A view of the app keeps its touches")
  func customViewsOptOut() {
    let fixture = SheetFixture("N C")
    let toggle = UISwitch()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 370, height: 60))
    toggle.center = CGPoint(x: 180, y: 30)
    holder.addSubview(toggle)
    fixture.sheet.contentView = holder
    fixture.host.layout()
    fixture.host.touches.tap(toggle)
    fixture.host.advance(by: 0.5)
    #expect(toggle.isOn)
    fixture.host.touches.down(in: holder, at: CGPoint(x: 10, y: 30))
    fixture.host.touches.move(to: fixture.middle(of: "N0"))
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
  }

  // UIView.h, gestureRecognizerShouldBegin: only the touched view is asked, which is the app's here.
  @Test("A drag on a header view of the app does not scroll the rows")
  func aDragOnAHeaderViewOfTheAppDoesNotScrollTheRows() throws {
    let fixture = SheetFixture(String(repeating: "N ", count: 30))
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 370, height: 60))
    fixture.sheet.headerView = holder
    fixture.host.layout()
    let before = fixture.sheet.scrollOffset
    let start = holder.convert(CGPoint(x: 100, y: 40), to: nil)
    fixture.host.touches.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
    fixture.host.advance(by: 0.5)
    #expect(fixture.sheet.layout.body.scrolls && fixture.sheet.scrollOffset == before)
  }

  @Test("A row that can no longer be chosen loses its highlight")
  func aRowThatCanNoLongerBeChosenLosesItsHighlight() {
    let fixture = SheetFixture("D N C")
    fixture.host.touches.down(fixture.middle(of: "N1"))
    fixture.sheet.updateAction(id: "N1") { $0.isEnabled = false }
    fixture.host.layout()
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
  }

  @Test("A finger at rest chooses no row that came under it", arguments: [false, true])
  func aFingerAtRestChoosesNoRowThatCameUnderIt(isAnimated: Bool) {
    let fixture = SheetFixture("N D N C")
    fixture.host.touches.down(fixture.middle(of: "N0"))
    fixture.sheet.performBatchUpdates(animated: isAnimated) {
      fixture.sheet.removeItem(id: "N2")
    }
    fixture.host.layout()
    fixture.host.advance(by: 0.1)
    fixture.host.touches.up()
    #expect(fixture.chosen.isEmpty)
  }

  @Test("A finger at rest chooses its row when rows move above it")
  func aFingerAtRestChoosesItsRowWhenRowsMoveAboveIt() {
    let fixture = SheetFixture("N D N C")
    fixture.host.touches.down(fixture.middle(of: "N2"))
    fixture.sheet.removeItem(id: "N0")
    fixture.host.layout()
    fixture.host.touches.up()
    #expect(fixture.chosen == ["N2"])
  }

  @Test("A finger on rows under way chooses what is drawn under it, or nothing")
  func aFingerOnRowsUnderWayChoosesWhatIsDrawnUnderItOrNothing() {
    let fixture = SheetFixture("N D N C")
    let shown = fixture.middle(of: "N0")
    fixture.sheet.performBatchUpdates(animated: true) {
      fixture.sheet.removeItem(id: "N2")
    }
    let next = fixture.middle(of: "N0")
    fixture.host.advance(by: 0.02)
    fixture.host.touches.tap(at: CGPoint(x: next.x, y: next.y + 10))
    #expect(fixture.chosen.isEmpty)
    fixture.host.advance(by: 1)
    fixture.host.touches.tap(at: next)
    #expect(fixture.chosen == ["N0"])
    #expect(shown != next)
  }

  @Test("The highlight follows its action when rows are inserted above")
  func highlightFollowsIdentity() {
    let fixture = SheetFixture("D N C")
    fixture.host.touches.down(fixture.middle(of: "N1"))
    fixture.sheet.insertAction(.default("New"), at: 0)
    fixture.host.layout()
    #expect(fixture.highlighted == ["N1"])
  }

  @Test("Canceled touches choose nothing") func cancelledTouchesChooseNothing() {
    let fixture = SheetFixture("D N C")
    fixture.host.touches.down(fixture.middle(of: "N1"))
    fixture.host.touches.cancel()
    #expect(fixture.highlighted.isEmpty)
    #expect(fixture.chosen.isEmpty)
  }

  @Test("A disabled sheet takes no touches") func aDisabledSheetTakesNoTouches() {
    let fixture = SheetFixture("D N C")
    fixture.host.touches.down(fixture.middle(of: "N1"))
    fixture.sheet.isEnabled = false
    #expect(fixture.highlighted.isEmpty)
    fixture.host.touches.up()
    fixture.host.touches.tap(fixture.sheet, at: CGPoint(x: 180, y: 20))
    #expect(fixture.chosen.isEmpty)
  }

  @Test("A wheel scrolls the rows under it") func aWheelScrollsTheRowsUnderIt() {
    let fixture = SheetFixture(style: .system)
    fixture.add(String(repeating: "N", count: 40) + "C")
    fixture.host.layout()
    fixture.host.touches.scroll(by: CGVector(dx: 0, dy: -120), at: fixture.middle(of: "N5"))
    #expect(fixture.sheet.scrollOffset == 120)
  }
}
