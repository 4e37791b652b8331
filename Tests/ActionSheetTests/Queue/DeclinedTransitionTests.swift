import TestSupport
import Testing
import UIKit

@_spi(Benchmarks) @testable import ActionSheet

/// Transitions that end while a queue looks at its popup.
@MainActor
@Suite(.serialized)
struct DeclinedTransitionTests {
  /// A popup that has the queue look at it when UIKit takes no further animations.
  private final class LatePopup: UIViewController {
    var disappeared: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      disappeared?()
    }
  }

  // Apple's documentation of animate(alongsideTransition:completion:): the returned value says whether
  // the animations were queued; if not, no completion handler is called.
  @Test func `A queue that looks while a transition ends learns of the end`() {
    let stage = QueueStage()
    let popup = LatePopup()
    popup.modalPresentationStyle = .overFullScreen
    let ticket = stage.queue.enqueue(popup, as: PresentationRequest(id: "late"))
    stage.queue.enqueue(Popup("next"))
    stage.run()
    var looks = 0
    popup.disappeared = {
      looks += 1
      _ = stage.queue.contains(id: "late")
    }
    popup.dismiss(animated: true)
    stage.run(2)
    #expect(looks == 1)
    #expect(ticket.outcome == .dismissed)
    #expect(stage.onScreen == ["next"])
  }
}
