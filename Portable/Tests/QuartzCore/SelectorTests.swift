import TestSupport
import Testing
import UIKit

/// Messages by name, as Apple's documentation of `perform(_:with:)` and of target and action has
/// them: a name has a colon for each argument, and a subclass's method takes its superclass's place.
@MainActor struct SelectorTests {
  class Dial: UIView {
    var log: [String] = []
    override class var _selectors: [_SelectorMethod] {
      super._selectors + [.init("reset", reset), .init("turn:", turn), .init("drag:event:", drag)]
    }
    func reset() { log.append("reset") }
    func turn(_ sender: UIControl?) { log.append(sender == nil ? "nil" : "turn") }
    private func drag(_ sender: UIControl, event: UIEvent?) {
      log.append(event == nil ? "no event" : "event")
    }
  }

  final class FineDial: Dial {
    override class var _selectors: [_SelectorMethod] {
      super._selectors + [.init("reset", resetFinely)]
    }
    private func resetFinely() { log.append("fine") }
  }

  @Test("A control calls methods with no, one and two parameters")
  func aControlReachesMethodsWithNoneOneAndTwoParameters() {
    let control = UIControl()
    let dial = Dial()
    for name in ["reset", "turn:", "drag:event:"] {
      control.addTarget(dial, action: Selector(name), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(dial.log == ["reset", "turn", "no event"])
  }

  @Test("A subclass has its superclass's methods and its own")
  func aSubclassHasItsSuperclassesMethodsAndItsOwn() {
    let dial = FineDial()
    dial.perform("reset")
    dial.perform("turn:", with: nil)
    #expect(dial.log == ["fine", "nil"])
    #expect(dial.responds(to: "drag:event:"))
    #expect(!dial.responds(to: "drag:"))
  }

  /// "Sends the action to the first object in the responder chain that responds": documentation of
  /// `sendAction(_:to:from:for:)` with no target.
  @Test("An action without target goes up the responder chain")
  func anActionWithoutTargetGoesUpTheResponderChain() {
    let dial = Dial()
    let control = UIControl()
    dial.addSubview(control)
    control.addTarget(nil, action: "turn:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(dial.log == ["turn"])
  }

  final class WeakProxy: NSObject, _SelectorForwarding {
    weak var target: Dial?
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  /// "Returns the object to which unrecognized messages should first be directed": documentation of
  /// `forwardingTarget(for:)`.
  @Test("A proxy forwards messages to its target") func aProxyHandsMessagesOnToItsTarget() {
    let dial = Dial()
    let proxy = WeakProxy()
    expectMisuse("Selector", reason: "unrecognized selector") { proxy.perform("reset") }
    proxy.target = dial
    proxy.perform("reset")
    #expect(dial.log == ["reset"])
    #expect(proxy.responds(to: "turn:"))
    #expect(!proxy.responds(to: "missing"))
  }

  @Test("An unknown name is misuse") func anUnknownNameIsMisuse() {
    let dial = Dial()
    expectMisuse("Selector", reason: "unrecognized selector") { dial.perform("missing") }
  }

  @Test("A sender of another type is misuse") func aSenderOfAnotherTypeIsMisuse() {
    let dial = Dial()
    expectMisuse("Selector", reason: "an argument is a String") {
      dial.perform("drag:event:", with: "a text", with: nil)
    }
    #expect(dial.log.isEmpty)
  }

  @Test("A name with too many colons is misuse") func aNameWithTooManyColonsIsMisuse() {
    expectMisuse("Selector", reason: "names a method with") {
      _ = _SelectorMethod("reset::", Dial.reset)
    }
  }

  @Test("Selectors are equal by name") func selectorsAreEqualByName() {
    #expect(Selector("a:") == NSSelectorFromString("a:"))
    #expect(NSStringFromSelector("a:") == "a:")
  }
}
