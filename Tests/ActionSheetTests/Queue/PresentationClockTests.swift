import ActionSheet
import Foundation
import Testing

@MainActor struct PresentationClockTests {
  @Test func theDevicesClockCallsOnceWhenTheTimeIsOver() {
    let clock = SystemPresentationClock()
    let start = clock.now
    var calls: [String] = []
    _ = clock.schedule(after: .milliseconds(20)) { calls.append("late") }
    _ = clock.schedule(after: .seconds(-1)) { calls.append("soon") }
    let cancel = clock.schedule(after: .zero) { calls.append("never") }
    cancel()
    #expect(calls == [])
    let end = Date(timeIntervalSinceNow: 5)
    while calls.count < 2, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    cancel()
    #expect(calls == ["soon", "late"])
    #expect(clock.now - start >= .milliseconds(20))
  }
}
