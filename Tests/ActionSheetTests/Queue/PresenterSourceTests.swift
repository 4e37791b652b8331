import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Q10: who presents, looked up at the popup's context.
@MainActor struct PresenterSourceTests {
  @Test("A presenter that is gone before its context is replaced by the scene")
  func presenterGone() {
    let stage = QueueStage()
    stage.queue.suspend()
    var page: UIViewController? = UIViewController()
    if let page { stage.queue.enqueue(Popup("first"), on: page) }
    page = nil
    stage.queue.resume()
    stage.run()
    #expect(stage.onScreen == ["first"])
  }

  @Test(
    "In a queue without a scene a missing presenter discards the popup, and the next is shown"
  )
  func presenterGoneWithoutScene() {
    let stage = QueueStage(isOfScene: false)
    stage.queue.suspend()
    var page: UIViewController? = UIViewController()
    guard let presenter = page else { return }
    let presentation = stage.queue.enqueue(Popup("first"), on: presenter)
    _ = consume presenter
    page = nil
    stage.queue.enqueue(Popup("second"), on: stage.root)
    stage.queue.resume()
    stage.run()
    #expect(presentation.outcome == .presenterUnavailable)
    #expect(stage.onScreen == ["second"])
  }

  @Test("A presenter that was popped before its context is replaced by the scene")
  func presenterPopped() {
    let host = TestHost(
      rootViewController: UINavigationController(rootViewController: UIViewController()))
    let clock = ManualPresentationClock()
    let queue = PresentationQueue(scene: host.host.scene, clock: clock)
    queue.isAnimated = false
    let page = UIViewController()
    let navigation = host.rootViewController as? UINavigationController
    navigation?.pushViewController(page, animated: false)
    host.advanceFrames(2)
    queue.suspend()
    let popup = Popup("first")
    queue.enqueue(popup, on: page)
    navigation?.popViewController(animated: false)
    host.advanceFrames(2)
    queue.resume()
    host.advanceFrames(2)
    #expect(page.viewIfLoaded?.window == nil)
    #expect(popup.viewIfLoaded?.window === host.window)
  }

  @Test(
    "A presenter without a window is waited for, overtaken after two seconds, and served then"
  )
  func presenterWithoutWindow() {
    let stage = QueueStage(isOfScene: false)
    let page = Popup("page")
    stage.queue.enqueue(Popup("first"), on: page)
    let second = stage.queue.enqueue(Popup("second"), on: stage.root)
    stage.run(1)
    #expect(stage.onScreen == [])
    stage.run(3)
    #expect(stage.onScreen == ["second"])
    second.cancel()
    stage.run()
    stage.root.present(page, animated: true)
    stage.run(2)
    #expect(stage.onScreen == ["page", "first"])
  }

  @Test("The key window is used, not the foremost one")
  func theKeyWindowCountsNotTheForemostOne() {
    let stage = QueueStage()
    stage.host.window.makeKey()
    let overlay = UIWindow(windowScene: stage.host.host.scene)
    overlay.rootViewController = UIViewController()
    overlay.isHidden = false
    stage.queue.enqueue(Popup("first"))
    stage.run()
    #expect(stage.onScreen == ["first"])
    #expect(overlay.rootViewController?.presentedViewController == nil)
    overlay.isHidden = true
  }

  @Test("A key window above the normal level gives way to the foremost normal one")
  func highKeyWindow() {
    let stage = QueueStage()
    let high = UIWindow(windowScene: stage.host.host.scene)
    high.windowLevel = .alert
    high.rootViewController = UIViewController()
    high.makeKeyAndVisible()
    #expect(stage.host.host.scene.keyWindow === high)
    stage.queue.enqueue(Popup("first"))
    stage.run()
    #expect(stage.onScreen == ["first"])
    high.isHidden = true
    stage.host.window.makeKey()
  }

  @Test(
    "The queue waits during foreign transitions, so that UIKit has nothing to report"
  )
  func foreignTransition() {
    let stage = QueueStage()
    let messages = reports {
      let foreign = Popup("foreign")
      stage.root.present(foreign, animated: true)
      stage.queue.enqueue(Popup("first"))
      stage.run()
      #expect(stage.onScreen == ["foreign"])
      stage.root.dismiss(animated: true)
      stage.queue.enqueue(Popup("second"))
      stage.run(2)
      #expect(stage.onScreen == ["first"])
    }
    #expect(messages == [])
  }

  @Test("A foreign dismissal that removes the queue's popup lets the next one show")
  func foreignTakesAlong() {
    let stage = QueueStage()
    let foreign = Popup("foreign", style: .fullScreen)
    stage.root.present(foreign, animated: false)
    stage.run(0.2)
    let first = stage.queue.enqueue(Popup("first"), on: foreign)
    stage.queue.enqueue(Popup("second"))
    stage.run()
    #expect(stage.onScreen == ["foreign", "first"])
    stage.root.dismiss(animated: true)
    stage.run(2)
    #expect(first.outcome == .dismissed)
    #expect(stage.onScreen == ["second"])
  }

  @Test("A controller that is already on screen is shown again once it is free")
  func alreadyPresented() {
    let stage = QueueStage()
    let popup = Popup("first")
    stage.root.present(popup, animated: false)
    stage.run(0.2)
    let presentation = stage.queue.enqueue(popup)
    stage.run(1)
    #expect(!presentation.wasPresented)
    popup.dismiss(animated: true)
    stage.run(2)
    #expect(presentation.wasPresented)
    #expect(popup.appearances == 2)
  }

  @Test("The foremost window of the normal level is used, not an overlay above or a hidden one")
  func windows() {
    let stage = QueueStage()
    let scene = stage.host.host.scene
    let overlay = UIWindow(windowScene: scene)
    overlay.windowLevel = UIWindow.Level(rawValue: 1100)
    overlay.rootViewController = UIViewController()
    overlay.isHidden = false
    let hidden = UIWindow(windowScene: scene)
    hidden.rootViewController = UIViewController()
    let popup = Popup("first")
    stage.queue.enqueue(popup)
    stage.run()
    #expect(popup.viewIfLoaded?.window === stage.host.window)
    #expect(hidden.isHidden && !overlay.isHidden)
  }
}
