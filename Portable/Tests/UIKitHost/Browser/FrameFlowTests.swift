import Testing

@testable import UIKitHost

struct FrameFlowTests {
  @Test("One frame is under way at a time") func oneFrameIsOnItsWayAtATime() {
    var flow = FrameFlow(patience: 10)
    #expect(flow.isReady)
    let number = flow.begin(at: 5)
    #expect(!flow.isReady)
    let isFinished = flow.finish(number)
    #expect(isFinished)
    #expect(flow.isReady)
    let next = flow.begin(at: 6)
    #expect(next != number)
  }

  @Test("Only the frame under way is finished") func onlyTheFrameOnItsWayIsFinished() {
    var flow = FrameFlow(patience: 10)
    let early = flow.finish(0)
    let number = flow.begin(at: 0)
    let answers = [number &+ 1, number, number].map { flow.finish($0) }
    #expect([early] + answers == [false, false, true, false])
  }

  @Test("A frame is overdue after the time limit") func aFrameIsOverdueAfterThePatience() {
    var flow = FrameFlow(patience: 10)
    #expect(!flow.isOverdue(at: 1000))
    let number = flow.begin(at: 5)
    #expect(!flow.isOverdue(at: 15))
    #expect(flow.isOverdue(at: 15.1))
    _ = flow.finish(number)
    #expect(!flow.isOverdue(at: 1000))
  }
}
