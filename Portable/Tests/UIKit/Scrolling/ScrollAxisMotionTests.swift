import Testing

@testable import UIKit

struct ScrollAxisMotionTests {
  private func motion(
    from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat> = 0...10_000,
    rate: CGFloat = 0.998, bounces: Bool = true
  ) -> ScrollAxisMotion {
    ScrollAxisMotion(
      position: position, velocity: velocity,
      target: ScrollAxisMotion.naturalTarget(from: position, velocity: velocity, rate: rate),
      range: range, rate: rate, bounces: bounces)
  }

  @Test("A flick runs out about half its speed further on")
  func aFlickRunsOutAboutHalfItsSpeedFurtherOn() {
    let flick = motion(from: 100, velocity: 2000)
    #expect(abs(flick.end - 1099) < 1)
    #expect(flick.position(at: 0) == 100)
    #expect(flick.position(at: flick.duration) == flick.end)
  }

  @Test("The fast rate stops sooner") func theFastRateStopsSooner() {
    let normal = motion(from: 0, velocity: 2000)
    let fast = motion(from: 0, velocity: 2000, rate: 0.99)
    #expect(fast.end < normal.end / 4)
    #expect(fast.duration < normal.duration)
  }

  @Test("The initial speed is the finger's") func theSpeedAtTheStartIsTheFingers() {
    let flick = motion(from: 0, velocity: 1000)
    let speed = (flick.position(at: 0.001) - flick.position(at: 0)) / 0.001
    #expect(abs(speed - 1000) < 5)
  }

  @Test("The content passes an edge and returns without a jump")
  func anEdgeIsPassedAndComesBackToWithoutAJump() {
    let flick = motion(from: 900, velocity: 3000, range: 0...1000)
    var largest: CGFloat = 0
    var last: CGFloat = 900
    for step in 1...600 {
      let position = flick.position(at: CGFloat(step) / 240)
      #expect(abs(position - last) < 15)
      last = position
      largest = max(largest, position)
    }
    #expect(largest > 1010 && largest < 1200)
    #expect(flick.end == 1000)
  }

  @Test("Without bouncing it stops at the edge") func withoutBouncingItStopsAtTheEdge() {
    let flick = motion(from: 900, velocity: 3000, range: 0...1000, bounces: false)
    for step in 0...200 { #expect(flick.position(at: CGFloat(step) / 60) <= 1000.0001) }
    #expect(flick.end == 1000)
  }

  @Test("Pulled content springs back without swinging")
  func pulledContentSpringsBackWithoutSwinging() {
    let back = motion(from: -80, velocity: 0)
    var last: CGFloat = -80
    for step in 1...120 {
      let position = back.position(at: CGFloat(step) / 60)
      #expect(position >= last && position <= 0)
      last = position
    }
    #expect(back.end == 0)
    #expect(back.duration < 1.5)
  }
}
