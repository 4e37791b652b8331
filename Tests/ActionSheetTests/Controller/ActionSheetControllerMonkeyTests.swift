import TestSupport
import Testing

@testable import ActionSheet

/// Fingers, keys, turns and calls at random while a sheet comes, is there and goes.
@MainActor final class ActionSheetControllerMonkeyTests {
  private var isFingerDown = false
  private var isKeyboardUp = false
  private let body = UIViewController()

  @Test("After any events each presentation is reported in order, ends once and is released")
  func monkey() {
    var generator = SeededGenerator(seed: 2_026)
    let stage = PresentationStage(["Copy", "!Delete", "Share", "xCancel"])
    stage.controller.style.closesOnSwipe = true
    stage.controller.style.animation.duration = 0.1
    stage.controller.updateAction(id: "Share") { $0.keepsPresented = true }
    var presentations = 0
    let count = Torture.count(1_500, torture: 50_000)
    // UIKit ignores what comes during a transition, and says so.
    _ = reports {
      for step in 0..<count {
        act(on: stage, step, &generator)
        if step % 50 == 49 {
          presentations += settle(stage)
          if Task.isCancelled { break }
        }
      }
      presentations += settle(stage)
    }
    #expect(presentations > count / 30)
  }

  private func act(
    on stage: PresentationStage, _ step: Int, _ generator: inout SeededGenerator
  ) {
    let touches = stage.host.touches
    let point = CGPoint(
      x: CGFloat.random(in: 0...390, using: &generator),
      y: CGFloat.random(in: 500...844, using: &generator))
    let isDown = isFingerDown
    switch Int.random(in: 0..<46, using: &generator) {
    case 0..<4 where !stage.controller.isPresented:
      stage.controller.present(from: stage.root, animated: step % 3 != 0)
    case 0..<8 where !isDown:
      touches.down(point)
      isFingerDown = true
    case 0..<12 where isDown: touches.move(to: point)
    case 12..<18 where isDown:
      touches.up()
      isFingerDown = false
    case 18 where isDown:
      touches.cancel()
      isFingerDown = false
    case 19: stage.controller.cancel(animated: step % 2 == 0)
    case 20: stage.root.dismiss(animated: step % 2 == 0)
    case 21: stage.host.press(.keyboardEscape)
    case 22 where step % 5 == 0:
      stage.host.host.rotate(to: step % 2 == 0 ? .landscapeLeft : .portrait)
    case 23 where !isDown: stage.tapBeside()
    case 24 where !isDown: stage.tap("Copy")
    case 25: stage.controller.present(in: stage.host.host.scene)
    case 26:
      stage.sheet.performBatchUpdates(animated: step % 2 == 0) {
        stage.controller.message = stage.controller.message == nil ? "Message" : nil
      }
    case 27: moveKeyboard(on: stage)
    case 28: stage.controller.detents = step % 2 == 0 ? [] : [.small, .medium, .large]
    case 29:
      let detents: [SheetDetent?] = [.small, .medium, .large, nil]
      let controller = stage.controller
      let detent = detents[step % 4]
      if step % 3 == 0 {
        controller.selectedDetent = detent
      } else {
        controller.animateChanges { controller.selectedDetent = detent }
      }
    case 30: stage.controller.largestUndimmedDetent = step % 2 == 0 ? .small : nil
    case 31: stage.sheet.items = stage.sheet.items
    case 32 where !stage.controller.isPresented: stage.controller.presenter.finish(.default("Copy"))
    case 33: stage.sheet.preferredAction = step % 2 == 0 ? stage.controller.action(at: 0) : nil
    case 34 where step % 3 == 0:
      stage.host.host.resize(
        to: CGSize(
          width: .random(in: 320...700, using: &generator),
          height: .random(in: 400...900, using: &generator)))
    case 35:
      let y = CGFloat.random(in: 0...800, using: &generator)
      let fold = CGRect(x: 0, y: y, width: 1_000, height: 8)
      stage.controller.reservedRects = step % 2 == 0 ? [] : [fold]
    case 36: changeBody(of: stage.controller)
    case 37:
      body.preferredContentSize.height = CGFloat.random(in: 0...1_200, using: &generator)
    case 38: stage.controller.prefersGrabberVisible.toggle()
    case 39: stage.sheet.container.grabber?.accessibilityIncrement()
    case 40: stage.sheet.container.grabber?.accessibilityDecrement()
    default: stage.run(1.0 / 60)
    }
  }

  /// Adds a controller with a list, or removes it.
  private func changeBody(of controller: ActionSheetController) {
    if body.parent != nil || controller.items.contains(where: { $0.id == "body" }) {
      controller.sheet.removeItem(id: "body")
    } else {
      if !(body.viewIfLoaded is UIScrollView) {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 300, height: 2_000)
        body.view = list
      }
      controller.items.insert(.viewController(body, id: "body"), at: 0)
    }
  }

  private func moveKeyboard(on stage: PresentationStage) {
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    stage.host.host.moveKeyboard(
      from: isKeyboardUp ? frame : nil, to: isKeyboardUp ? nil : frame)
    isKeyboardUp.toggle()
  }

  /// Lets everything come to rest with nothing shown, and looks at what has been told.
  ///
  /// - Returns: How often the sheet was presented since the last time.
  private func settle(_ stage: PresentationStage) -> Int {
    stage.host.touches.up()
    isFingerDown = false
    if isKeyboardUp { moveKeyboard(on: stage) }
    stage.run(0.4)
    #expect(stage.controller.isPresented == (stage.controller.presentingViewController != nil))
    stage.controller.cancel()
    stage.run(0.4)
    #expect(!stage.controller.isPresented)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.host.host.scene.windows.count == 1)
    #expect(stage.sheet.transform == .identity && stage.sheet.alpha == 1)
    #expect(body.viewIfLoaded?.window == nil)
    let size = stage.host.window.bounds.size
    let hit = stage.host.window.hitTest(CGPoint(x: size.width / 2, y: 50), with: nil)
    #expect(hit === stage.host.view)
    let presentations = stage.log.entries.split(separator: "willPresent")
    for presentation in presentations { check(Array(presentation)) }
    stage.log.entries = []
    return presentations.count
  }

  /// One presentation: it was there, went once, and was told of in order.
  private func check(_ entries: [String]) {
    let kept = ["didPresent", "willDismiss", "did", "didDismiss", "dismissed"]
    let told = entries.compactMap { entry -> String? in
      if entry.hasPrefix("didSelect") || entry.hasPrefix("didCancel") { return "did" }
      return kept.first { entry.hasPrefix($0) && $0 != "did" }
    }
    #expect(told == kept, "\(entries)")
    let outcomes = entries.filter { $0.hasPrefix("willDismiss") || $0.hasPrefix("d") }
      .compactMap { $0.split(separator: " ", maxSplits: 1).dropFirst().first }
    #expect(Set(outcomes.filter { !$0.contains("Copy") && !$0.contains("Delete") }).count <= 2)
  }
}
