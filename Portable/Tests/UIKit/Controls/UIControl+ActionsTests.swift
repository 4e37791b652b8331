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
}
