import Foundation
import Testing

@testable import ActionSheet

/// Fingers over rows 0, 1, 2 …, as on the system's sheet.
struct SelectionTrackerTests {
  private typealias Tracker = SelectionTracker<Int, Int>

  private func point(_ x: CGFloat = 0, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("The highlight appears with the finger, without haptics")
  func touchDown() {
    var tracker = Tracker()
    #expect(
      tracker.touchBegan(1, at: point(), over: .row(4)) == [.prepareHaptics, .highlight(4)])
    #expect(tracker.highlighted == 4)
    #expect(tracker.isTracking)
  }

  @Test("Every row entered by sliding is highlighted with haptics, the first one again too")
  func sliding() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchMoved(1, to: point(0, 60), over: .row(1)) == [.highlight(1), .tick])
    #expect(tracker.touchMoved(1, to: point(0, 61), over: .row(1)) == [])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [.highlight(0), .tick])
  }

  @Test("A row that came under a finger at rest is not selected, nor one that left it")
  func rowsUnderAFingerAtRest() {
    for target in [SelectionTarget<Int>.row(1), .inert, .background] {
      var tracker = Tracker()
      _ = tracker.touchBegan(1, at: point(), over: .row(0))
      #expect(tracker.touchEnded(1, over: target) == [.highlight(nil)])
    }
  }

  @Test("Lifting selects the row under the finger")
  func release() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    _ = tracker.touchMoved(1, to: point(0, 60), over: .row(1))
    #expect(
      tracker.touchEnded(1, over: .row(1)) == [.highlight(nil), .select(1)])
    #expect(!tracker.isTracking)
    #expect(tracker.highlighted == nil)
  }

  @Test(
    "Lifting elsewhere selects nothing",
    arguments: [
      SelectionTarget<Int>.inert, .background, .ownTouches,
    ])
  func releaseElsewhere(target: SelectionTarget<Int>) {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchEnded(1, over: target) == [.highlight(nil)])
  }

  @Test("A finger that begins on the header can slide into a row, with haptics")
  func fromHeader() {
    var tracker = Tracker()
    #expect(tracker.touchBegan(1, at: point(), over: .inert) == [.prepareHaptics])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [.highlight(0), .tick])
    #expect(tracker.touchEnded(1, over: .row(0)).last == .select(0))
  }

  @Test("A row that cannot be chosen has no highlight, no tick and no selection")
  func disabledRow() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchMoved(1, to: point(), over: .inert) == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .inert) == [])
    #expect(tracker.touchEnded(1, over: .inert) == [])
  }

  @Test("The first of several fingers is followed, the others never")
  func severalFingers() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchBegan(2, at: point(), over: .row(1)) == [])
    #expect(tracker.touchMoved(2, to: point(), over: .row(2)) == [])
    #expect(tracker.touchEnded(2, over: .row(2)) == [])
    #expect(tracker.highlighted == 0)
    #expect(tracker.touchEnded(1, over: .background) == [.highlight(nil)])
    #expect(tracker.touchMoved(2, to: point(), over: .row(2)) == [])
  }

  @Test("Moving sideways never cancels, however far")
  func sideways() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    #expect(tracker.touchMoved(1, to: point(300, 9), over: .row(0)) == [])
    #expect(tracker.touchEnded(1, over: .row(0)).last == .select(0))
  }

  @Test("Moving up or down scrolls first where the list scrolls", arguments: [-11, 11])
  func scrollsFirst(y: CGFloat) {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    #expect(tracker.touchMoved(1, to: point(0, y), over: .row(0)) == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(0, y * 2), over: .row(1)) == [])
    #expect(tracker.touchEnded(1, over: .row(1)) == [])
  }

  @Test("While a finger scrolls no other finger selects; after it has lifted another one does")
  func othersWhileScrolling() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    _ = tracker.touchMoved(1, to: point(0, 50), over: .row(0))
    #expect(tracker.touchBegan(2, at: point(), over: .row(1)) == [])
    _ = tracker.touchEnded(1, over: .row(0))
    #expect(tracker.touchBegan(3, at: point(), over: .row(1)).last == .highlight(1))
  }

  @Test("A finger that jumps and lifts at once scrolls and selects nothing")
  func flick() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0), scrolls: true)
    #expect(
      tracker.touchEnded(1, over: .row(1)) == [.highlight(nil)])
  }

  @Test("A view of the app keeps its finger, while others are followed")
  func ownTouches() {
    var tracker = Tracker()
    #expect(tracker.touchBegan(1, at: point(), over: .ownTouches) == [])
    #expect(!tracker.isTracking)
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [])
    #expect(tracker.touchBegan(2, at: point(), over: .row(0)).last == .highlight(0))
  }

  @Test("A tap must begin and end beside the sheet; sliding in or out is not a tap")
  func background() {
    var tracker = Tracker()
    #expect(tracker.touchBegan(1, at: point(), over: .background) == [])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [])
    #expect(tracker.touchEnded(1, over: .background) == [.tapBackground])
    _ = tracker.touchBegan(1, at: point(), over: .background)
    #expect(tracker.touchEnded(1, over: .row(0)) == [])
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.touchEnded(1, over: .background) == [.highlight(nil)])
  }

  @Test("A canceled finger selects nothing")
  func cancelled() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.cancel() == [.highlight(nil)])
    #expect(tracker.touchEnded(1, over: .row(0)) == [])
    #expect(tracker == Tracker())
  }

  @Test("A list that scrolls by other means, or a sheet that closes, releases the finger")
  func letGo() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.cancel() == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(1)) == [])
    #expect(tracker.cancel() == [])
  }

  @Test("Without sliding a row acts as a button, without other rows and haptics")
  func withoutSliding() {
    var tracker = Tracker()
    tracker.allowsSliding = false
    #expect(tracker.touchBegan(1, at: point(), over: .row(0)) == [.highlight(0)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(1)) == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [.highlight(0)])
    #expect(tracker.touchEnded(1, over: .row(0)) == [.highlight(nil), .select(0)])
    _ = tracker.touchBegan(1, at: point(), over: .inert)
    #expect(tracker.touchMoved(1, to: point(), over: .row(0)) == [])
  }

  @Test("A highlighted row that is removed or disabled is released, not selected")
  func rowsChanged() {
    var tracker = Tracker()
    _ = tracker.touchBegan(1, at: point(), over: .row(0))
    #expect(tracker.rowsChanged { $0 == 0 } == [])
    #expect(tracker.rowsChanged { $0 != 0 } == [.highlight(nil)])
    #expect(tracker.touchMoved(1, to: point(), over: .row(1)) == [.highlight(1), .tick])
  }
}
