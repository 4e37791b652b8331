import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Random events while a sheet and other popups are presented directly and by a queue, against a model
/// of what a delegate is told.
@MainActor final class SheetPresentationModelTests {
  /// The presentation as its reports describe it.
  private enum Phase: Equatable {
    case idle
    case open(wasPresented: Bool)
    case decided(String)
    case ended(String)
  }

  private var phase = Phase.idle
  private var presentations = 0
  private var isFingerDown = false
  private var isKeyboardUp = false
  private var isInBackground = false
  private var ends: [QueuedPresentation: Int] = [:]
  private var queuedSheet: QueuedPresentation?

  @Test("After random events reports and state agree, and each presentation ends exactly once")
  func randomEvents() {
    var generator = SeededGenerator(seed: 4_177)
    let stage = PresentationStage(["Copy", "!Delete", "Share", "xCancel"])
    let queue = PresentationQueue(scene: stage.host.host.scene, clock: stage.clock)
    stage.controller.style.closesOnSwipe = true
    stage.controller.style.animation.duration = 0.1
    let count = Torture.count(1_000, torture: 50_000)
    // UIKit ignores what comes during a transition, and says so.
    _ = reports {
      for step in 0..<count {
        if Bool.random(using: &generator) {
          touchOrPresent(stage, queue, step, &generator)
        } else {
          change(stage, queue, step, &generator)
        }
        check(stage, step)
        if step % 50 == 49 {
          settle(stage, queue)
          check(stage, step)
          if Task.isCancelled { break }
        }
      }
      settle(stage, queue)
    }
    check(stage, count)
    #expect(presentations > count / 30)
  }

  // MARK: Events

  private func touchOrPresent(
    _ stage: PresentationStage, _ queue: PresentationQueue, _ step: Int,
    _ generator: inout SeededGenerator
  ) {
    let touches = stage.host.touches
    let size = stage.host.window.bounds.size
    let point = CGPoint(
      x: CGFloat.random(in: 0...size.width, using: &generator),
      y: CGFloat.random(in: size.height * 0.6...size.height, using: &generator))
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1: stage.controller.present(from: stage.root, animated: step % 3 != 0)
    case 2: stage.controller.present(in: stage.host.host.scene, animated: step % 2 == 0)
    case 3, 4:
      guard queuedSheet?.outcome != nil || queuedSheet == nil else { return }
      let presentation = queue.enqueue(stage.controller, as: request(step))
      queuedSheet = presentation
      follow(presentation)
    case 5: follow(queue.enqueue(Popup("popup \(step)"), as: request(step)))
    case 6: follow(queue.enqueue(Toast("Saved"), as: request(step)))
    case 7..<10 where !isFingerDown:
      touches.down(point)
      isFingerDown = true
    case 7..<11: touches.move(to: point)
    case 11, 12:
      touches.up()
      isFingerDown = false
    case 13:
      touches.cancel()
      isFingerDown = false
    case 14: stage.host.press(.keyboardEscape)
    default: stage.run(0.1)
    }
  }

  private func change(
    _ stage: PresentationStage, _ queue: PresentationQueue, _ step: Int,
    _ generator: inout SeededGenerator
  ) {
    let controller = stage.controller
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: controller.cancel(animated: step % 2 == 0)
    case 1: stage.root.dismiss(animated: step % 2 == 0)
    case 2: queue.current?.cancel()
    case 3: queue.pending.last?.cancel()
    case 4: queue.cancelPending()
    case 5: if step % 2 == 0 { queue.suspend() } else { queue.resume() }
    case 6: setInBackground(!isInBackground)
    case 7 where step % 3 == 0:
      stage.host.host.rotate(to: step % 2 == 0 ? .landscapeLeft : .portrait)
    case 8: moveKeyboard(on: stage)
    case 9: controller.items = controller.items
    case 10: controller.updateAction(id: "Share") { $0.state = $0.state == .on ? .off : .on }
    case 11: controller.detents = step % 2 == 0 ? [] : [.small, .large]
    case 12: controller.message = step % 2 == 0 ? "Message" : nil
    case 13: if !isFingerDown { stage.tap("Copy") }
    case 14: stage.sheet.selectAction(id: "Delete")
    case 15: if let action = controller.action(at: 2) { controller.presenter.finish(action) }
    case 16: queue.conditionsChanged()
    case 17: stage.log.allowsSelecting.toggle()
    case 18: stage.log.allowsCancelling.toggle()
    default: stage.run(1.0 / 60)
    }
  }

  private func request(_ step: Int) -> PresentationRequest {
    let policies: [PresentationPolicy] = [
      .append, .next, .interrupt(resuming: true), .interrupt(resuming: false), .replace,
      .dropIfBusy,
    ]
    let durations: [Duration?] = [nil, nil, .milliseconds(300)]
    return PresentationRequest(
      id: step % 4 == 0 ? "same" : nil, policy: policies[step % policies.count],
      duplicates: step % 8 == 0 ? .replaceOld : .ignoreNew,
      duration: durations[step % durations.count], resumesAfterInterruption: step % 5 != 0)
  }

  private func follow(_ presentation: QueuedPresentation) {
    // Equal toasts share a presentation.
    guard ends[presentation] == nil else { return }
    ends[presentation] = 0
    presentation.whenEnded { [weak self] _ in self?.ends[presentation, default: 0] += 1 }
  }

  private func setInBackground(_ isInBackground: Bool) {
    guard isInBackground != self.isInBackground else { return }
    self.isInBackground = isInBackground
    if isInBackground {
      HostApplication.enterBackground()
    } else {
      HostApplication.leaveBackground()
      HostApplication.activate()
    }
  }

  private func moveKeyboard(on stage: PresentationStage) {
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    stage.host.host.moveKeyboard(
      from: isKeyboardUp ? frame : nil, to: isKeyboardUp ? nil : frame)
    isKeyboardUp.toggle()
  }

  // MARK: Model

  /// Applies the new reports to the model, and compares the model with the state.
  private func check(_ stage: PresentationStage, _ step: Int) {
    let entries = stage.log.entries
    stage.log.entries = []
    for entry in entries { report(entry, step) }
    let presenter = stage.controller.presenter
    switch presenter.state {
    case .idle: #expect(phase == .idle, "step \(step)")
    case .presented: #expect(phase == .open(wasPresented: true), "step \(step)")
    // A choice reports a sheet that appears as presented.
    case .requested, .presenting, .hiding, .hidden, .leaving:
      #expect(phase == .open(wasPresented: presenter.machine.wasPresented), "step \(step)")
    case .closing(let outcome, _), .finishing(let outcome):
      #expect(phase == .decided(text(of: outcome)), "step \(step)")
    }
    let isPresented = stage.controller.presentingViewController != nil
    switch presenter.state {
    case .presented: #expect(isPresented, "step \(step)")
    // A queue presents as UIKit does; then the sheet learns of it from viewWillAppear.
    case .idle, .hidden:
      #expect(!isPresented || stage.controller.isBeingPresented, "step \(step)")
    default: break
    }
  }

  private func report(_ entry: String, _ step: Int) {
    let words = entry.split(separator: " ", maxSplits: 1).map(String.init)
    let detail = words.count > 1 ? words[1] : ""
    switch (words[0], phase) {
    case ("willPresent", .idle): phase = .open(wasPresented: false)
    case ("didPresent", .open(false)): phase = .open(wasPresented: true)
    case ("shouldSelect", .open(true)), ("shouldCancel", .open(true)): break
    case ("willDismiss", .open(true)): phase = .decided(detail)
    case ("didSelect", .decided), ("didCancel", .decided), ("handler", .decided): break
    case ("didDismiss", .decided(detail)): phase = .ended(detail)
    case ("dismissed", .ended(detail)):
      phase = .idle
      presentations += 1
    default: Issue.record("step \(step): \(entry) in \(phase)")
    }
  }

  /// Ends everything.
  private func settle(_ stage: PresentationStage, _ queue: PresentationQueue) {
    setInBackground(false)
    stage.host.touches.up()
    isFingerDown = false
    if isKeyboardUp { moveKeyboard(on: stage) }
    stage.log.allowsSelecting = true
    stage.log.allowsCancelling = true
    queue.resume()
    queue.cancelAll()
    stage.run(0.6)
    stage.controller.cancel()
    queue.cancelAll()
    stage.run(1)
    #expect(queue.isIdle)
    #expect(ends.values.allSatisfy { $0 == 1 })
    ends = [:]
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.host.host.scene.windows.count == 1)
    #expect(stage.sheet.transform == .identity && stage.sheet.alpha == 1)
  }
}
