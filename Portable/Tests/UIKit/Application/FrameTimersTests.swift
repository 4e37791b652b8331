import TestSupport
import Testing

@testable import UIKit

@MainActor struct FrameTimersTests {
  @Test("A timer fires in the first frame at its time") func firesInTheFirstFrameAtItsTime() {
    let host = TestHost()
    var fired: [String] = []
    AppContext.current.frameTimers.schedule(after: 0.1) { fired.append("late") }
    AppContext.current.frameTimers.schedule(after: 0.05) { fired.append("early") }
    host.advance(by: 0.049)
    #expect(fired.isEmpty)
    host.advance(by: 0.001)
    #expect(fired == ["early"])
    host.advance(by: 0.05)
    #expect(fired == ["early", "late"])
  }

  @Test("Equal times fire in the order of scheduling") func equalTimesFireInTheOrderOfScheduling() {
    let host = TestHost()
    var fired: [Int] = []
    for number in 1...4 {
      AppContext.current.frameTimers.schedule(after: 0.1) { fired.append(number) }
    }
    host.advance(by: 0.1)
    #expect(fired == [1, 2, 3, 4])
  }

  @Test("A canceled timer does not fire") func aCancelledTimerDoesNotFire() {
    let host = TestHost()
    var count = 0
    let timer = AppContext.current.frameTimers.schedule(after: 0.1) { count += 1 }
    timer.cancel()
    timer.cancel()
    host.advance(by: 1)
    #expect(count == 0)
    #expect(!timer.isValid)
  }

  @Test("A timer scheduled while firing waits for the next frame")
  func oneScheduledWhileFiringWaitsForTheNextFrame() {
    let host = TestHost()
    var count = 0
    AppContext.current.frameTimers.schedule(after: 0) {
      count += 1
      AppContext.current.frameTimers.schedule(after: 0) { count += 1 }
    }
    host.layout()
    #expect(count == 1)
    host.layout()
    #expect(count == 2)
  }
}
