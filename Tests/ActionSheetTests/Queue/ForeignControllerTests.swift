import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Controllers that the app presents itself, below and above those of a queue.
@MainActor
@Suite(.serialized)
struct ForeignControllerTests {
  @Test(
    "A popup waits for what the app has presented itself",
    arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet], [0, 4, 90])
  func below(style: UIModalPresentationStyle, frame: Int) {
    let stage = QueueStage()
    let foreign = Popup("foreign", style: style)
    stage.root.present(foreign, animated: true)
    stage.run(Double(frame) / 60)
    stage.queue.enqueue(Popup("first"))
    stage.run(30)
    #expect(stage.onScreen == ["foreign"])
    foreign.dismiss(animated: true)
    stage.run(1)
    #expect(stage.onScreen == ["first"])
  }

  // UIKit presents a controller of its own while a menu is open: "Attempt to present … which is already
  // presenting <_UIContextMenuActionsOnlyViewController>" (exyte/PopupView, pull request 127).
  @Test("A popup waits for an open menu")
  func menu() {
    let stage = QueueStage()
    let button = stage.host.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44)))
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.host.touches.tap(button)
    stage.run(0.5)
    #expect(stage.root.presentedViewController != nil)
    stage.queue.enqueue(Popup("first"))
    stage.run(4)
    #expect(stage.onScreen == [])
    stage.host.touches.tap(at: CGPoint(x: 195, y: 800))
    stage.run(3)
    #expect(stage.onScreen == ["first"])
  }

  @Test("A popup is presented on a page that its request names")
  func namedPage() {
    let stage = QueueStage()
    let page = Popup("page", style: .fullScreen)
    stage.root.present(page, animated: false)
    stage.run(0.2)
    stage.queue.enqueue(Popup("first"), on: page)
    stage.run()
    #expect(page.presentedViewController?.title == "first")
  }

  @Test("What the app presents on a popup stays when the popup is to end", arguments: 0..<4)
  func above(way: Int) {
    let stage = QueueStage()
    let popup = Popup("first")
    let presentation = stage.queue.enqueue(
      popup, as: PresentationRequest(duration: way == 0 ? .seconds(2) : nil))
    let second = Popup("second")
    if way < 2 { stage.queue.enqueue(second) }
    stage.run()
    let alert = UIAlertController(title: "Foreign", message: nil, preferredStyle: .alert)
    popup.present(alert, animated: true)
    stage.run(way == 3 ? 0.1 : 1)
    switch way {
    case 0: break
    case 1: presentation.cancel()
    case 2: stage.queue.enqueue(second, as: PresentationRequest(policy: .replace))
    default: stage.queue.cancelAll()
    }
    stage.run(5)
    #expect(alert.presentingViewController === popup)
    #expect(presentation.outcome == nil)
    alert.dismiss(animated: true)
    stage.run(2)
    #expect(presentation.outcome == [.timedOut, .cancelled, .replaced, .cancelled][way])
    #expect(stage.onScreen == (way == 3 ? [] : ["second"]))
  }

  @Test(
    "The window gets another root at any frame, and the next popup is shown on it",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom,
    ])
  func rootReplaced(style: UIModalPresentationStyle) {
    for frame in 0...60 {
      let stage = QueueStage()
      let popup: UIViewController =
        style == .custom
        ? ActionSheetController(title: "first", items: [.action(.cancel())])
        : Popup("first", style: style)
      (popup as? ActionSheetController)?.presenter.clock = stage.clock
      let presentation = stage.queue.enqueue(popup)
      stage.queue.enqueue(Popup("second"))
      _ = reports {
        stage.host.advanceFrames(frame)
        if frame > 30 {
          stage.run(0.5)
          popup.dismiss(animated: true)
          stage.host.advanceFrames(frame - 30)
        }
        stage.host.window.rootViewController = UIViewController()
        stage.run(5)
      }
      #expect(presentation.outcome == .dismissed, "frame \(frame)")
      #expect(popup.presentingViewController == nil, "frame \(frame)")
      #expect(popup.viewIfLoaded?.window == nil, "frame \(frame)")
      #expect(stage.onScreen == ["second"], "frame \(frame)")
    }
  }
}
