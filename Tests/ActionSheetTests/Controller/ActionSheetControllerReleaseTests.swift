import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Nothing is kept once a sheet has gone.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerReleaseTests {
  private final class Captured {}

  private struct Traces {
    private var objects: [() -> AnyObject?] = []

    mutating func follow(_ object: AnyObject) {
      objects.append { [weak object] in object }
    }

    var left: [String] { objects.compactMap { $0() }.map { "\(type(of: $0))" } }
  }

  private nonisolated static let ways = ["bottom", "window", "popover", "UIKit", "queue"]

  @Test(
    "After many presentations no sheet, handler, view, window or observer remains",
    arguments: ways)
  func w3(way: String) {
    let host = TestHost(size: CGSize(width: 820, height: 1180))
    host.host.setTraits { $0.horizontalSizeClass = .regular }
    let clock = ManualPresentationClock()
    let queue = PresentationQueue(scene: host.host.scene, clock: clock)
    queue.isAnimated = false
    let anchor = host.add(UIView(frame: CGRect(x: 300, y: 400, width: 50, height: 50)))
    var traces = Traces()
    let views = count(below: host.window)
    for number in 0..<Torture.count(20, torture: 1000) {
      let controller = ActionSheetController(title: "Title")
      controller.presenter.clock = clock
      let captured = Captured()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      controller.contentView = view
      controller.addAction(.default("One", id: "one") { _ in _ = (captured, controller) })
      controller.addAction(.cancel { _ in _ = (captured, controller) })
      var more = ActionSheetAction("More")
      more.children = [.action(.default("Inner") { _ in _ = controller })]
      controller.addAction(more)
      controller.addItem(.grid([.default("Tile") { _ in _ = controller }]))
      controller.addTextField(validation: { _ in controller.title == nil ? "" : nil })
      controller.addItem(.datePicker("Date", date: .now, valueChanged: { _ in _ = controller }))
      controller.dismissed = { _ in _ = (captured, controller) }
      controller.actionFailed = { _, _ in _ = (captured, controller) }
      let presenter = controller.presenter
      let objects: [AnyObject] = [
        controller, controller.sheet, captured, view, presenter, controller.dimmingView,
        controller.panGestureRecognizer,
      ]
      for object in objects { traces.follow(object) }
      show(controller, way, host, queue, anchor)
      host.layout()
      presenter.session.sceneObservation.map { traces.follow($0) }
      controller.presentationController.map { traces.follow($0) }
      controller.presentationController?.containerView.map { traces.follow($0) }
      controller.view.window.map { traces.follow($0) }
      #expect(controller.isPresented)
      if number % 2 == 0 {
        controller.cancel(animated: false)
      } else {
        controller.sheet.selectAction(id: "one")
      }
      for _ in 0..<20 {
        host.advanceFrames()
        clock.advance(by: .seconds(1) / 20)
      }
    }
    UIAccessibility.removePosted()
    // The window of the host has been followed along with those of the sheets.
    #expect(traces.left.filter { $0 != "UIWindow" } == [])
    #expect(host.host.scene.windows.count == 1)
    #expect(count(below: host.window) == views)
    #expect(clock.count == 0)
  }

  private func show(
    _ controller: ActionSheetController, _ way: String, _ host: TestHost,
    _ queue: PresentationQueue, _ anchor: UIView
  ) {
    switch way {
    case "bottom": controller.present(from: host.rootViewController, animated: false)
    case "window": controller.present(in: host.host.scene, animated: false)
    case "popover":
      controller.present(from: host.rootViewController, anchoredTo: anchor, animated: false)
    case "UIKit": host.rootViewController.present(controller, animated: false)
    default: queue.enqueue(controller)
    }
  }

  private func count(below view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count(below: $1) }
  }

  @Test("A toast whose handlers use it is released at the end of its presentation")
  func toasts() {
    let stage = QueueStage()
    weak var toast: Toast?
    do {
      let made = Toast("Saved")
      toast = made
      made.setButton("Undo") { made.text = "Undone" }
      made.tapped = { made.text = "Tapped" }
      stage.queue.enqueue(made)
    }
    stage.run(1)
    #expect(toast != nil)
    stage.queue.cancelAll()
    stage.run()
    #expect(toast == nil)
  }

  @Test("A sheet that is never presented is released, also after a failed presentation")
  func neverPresented() {
    expectReleased {
      let controller = ActionSheetController(title: "Title")
      controller.addAction(.cancel())
      return controller
    }
    expectReleased {
      let controller = ActionSheetController(title: "Title")
      controller.presenter.report = { _ in }
      controller.present(from: UIViewController())
      return controller
    }
  }

  @Test("A sheet that waited in a cleared queue is released")
  func neverShown() {
    let stage = QueueStage()
    weak var controller: ActionSheetController?
    stage.queue.enqueue(Popup("first"))
    do {
      let made = ActionSheetController(title: "Title")
      controller = made
      stage.queue.enqueue(made)
    }
    stage.run()
    #expect(controller != nil)
    stage.queue.cancelAll()
    stage.run()
    #expect(controller == nil)
  }

  @Test("A sheet of a lost scene is released")
  func sceneGone() {
    weak var controller: ActionSheetController?
    do {
      let host = TestHost()
      let made = ActionSheetController(title: "Title")
      controller = made
      made.present(in: host.host.scene, animated: false)
      host.advanceFrames()
      host.host.close()
    }
    UIAccessibility.removePosted()
    #expect(controller == nil)
  }

  @Test("A dismissed sheet with a running drag is released")
  func draggedAway() {
    weak var controller: ActionSheetController?
    do {
      let stage = PresentationStage()
      controller = stage.controller
      stage.controller.style.closesOnSwipe = true
      stage.show()
      let start = stage.point("Copy")
      stage.host.touches.down(start)
      stage.host.touches.glide(to: CGPoint(x: start.x, y: start.y + 60))
      stage.controller.cancel()
      stage.host.touches.up()
      stage.run()
    }
    UIAccessibility.removePosted()
    #expect(controller == nil)
  }
}
