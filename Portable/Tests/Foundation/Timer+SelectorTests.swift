import QuartzCore
import Testing

/// Timers with a selector, as Apple's documentation of
/// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` has them. `fire()` sends the
/// message at once, so no test waits.
@MainActor struct TimerSelectorTests {
  final class Target: NSObject, _SelectorReceiving {
    var timers: [Timer] = []
    static var _selectors: [_SelectorMethod] { [.init("fired:", fired)] }
    private func fired(_ timer: Timer) { timers.append(timer) }
  }

  @Test("A scheduled timer sends itself until it is invalidated")
  func aScheduledTimerSendsItselfUntilItIsInvalidated() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: "fired:", userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    timer.fire()
    #expect(target.timers == [timer, timer])
    #expect(timer.timeInterval == 60)
  }

  /// "If false, the timer will be invalidated after it fires."
  @Test("A timer that does not repeat fires once") func aTimerThatDoesNotRepeatFiresOnce() {
    let target = Target()
    let timer = Timer(
      timeInterval: 60, target: target, selector: "fired:", userInfo: nil, repeats: false)
    timer.fire()
    timer.fire()
    #expect(target.timers.count == 1)
    #expect(!timer.isValid)
  }

  @Test("A timer with a date fires then") func aTimerWithADateFiresThen() {
    let target = Target()
    let date = Date(timeIntervalSinceNow: 600)
    let timer = Timer(
      fireAt: date, interval: 1, target: target, selector: "fired:", userInfo: nil, repeats: true)
    #expect(timer.fireDate == date)
    timer.invalidate()
  }

  /// "The timer maintains a strong reference to target until it (the timer) is invalidated."
  @Test("The target lives while the timer is valid") func theTargetLivesWhileTheTimerIsValid() {
    weak var released: Target?
    var timer: Timer?
    do {
      let target = Target()
      released = target
      timer = Timer(
        timeInterval: 60, target: target, selector: "fired:", userInfo: nil, repeats: true)
    }
    #expect(released != nil)
    timer?.invalidate()
  }
}
