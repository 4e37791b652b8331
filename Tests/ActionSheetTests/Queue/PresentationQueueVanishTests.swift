import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Q10: whichever way a popup goes, or fails to come, the next request is shown.
@MainActor struct PresentationQueueVanishTests {
  /// Brings the first popup on screen, makes it go, and sees whether the second one comes.
  private func expectNext(
    style: UIModalPresentationStyle = .overFullScreen, on presenter: UIViewController? = nil,
    in stage: QueueStage, outcome: PresentationOutcome = .dismissed,
    sourceLocation: SourceLocation = #_sourceLocation, _ go: (Popup, QueuedPresentation) -> Void
  ) {
    let popup = Popup("first", style: style)
    let presentation = stage.queue.enqueue(popup, on: presenter)
    stage.queue.enqueue(Popup("second"))
    stage.run()
    #expect(presentation.wasPresented, sourceLocation: sourceLocation)
    #expect(popup.viewIfLoaded?.window != nil, sourceLocation: sourceLocation)
    go(popup, presentation)
    stage.run(4)
    #expect(presentation.outcome == outcome, sourceLocation: sourceLocation)
    #expect(stage.onScreen.contains("second"), sourceLocation: sourceLocation)
    #expect(!stage.onScreen.contains("first"), sourceLocation: sourceLocation)
  }

  @Test(
    "A popup is dismissed in code, on itself or on its presenter", arguments: [true, false],
    [true, false])
  func dismissedByCodeOnItselfOrOnItsPresenter(animated: Bool, onItself: Bool) {
    let stage = QueueStage()
    expectNext(in: stage) { popup, _ in
      (onItself ? popup : stage.root).dismiss(animated: animated)
    }
  }

  @Test(
    "A popup is dismissed in code, in every style",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet,
      .overCurrentContext,
    ])
  func styles(style: UIModalPresentationStyle) {
    let stage = QueueStage()
    expectNext(style: style, in: stage) { popup, _ in popup.dismiss(animated: true) }
  }

  @Test("A sheet is swiped away")
  func swipe() {
    let stage = QueueStage()
    expectNext(style: .pageSheet, in: stage) { _, _ in
      stage.host.touches.drag(
        from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 700), duration: 0.3)
    }
  }

  @Test("A sheet that is dragged and released stays, and is still followed")
  func swipeGivenUp() {
    let stage = QueueStage()
    expectNext(style: .pageSheet, in: stage) { popup, presentation in
      stage.host.touches.drag(
        from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 140), duration: 0.5)
      stage.run()
      #expect(stage.onScreen == ["first"])
      #expect(presentation.outcome == nil)
      popup.dismiss(animated: true)
    }
  }

  @Test("A sheet is closed with the Escape key")
  func escape() {
    let stage = QueueStage()
    expectNext(style: .pageSheet, in: stage) { _, _ in stage.host.press(.keyboardEscape) }
  }

  @Test("A popup is dismissed the moment it has appeared")
  func dismissedOnAppearing() {
    let stage = QueueStage()
    let popup = Popup("first")
    popup.didAppear = { [weak popup] in popup?.dismiss(animated: true) }
    let presentation = stage.queue.enqueue(popup)
    stage.queue.enqueue(Popup("second"))
    stage.run(4)
    #expect(presentation.outcome == .dismissed)
    #expect(stage.onScreen == ["second"])
  }

  @Test("A popup is dismissed together with the controller that presented it")
  func ancestor() {
    let stage = QueueStage()
    let page = Popup("page", style: .fullScreen)
    stage.root.present(page, animated: false)
    stage.run(0.2)
    expectNext(on: page, in: stage) { _, _ in stage.root.dismiss(animated: true) }
  }

  @Test("The presenter of a popup is dismissed in the completion of the popup's dismissal")
  func presenterInCompletion() {
    let stage = QueueStage()
    let page = Popup("page")
    stage.root.present(page, animated: false)
    stage.run(0.2)
    expectNext(on: page, in: stage) { popup, _ in
      popup.dismiss(animated: true) { page.dismiss(animated: true) }
    }
  }

  @Test("A controller is presented on a popup, and both are dismissed at once")
  func withWhatItPresents() {
    let stage = QueueStage()
    expectNext(in: stage) { popup, presentation in
      popup.present(Popup("own", style: .fullScreen), animated: true)
      stage.run()
      #expect(presentation.outcome == nil)
      stage.root.dismiss(animated: true)
    }
  }

  @Test(
    "A popup covered by a full-screen controller is not dismissed, and is visible again afterwards")
  func coveredIsNotDismissed() {
    let stage = QueueStage()
    expectNext(style: .fullScreen, in: stage) { popup, presentation in
      let cover = Popup("cover", style: .fullScreen)
      popup.present(cover, animated: true)
      stage.run(3)
      #expect(popup.disappearances == 1)
      #expect(presentation.outcome == nil)
      cover.dismiss(animated: true)
      stage.run()
      #expect(stage.onScreen == ["first"])
      #expect(presentation.outcome == nil)
      popup.dismiss(animated: true)
    }
  }

  @Test("The window of a popup gets another root")
  func rootReplaced() {
    let stage = QueueStage()
    expectNext(in: stage) { popup, _ in
      popup.dismiss(animated: false)
      stage.host.window.rootViewController = UIViewController()
    }
  }

  // UIKit leaves what the old root has presented in the window, also since iOS 13: "Modal view controllers
  // presented by the previous view controller need to be manually dismissed or else they will remain in the
  // hierarchy, even on iOS 13" (AdevintaSpain/Sencha, pull request 23).
  @Test(
    "The window of a popup gets another root while it is shown",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [false, true])
  func rootReplacedWhileShown(style: UIModalPresentationStyle, isCovered: Bool) {
    let stage = QueueStage()
    expectNext(style: style, in: stage) { popup, _ in
      if isCovered {
        popup.present(Popup("cover", style: .fullScreen), animated: false)
        stage.run(0.5)
      }
      stage.host.window.rootViewController = UIViewController()
    }
  }

  @Test("A popup stays when its window gets a root that contains the old one")
  func rootWrapped() {
    let stage = QueueStage()
    let popup = Popup("first")
    let presentation = stage.queue.enqueue(popup)
    stage.run()
    let (old, new) = (stage.root, UIViewController())
    new.addChild(old)
    stage.host.window.rootViewController = new
    new.view.addSubview(old.view)
    old.didMove(toParent: new)
    stage.run()
    #expect(presentation.outcome == nil)
    #expect(popup.viewIfLoaded?.window != nil)
    presentation.cancel()
    stage.run()
  }

  // UIKit posts nothing when a window loses its scene or is released with its controllers in it.
  @Test("A lost window is noticed when the queue is used", arguments: [true, false])
  func aLostWindowIsNoticedWhenTheQueueIs(isReleased: Bool) {
    let stage = QueueStage()
    var window: UIWindow? = UIWindow(windowScene: stage.host.host.scene)
    let root = UIViewController()
    window?.rootViewController = root
    window?.isHidden = false
    stage.host.layout()
    expectNext(on: root, in: stage) { popup, _ in
      if !isReleased { window?.windowScene = nil }
      window?.rootViewController = nil
      window = nil
      #expect(!stage.queue.contains(id: "other"))
    }
  }

  @Test("A popup is canceled, with nothing else on screen afterwards")
  func canceledWithNothingElseOnScreenAfterwards() {
    let stage = QueueStage()
    expectNext(in: stage, outcome: .cancelled) { _, presentation in presentation.cancel() }
  }

  @Test("Canceling a popup during its dismissal does not dismiss its presenter")
  func cancelledWhileDismissed() {
    let stage = QueueStage()
    let page = Popup("page")
    stage.root.present(page, animated: false)
    stage.run(0.2)
    let popup = Popup("first")
    let presentation = stage.queue.enqueue(popup, on: page)
    stage.run()
    popup.dismiss(animated: true)
    stage.run(0.1)
    presentation.cancel()
    stage.run()
    #expect(presentation.outcome != nil)
    #expect(stage.onScreen == ["page"])
  }

  @Test("A popup canceled while it appears is dismissed as soon as possible")
  func cancelledWhileAppearing() {
    let stage = QueueStage()
    let presentation = stage.queue.enqueue(Popup("first"))
    stage.queue.enqueue(Popup("second"))
    let messages = reports {
      stage.run(0.1)
      presentation.cancel()
      stage.run(2)
    }
    #expect(messages == [])
    #expect(presentation.outcome == .cancelled)
    #expect(stage.onScreen == ["second"])
  }

  @Test("A popup is canceled while the user drags it away")
  func cancelledWhileDragged() {
    let stage = QueueStage()
    let popup = Popup("first", style: .pageSheet)
    let presentation = stage.queue.enqueue(popup)
    stage.queue.enqueue(Popup("second"))
    stage.run()
    stage.host.touches.down(CGPoint(x: 195, y: 80))
    for y in stride(from: CGFloat(90), through: 300, by: 30) {
      stage.host.touches.move(to: CGPoint(x: 195, y: y))
    }
    presentation.cancel()
    stage.run(1)
    stage.host.touches.up()
    stage.run(6)
    #expect(presentation.outcome == .cancelled)
    #expect(stage.onScreen == ["second"])
  }

  @Test(
    "The app goes to the background while the popup appears or disappears",
    arguments: [true, false])
  func theAppGoesToTheBackgroundWhileThePopup(whileComing: Bool) {
    let stage = QueueStage()
    let popup = Popup("first")
    stage.queue.enqueue(popup)
    stage.queue.enqueue(Popup("second"))
    stage.run(whileComing ? 0.1 : 1)
    if !whileComing {
      popup.dismiss(animated: true)
      stage.run(0.1)
    }
    HostApplication.enterBackground()
    stage.run(2)
    if whileComing { popup.dismiss(animated: false) }
    stage.run(2)
    #expect(stage.onScreen == [])
    HostApplication.leaveBackground()
    HostApplication.activate()
    stage.run()
    #expect(stage.onScreen == ["second"])
  }

  @Test("A private queue continues in another scene when its scene is disconnected")
  func privateQueueLosesScene() {
    let stage = QueueStage(isOfScene: false)
    let other = TestHost()
    let first = stage.queue.enqueue(Popup("first"), on: other.rootViewController)
    let waiting = stage.queue.enqueue(Popup("lost"), on: other.rootViewController)
    stage.queue.enqueue(Popup("second"), on: stage.root)
    stage.run()
    #expect(first.wasPresented)
    other.host.close()
    stage.run(4)
    #expect(first.outcome == .sceneDisconnected)
    #expect(waiting.outcome == nil)
    #expect(stage.onScreen == ["second"])
  }

  @Test("The queue of a scene ends with it, and later requests as well")
  func sceneQueue() {
    let stage = QueueStage()
    let first = stage.queue.enqueue(Popup("first"))
    let second = stage.queue.enqueue(Popup("second"))
    stage.run()
    stage.host.host.close()
    #expect(first.outcome == .sceneDisconnected)
    #expect(second.outcome == .sceneDisconnected)
    let late = stage.queue.enqueue(Popup("late"))
    #expect(late.outcome == .sceneDisconnected)
    #expect(stage.clock.count == 0)
  }

  @Test("An animation reported as not finished still ends the transition")
  func unfinishedAnimation() {
    let stage = QueueStage()
    let transition = UnfinishedTransition()
    let popup = Popup("first", style: .custom)
    popup.transitioningDelegate = transition
    let presentation = stage.queue.enqueue(popup)
    stage.queue.enqueue(Popup("second"))
    stage.run()
    #expect(presentation.wasPresented)
    popup.dismiss(animated: true)
    stage.run(3)
    #expect(stage.onScreen == ["second"])
  }

  @Test("A presentation that its animator gives up does not block the next one")
  func abandonedPresentation() {
    let stage = QueueStage()
    let transition = UnfinishedTransition()
    transition.completes = false
    let popup = Popup("first", style: .custom)
    popup.transitioningDelegate = transition
    let presentation = stage.queue.enqueue(popup)
    stage.queue.enqueue(Popup("second"))
    stage.run(4)
    #expect(presentation.outcome == .dismissed)
    #expect(stage.onScreen == ["second"])
  }
}

/// Animations that were interrupted: UIKit says that they did not finish.
@MainActor
private final class UnfinishedTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var completes = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }
    UIView.animate(withDuration: 0.2, animations: { view?.alpha = 0.5 }) { [completes] _ in
      view?.alpha = 1
      context.completeTransition(completes)
    }
    // An interrupted animation ends at once, and says that it was not finished.
    if completes { view?.layer.removeAllAnimations() }
  }
}
