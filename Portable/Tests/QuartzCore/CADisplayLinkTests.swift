import QuartzCore
import Testing

@MainActor struct CADisplayLinkTests {
  final class Target { var times: [CFTimeInterval] = [] }

  private func link(_ target: Target) -> CADisplayLink {
    CADisplayLink(
      target: target,
      selector: Selector("step") { receiver, sender in
        guard let link = sender as? CADisplayLink else { return }
        (receiver as? Target)?.times.append(link.timestamp)
      })
  }

  @Test func everyFrameIsSentUntilItIsPausedOrInvalidated() {
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

  @Test func aLowerRateSkipsFrames() {
    let target = Target()
    let link = link(target)
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    for frame in 0..<6 { AnimationTimeline.tick(at: Double(frame) / 60) }
    link.invalidate()
    #expect(target.times.count == 3)
  }

  @Test func aSelectorWithoutABodyIsReported() {
    let messages = reports {
      let plain: Selector = "missing"
      #expect(!plain.perform(on: Target(), with: nil))
      #expect(plain == Selector("missing") { _, _ in })
    }
    #expect(messages.count == 1)
  }
}
