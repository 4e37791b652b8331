import Testing
import UIKit

/// Names of Core Foundation, Dispatch, Darwin and the Objective-C module that come with UIKit.
struct SystemNamesTests {
  /// Apple's documentation of `CFAbsoluteTime`: seconds relative to the first of January 2001.
  @Test("Absolute time is the number of seconds since the reference date")
  func absoluteTimeCountsFromTheReferenceDate() {
    let before = Date.timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(before <= now && now <= Date.timeIntervalSinceReferenceDate)
    #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
  }

  @Test("Units of time are numbers of the smaller unit") func unitsOfTimeAreCounts() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC == 1_000_000)
  }

  @Test("HUGE is the greatest finite number") func hugeIsTheGreatestFiniteNumber() {
    #expect(HUGE == .greatestFiniteMagnitude)
  }

  @Test("A pool returns the result and passes errors on")
  func aPoolReturnsTheResultAndPassesErrorsOn() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  /// Apple's documentation of `CFRunLoopTimerInvalidate`: an invalid timer never fires again.
  @MainActor @Test("A timer is valid until it is invalidated")
  func aTimerIsValidUntilItIsInvalidated() {
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 60, 0, 0, 0) {
      _ in
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    #expect(CFRunLoopTimerIsValid(timer))
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
  }
}
