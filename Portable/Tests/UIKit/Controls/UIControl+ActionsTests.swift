import Testing
import UIKit

@MainActor struct UIControlActionsTests {
  private final class Receiver: NSObject, _SelectorReceiving {
    var count = 0
    static var _selectors: [_SelectorMethod] { [.init("ping:", ping)] }
    private func ping(_ sender: UIControl) { count += 1 }
  }

  private let control = UIControl()
  private let ping: Selector = "ping:"

  @Test("A target is not retained") func aTargetIsNotRetained() {
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: ping, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(receiver.count == 1)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test("A target is called once for several events of one call")
  func aTargetIsCalledOnceForSeveralEventsOfOneCall() {
    let receiver = Receiver()
    control.addTarget(receiver, action: ping, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.count == 1)
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["ping:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }
}
