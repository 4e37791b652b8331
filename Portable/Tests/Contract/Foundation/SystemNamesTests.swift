import Testing
import UIKit

/// Names of Core Foundation, Dispatch, Darwin and the Objective-C module that come with UIKit.
struct SystemNamesTests {
  @Test("A pool returns the result and passes errors on")
  func aPoolReturnsTheResultAndPassesErrorsOn() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
