import QuartzCore
import Testing

@MainActor struct CADisplayLinkTests {
  final class Target: _SelectorReceiving {
    var times: [CFTimeInterval] = []
    static var _selectors: [_SelectorMethod] { [.init("step:", step)] }
    private func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  private func link(_ target: Target) -> CADisplayLink {
    CADisplayLink(target: target, selector: "step:")
  }

  @Test("Every frame is sent until it is paused or invalidated")
  func everyFrameIsSentUntilItIsPausedOrInvalidated() {
    let target = Target()
    let link = link(target)
    AnimationTimeline.tick(at: 1)
    #expect(target.times.isEmpty)
    link.add(to: .main, forMode: .common)
    AnimationTimeline.tick(at: 2)
    link.isPaused = true
    AnimationTimeline.tick(at: 3)
    link.isPaused = false
    AnimationTimeline.tick(at: 4)
    link.invalidate()
    AnimationTimeline.tick(at: 5)
    #expect(target.times == [2, 4])
    #expect(link.targetTimestamp > link.timestamp)
  }

  @Test("A lower rate skips frames") func aLowerRateSkipsFrames() {
    let target = Target()
    let link = link(target)
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    for frame in 0..<6 { AnimationTimeline.tick(at: Double(frame) / 60) }
    link.invalidate()
    #expect(target.times.count == 3)
  }

}
