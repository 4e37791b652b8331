import TestSupport
import Testing
import UIKit

/// Messages by name, as Apple's documentation of target and action has
/// them: a name has a colon for each argument, and a subclass's method takes its superclass's place.
@MainActor struct SelectorTests {
  class Dial: UIView {
    var log: [String] = []
    override class var _selectors: [_SelectorMethod] {
      super._selectors + [.init("reset", reset), .init("turn:", turn)]
    }
    func reset() { log.append("reset") }
    func turn(_ sender: UIControl?) { log.append(sender == nil ? "nil" : "turn") }
  }

  final class FineDial: Dial {
    override class var _selectors: [_SelectorMethod] {
      super._selectors + [.init("reset", resetFinely)]
    }
    private func resetFinely() { log.append("fine") }
  }

  @Test("A control reaches methods with and without a parameter")
  func aControlReachesMethodsWithAndWithoutAParameter() {
    let control = UIControl()
    let dial = Dial()
    for name in ["reset", "turn:"] {
      control.addTarget(dial, action: Selector(name), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(dial.log == ["reset", "turn"])
  }

  /// Documentation of `addTarget(_:action:for:)`: the forms of an action have no parameter, the
  /// sender, or the sender and the event.
  @Test("A control passes the event to a method with two parameters")
  func event() {
    final class Log: NSObject, _SelectorReceiving {
      var events: [UIEvent?] = []
      func changed(_ sender: UIControl, _ event: UIEvent?) { events.append(event) }
      static var _selectors: [_SelectorMethod] { [.init("changed:forEvent:", changed)] }
    }
    let (control, log, event) = (UIControl(), Log(), UIEvent())
    control.addTarget(log, action: "changed:forEvent:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendAction("changed:forEvent:", to: log, for: event)
    #expect(log.events == [nil, event])
  }

  @Test("A subclass has its superclass's methods and its own")
  func aSubclassHasItsSuperclassesMethodsAndItsOwn() {
    let dial = FineDial()
    Selector("reset").perform(on: dial)
    Selector("turn:").perform(on: dial, with: nil)
    #expect(dial.log == ["fine", "nil"])
    #expect(Selector("turn:").isAnswered(by: dial))
    #expect(!Selector("turn").isAnswered(by: dial))
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
    expectMisuse("Selector", reason: "unrecognized selector") {
      Selector("reset").perform(on: proxy)
    }
    proxy.target = dial
    Selector("reset").perform(on: proxy)
    #expect(dial.log == ["reset"])
    #expect(Selector("turn:").isAnswered(by: proxy))
    #expect(!Selector("missing").isAnswered(by: proxy))
  }

  @Test("An unknown name is misuse") func anUnknownNameIsMisuse() {
    let dial = Dial()
    expectMisuse("Selector", reason: "unrecognized selector") {
      Selector("missing").perform(on: dial)
    }
  }

  @Test("A sender of another type is misuse") func aSenderOfAnotherTypeIsMisuse() {
    let dial = Dial()
    expectMisuse("Selector", reason: "an argument is a String") {
      Selector("turn:").perform(on: dial, with: "a text")
    }
    #expect(dial.log.isEmpty)
  }

  @Test("A name with too many colons is misuse") func aNameWithTooManyColonsIsMisuse() {
    expectMisuse("Selector", reason: "names a method with") {
      _ = _SelectorMethod("reset::", Dial.reset)
    }
  }
}
