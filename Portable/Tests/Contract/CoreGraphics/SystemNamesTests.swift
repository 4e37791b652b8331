import Testing
import UIKit

/// Names of Core Foundation, Dispatch, Darwin and the Objective-C module that come with UIKit.
struct SystemNamesTests {
  /// Apple's documentation of `CFAbsoluteTime`: seconds relative to the first of January 2001.
  @Test func absoluteTimeCountsFromTheReferenceDate() {
    let before = Date.timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(now >= before)
    #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
  }

  @Test func unitsOfTimeAreCounts() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC == 1_000_000)
  }

  @Test func hugeIsTheGreatestFiniteNumber() {
    #expect(HUGE == .greatestFiniteMagnitude)
  }

  @Test func aPoolReturnsTheResultAndPassesErrorsOn() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func anyObjectIsACoreFoundationObject() {
    let object = NSObject()
    let reference: CFTypeRef = object
    #expect(ObjectIdentifier(reference) == ObjectIdentifier(object))
  }

  /// Apple's documentation of `CFRunLoopTimerInvalidate`: an invalid timer never fires again.
  @MainActor @Test func aTimerIsValidUntilItIsInvalidated() {
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 60, 0, 0, 0) {
      _ in
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    #expect(CFRunLoopTimerIsValid(timer))
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
  }
}
