import TestSupport
import Testing

@testable import UIKitHost

@MainActor struct InputQueueTests {
  private func sample(_ phase: UITouch.Phase, _ x: CGFloat, finger: Int = 0) -> TouchSample {
    TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: 0))
  }

  @Test("Consecutive moves are one event") func movesThatFollowEachOtherAreOneEvent() {
    var queue = InputQueue()
    for x in 1...3 { queue.append([sample(.moved, CGFloat(x))]) }
    #expect(queue.takeAll().map { $0.map(\.location.x) } == [[1, 2, 3]])
    #expect(queue.isEmpty)
  }

  @Test("Going down and up are separate events") func goingDownAndUpAreEventsOfTheirOwn() {
    var queue = InputQueue()
    queue.append([sample(.began, 0)])
    queue.append([sample(.moved, 1)])
    queue.append([sample(.ended, 2)])
    queue.append([sample(.began, 3)])
    #expect(queue.takeAll().map { $0.map(\.phase) } == [[.began], [.moved], [.ended], [.began]])
  }

  @Test("Fingers that go down together are one event") func fingersThatGoDownTogetherAreOneEvent() {
    var queue = InputQueue()
    queue.append([sample(.began, 0), sample(.began, 9, finger: 1)])
    #expect(queue.takeAll().map(\.count) == [2])
  }

  @Test("A finger that goes down in a frame goes up in the next")
  func aFingerThatGoesDownInAFrameGoesUpInTheNext() {
    var queue = InputQueue()
    for phase in [UITouch.Phase.began, .moved, .moved, .ended, .began, .ended] {
      queue.append([TouchSample(finger: 1, phase: phase, location: .zero)])
    }
    queue.append([TouchSample(finger: 2, phase: .began, location: .zero)])
    let frames = (0..<5).map { _ in queue.takeFrame().map { $0.map(\.phase) } }
    #expect(
      frames == [
        [[.began], [.moved, .moved]], [[.ended], [.began]], [[.ended], [.began]], [], [],
      ])
    #expect(queue.isEmpty)
  }
}
