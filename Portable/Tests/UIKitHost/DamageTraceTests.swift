import Foundation
import Testing

@testable import UIKitHost

/// What was drawn anew is marked for a moment.
struct DamageTraceTests {
  @Test("A rectangle is marked for a moment and then forgotten")
  func aRectangleIsMarkedForAMomentAndThenForgotten() {
    var trace = DamageTrace()
    #expect(!trace.isShown)
    let first = CGRect(x: 0, y: 0, width: 10, height: 10)
    let second = CGRect(x: 20, y: 0, width: 10, height: 10)
    trace.add([first], at: 1)
    trace.add([second], at: 1.1)
    #expect(trace.rects(at: 1.15) == [first, second])
    #expect(trace.rects(at: 1.25) == [second])
    #expect(trace.isShown)
    #expect(trace.rects(at: 1.4).isEmpty)
    #expect(!trace.isShown)
  }
}
