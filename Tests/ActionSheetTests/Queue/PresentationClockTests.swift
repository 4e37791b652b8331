import Foundation
import Testing

@testable import ActionSheet

@MainActor struct PresentationClockTests {
  @Test("The device's clock calls once when the time is over")
  func theDevicesClockCallsOnceWhenTheTimeIsOver() async {
    let clock = SystemPresentationClock()
    let start = clock.now
    var calls: [String] = []
    _ = clock.schedule(after: .milliseconds(20)) { calls.append("late") }
    _ = clock.schedule(after: .seconds(-1)) { calls.append("soon") }
    let cancel = clock.schedule(after: .zero) { calls.append("never") }
    cancel()
    #expect(calls == [])
    let end = Date(timeIntervalSinceNow: 60)
    while calls.count < 2, Date() < end {
      await Task.yield()
    }
    cancel()
    #expect(calls.sorted() == ["late", "soon"])
    #expect(clock.now - start >= .milliseconds(20))
  }
}
