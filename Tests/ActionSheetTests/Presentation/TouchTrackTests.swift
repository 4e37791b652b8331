import Foundation
import Testing

@testable import ActionSheet

/// How far and how fast a finger was.
struct TouchTrackTests {
  @Test("before the first place there is no way and no speed")
  func empty() {
    let track = TouchTrack()
    #expect(track.start == nil)
    #expect(track.translation == .zero)
    #expect(track.velocity(at: 1) == .zero)
  }

  @Test("the way is counted from where it began, the speed over the last tenth of a second")
  func wayAndSpeed() {
    var track = TouchTrack()
    for step in 0...30 {
      // It goes twice as fast from the half on.
      let y = step <= 15 ? CGFloat(step) : CGFloat(step * 2 - 15)
      track.add(CGPoint(x: 5, y: y), at: TimeInterval(step) / 60)
    }
    #expect(track.start == CGPoint(x: 5, y: 0))
    #expect(track.translation == CGPoint(x: 0, y: 45))
    #expect(abs(track.velocity(at: 0.5).y - 120) < 0.001)
    #expect(track.velocity(at: 0.5).x == 0)
  }

  @Test("a finger that rested before it lifts is not fast any more")
  func rested() {
    var track = TouchTrack()
    track.add(.zero, at: 0)
    track.add(CGPoint(x: 0, y: 100), at: 0.05)
    #expect(track.velocity(at: 0.06).y == 2_000)
    #expect(track.velocity(at: 0.2) == .zero)
  }

  @Test("a place that is older than the last one is left out, and no time means no speed")
  func badTimes() {
    var track = TouchTrack()
    track.add(CGPoint(x: 0, y: 10), at: 1)
    track.add(CGPoint(x: 0, y: 99), at: 0.5)
    #expect(track.translation == .zero)
    track.add(CGPoint(x: 0, y: 20), at: 1)
    #expect(track.translation.y == 10)
    #expect(track.velocity(at: 1) == .zero)
  }
}
