import TestSupport
import Testing

@testable import ControlExtras

/// U8: the conditions under which a footer hides.
struct StickyFooterTrackerTests {
  private let range: ClosedRange<CGFloat> = -10...1000

  private func tracker(at offset: CGFloat) -> StickyFooterTracker {
    var tracker = StickyFooterTracker()
    tracker.move(to: offset, in: range)
    return tracker
  }

  @Test("The footer is shown 19 points down, hides once at 20, and returns 1 point up")
  func distances() {
    var tracker = tracker(at: 100)
    var changes = 0
    for offset in 101...119 {
      tracker.move(to: CGFloat(offset), in: range)
      #expect(tracker.isShown)
    }
    for offset in 120...180 {
      let before = tracker.isShown
      tracker.move(to: CGFloat(offset), in: range)
      #expect(!tracker.isShown)
      changes += before == tracker.isShown ? 0 : 1
    }
    #expect(changes == 1)
    tracker.move(to: 179, in: range)
    #expect(tracker.isShown)
  }

  @Test("Scrolling back resets the distance")
  func turningBack() {
    var tracker = tracker(at: 100)
    for offset in [115, 114, 130] as [CGFloat] { tracker.move(to: offset, in: range) }
    #expect(tracker.isShown)
    tracker.move(to: 134, in: range)
    #expect(!tracker.isShown)
  }

  @Test("Steps of half a point are ignored")
  func slowSteps() {
    var tracker = tracker(at: 100)
    for step in 1...100 { tracker.move(to: 100 + CGFloat(step) / 2, in: range) }
    #expect(tracker.isShown)
  }

  @Test("The bounce at the top never hides")
  func topBounce() {
    var tracker = tracker(at: -10)
    for offset in [-40, -90, -60, -30, -10] as [CGFloat] {
      tracker.move(to: offset, in: range)
      #expect(tracker.isShown)
    }
  }

  @Test("At the bottom the footer is shown, and the bounce there does not hide it")
  func bottomBounce() {
    var tracker = tracker(at: 900)
    tracker.move(to: 960, in: range)
    #expect(!tracker.isShown)
    for offset in [1000, 1050, 1090, 1040, 1000] as [CGFloat] {
      tracker.move(to: offset, in: range)
      #expect(tracker.isShown)
    }
  }

  @Test("Content shorter than the bounds always shows the footer")
  func shortContent() {
    var tracker = StickyFooterTracker()
    for offset in [0, 30, 80, 140, -60] as [CGFloat] {
      tracker.move(to: offset, in: 0...0)
      #expect(tracker.isShown)
    }
  }

  @Test("Nonfinite offsets are ignored")
  func notANumber() {
    var tracker = tracker(at: 100)
    for offset in [.nan, .infinity, -.infinity] as [CGFloat] {
      tracker.move(to: offset, in: range)
      #expect(tracker.isShown)
    }
    tracker.move(to: 125, in: range)
    #expect(!tracker.isShown)
  }
}
