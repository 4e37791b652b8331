import Foundation
import Testing

@testable import ActionSheet

/// Fingers over rows 0, 1, 2 …, as on the system's sheet.
struct SelectionTrackerTests {
  private typealias Tracker = SelectionTracker<Int, Int>

  private func point(_ x: CGFloat = 0, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("2.10: the highlight comes with the finger, and is not felt")
  func touchDown() {
    var tracker = Tracker()
    #expect(
      tracker.touchBegan(1, at: point(), over: .row(4)) == [.prepareHaptics, .highlight(4)])
    #expect(tracker.highlighted == 4)
    #expect(tracker.isTracking)
  }

  @Test("2.10: every row entered by sliding is highlighted and felt, the first one again too")
  func sliding() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchMoved(1, to: point(0, 60), over: .row(1)) == [.highlight(1), .tick])
    #expect(tracker.touchMoved(1, to: point(0, 61), over: .row(1)) == [])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [.highlight(0), .tick])
  }

  @Test("2.10: lifting selects the row under the finger")
  func release() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    _ = tracker.touchMoved(1, to: point(0, 60), over: .row(1))
    #expect(
      tracker.touchEnded(1, at: point(0, 60), over: .row(1)) == [.highlight(nil), .select(1)])
    #expect(!tracker.isTracking)
    #expect(tracker.highlighted == nil)
  }

  @Test(
    "2.10: lifting elsewhere selects nothing",
    arguments: [
      SelectionTarget<Int>.inert, .background, .ownTouches,
    ])
  func releaseElsewhere(target: SelectionTarget<Int>) {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchEnded(1, at: point(), over: target) == [.highlight(nil)])
  }

  @Test("2.10: a finger that begins on the header may slide into a row, which is felt")
  func fromHeader() {
    var tracker = Tracker()
    #expect(tracker.touchBegan(1, at: point(), over: .inert) == [.prepareHaptics])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [.highlight(0), .tick])
    #expect(tracker.touchEnded(1, at: point(), over: .row(0)).last == .select(0))
  }

  @Test("A row that cannot be chosen has no highlight, no tick and no selection")
  func disabledRow() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchMoved(1, to: point(), over: .inert) == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .inert) == [])
    #expect(tracker.touchEnded(1, at: point(), over: .inert) == [])
  }

  @Test("2.10: the first of several fingers is followed, the others never")
  func severalFingers() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchBegan(2, at: point(), over: .row(1)) == [])
    #expect(tracker.touchMoved(2, to: point(), over: .row(2)) == [])
    #expect(tracker.touchEnded(2, at: point(), over: .row(2)) == [])
    #expect(tracker.highlighted == 0)
    #expect(tracker.touchEnded(1, at: point(), over: .background) == [.highlight(nil)])
    #expect(tracker.touchMoved(2, to: point(), over: .row(2)) == [])
  }

  @Test("2.10: moving sideways never cancels, however far")
  func sideways() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    #expect(tracker.touchMoved(1, to: point(300, 9), over: .row(0)) == [])
    #expect(tracker.touchEnded(1, at: point(300, 9), over: .row(0)).last == .select(0))
  }

  @Test("2.10: moving up or down scrolls first where the list scrolls", arguments: [-11, 11])
  func scrollsFirst(y: CGFloat) {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    #expect(tracker.touchMoved(1, to: point(0, y), over: .row(0)) == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(0, y * 2), over: .row(1)) == [])
    #expect(tracker.touchEnded(1, at: point(0, y * 2), over: .row(1)) == [])
  }

  @Test("While a finger scrolls no other one selects; after it has lifted one does")
  func othersWhileScrolling() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    _ = tracker.touchMoved(1, to: point(0, 50), over: .row(0))
    #expect(tracker.touchBegan(2, at: point(), over: .row(1)) == [])
    _ = tracker.touchEnded(1, at: point(0, 50), over: .row(0))
    #expect(tracker.touchBegan(3, at: point(), over: .row(1)).last == .highlight(1))
  }

  @Test("A finger that jumps and lifts at once scrolls, it selects nothing")
  func flick() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    #expect(
      tracker.touchEnded(1, at: point(0, 80), over: .row(1)) == [.highlight(nil)])
  }

  @Test("2.10: a view of the app's own keeps its finger, and others are followed meanwhile")
  func ownTouches() {
    var tracker = Tracker()
    #expect(tracker.touchBegan(1, at: point(), over: .ownTouches) == [])
    #expect(!tracker.isTracking)
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [])
    #expect(tracker.touchBegan(2, at: point(), over: .row(0)).last == .highlight(0))
  }

  @Test("A tap that begins and ends beside the sheet is one; sliding in or out is none")
  func background() {
    var tracker = Tracker()
    #expect(tracker.touchBegan(1, at: point(), over: .background) == [])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [])
    #expect(tracker.touchEnded(1, at: point(), over: .background) == [.tapBackground])
    _ = tracker.touchBegan(1, at: point(), over: .background)
    #expect(tracker.touchEnded(1, at: point(), over: .row(0)) == [])
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchEnded(1, at: point(), over: .background) == [.highlight(nil)])
  }

  @Test("A finger taken away selects nothing")
  func cancelled() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.cancel() == [.highlight(nil)])
    #expect(tracker.touchEnded(1, at: point(), over: .row(0)) == [])
    #expect(tracker == Tracker())
  }

  @Test("A list that scrolls by other means, or a sheet that closes, lets go of the finger")
  func letGo() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.cancel() == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(1)) == [])
    #expect(tracker.cancel() == [])
  }

  @Test("Without sliding a row is a button: off and on again, no other, nothing felt")
  func withoutSliding() {
    var tracker = Tracker()
    tracker.allowsSliding = false
    #expect(tracker.touchBegan(1, at: point(), over: .row(0)) == [.highlight(0)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(1)) == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [.highlight(0)])
    #expect(tracker.touchEnded(1, at: point(), over: .row(0)) == [.highlight(nil), .select(0)])
    _ = tracker.touchBegan(1, at: point(), over: .inert)
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [])
  }

  @Test("A highlighted row that goes or can no longer be chosen is let go of, not selected")
  func rowsChanged() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.rowsChanged { $0 == 0 } == [])
    #expect(tracker.rowsChanged { $0 != 0 } == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(1)) == [.highlight(1), .tick])
  }
}
