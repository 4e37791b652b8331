import TestSupport
import Testing

@testable import ActionSheet

@MainActor struct ActionSheetControllerEffectsTests {
  @Test("N1: the delegate is called once before the presentation and once after it")
  func n1Coming() {
    let stage = PresentationStage()
    stage.show()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.controller.isPresented)
  }

  @Test(
    "N2: a choice is reported in one order, and its handler runs between didSelect and didDismiss")
  func n2Choosing() {
    let stage = PresentationStage()
    stage.show()
    stage.log.entries = []
    stage.tap("Delete")
    #expect(stage.log.entries == ["shouldSelect Delete", "willDismiss selected 1"])
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldSelect Delete", "willDismiss selected 1", "didSelect Delete 1", "handler Delete",
        "didDismiss selected 1", "dismissed selected 1",
      ])
    #expect(stage.controller.outcome == .selected(SheetChoice(id: "Delete", index: 1)))
    #expect(!stage.controller.isPresented)
  }

  @Test("D4, N2: the cancel button is chosen like any other, and the outcome is cancelled")
  func cancelButton() {
    let stage = PresentationStage()
    stage.show()
    stage.log.entries = []
    stage.tap("Cancel")
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldSelect Cancel", "willDismiss cancelled 2", "didSelect Cancel 2", "handler Cancel",
        "didDismiss cancelled 2", "dismissed cancelled 2",
      ])
  }

  @Test("D3, N3: a cancellation is reported with its cause; didCancel does not replace the handler")
  func n3Cancelling() {
    let stage = PresentationStage()
    stage.show()
    stage.log.entries = []
    stage.tapBeside()
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldCancel backgroundTap", "willDismiss backgroundTap", "didCancel backgroundTap",
        "handler Cancel", "didDismiss backgroundTap", "dismissed backgroundTap",
      ])
  }

  @Test("N3: where nobody listens the cancel action's handler runs")
  func n3StandIn() {
    let stage = PresentationStage(listens: false)
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries == ["handler Cancel", "dismissed backgroundTap"])
  }

  @Test("N3: a delegate without didCancel leaves the cancel action's handler to run")
  func n3DelegateWithoutDidCancel() {
    final class Silent: ActionSheetControllerDelegate {}
    let stage = PresentationStage(listens: false)
    let delegate = Silent()
    stage.controller.delegate = delegate
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries == ["handler Cancel", "dismissed backgroundTap"])
  }

  @Test(
    "N3: an end that no person caused does not run the handler of the cancel action",
    arguments: [
      SheetOutcome.CancellationCause.programmatic, .taskCancelled, .preempted, .enteredBackground,
      .sceneDisconnected, .sourceRemoved, .rotation,
    ])
  func n3NotByAPerson(cause: SheetOutcome.CancellationCause) {
    let stage = PresentationStage()
    stage.show()
    stage.controller.presenter.cancel(because: cause)
    stage.run()
    #expect(stage.log.entries.contains("didCancel \(cause)"))
    #expect(!stage.log.entries.contains("handler Cancel"))
    #expect(stage.log.entries.last == "dismissed \(cause)")
  }

  @Test("N3: without a cancel action nothing runs")
  func n3NoStandIn() {
    let stage = PresentationStage(["Copy"], listens: false)
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries == ["dismissed backgroundTap"])
  }

  @Test("N4: a handler presents another sheet without waiting")
  func n4PresentingFromAHandler() {
    let stage = PresentationStage()
    let next = PresentationStage(["Next"])
    stage.controller.updateAction(id: "Copy") { action in
      action.handler = .immediate { _ in next.controller.present(from: stage.root) }
    }
    stage.show()
    stage.tap("Copy")
    stage.run()
    #expect(next.log.entries == ["willPresent", "didPresent"])
    #expect(stage.root.presentedViewController === next.controller)
    next.controller.cancel(animated: false)
  }

  @Test("N4: a plain controller is presented from a handler without waiting")
  func n4UIKitFromAHandler() {
    let stage = PresentationStage()
    let next = UIViewController()
    stage.controller.updateAction(id: "Copy") { action in
      action.handler = .immediate { _ in stage.root.present(next, animated: false) }
    }
    stage.show()
    stage.tap("Copy")
    stage.run()
    #expect(stage.root.presentedViewController === next)
  }

  @Test("N5: taps while it goes change nothing")
  func n5TapsWhileGoing() {
    let stage = PresentationStage()
    stage.show()
    let other = stage.point("Delete")
    stage.log.entries = []
    stage.tap("Copy")
    stage.host.touches.tap(at: other)
    stage.tapBeside()
    stage.controller.cancel()
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldSelect Copy", "willDismiss selected 0", "didSelect Copy 0", "handler Copy",
        "didDismiss selected 0", "dismissed selected 0",
      ])
  }

  @Test("N6: an action that keeps the sheet has its handler run and nothing else")
  func n6KeepsPresented() {
    let stage = PresentationStage()
    stage.controller.updateAction(id: "Copy") { $0.keepsPresented = true }
    stage.show()
    stage.log.entries = []
    stage.tap("Copy")
    stage.run()
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries == ["handler Copy", "handler Copy"])
    #expect(stage.controller.isPresented)
  }

  @Test("N7: a disabled action does nothing")
  func n7Disabled() {
    let stage = PresentationStage()
    stage.controller.updateAction(id: "Copy") { $0.isEnabled = false }
    stage.show()
    stage.log.entries = []
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.isEmpty)
    #expect(stage.controller.isPresented)
  }

  @Test("a delegate that refuses a choice keeps the sheet")
  func refusedChoice() {
    let stage = PresentationStage()
    stage.log.allowsSelecting = false
    stage.show()
    stage.log.entries = []
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries == ["shouldSelect Copy"])
    stage.log.allowsSelecting = true
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.contains("handler Copy"))
  }

  @Test("a delegate that refuses a cancellation keeps the sheet, but not from the app")
  func refusedCancellation() {
    let stage = PresentationStage()
    stage.log.allowsCancelling = false
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.isPresented)
    stage.controller.cancel()
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("the handler runs although the action was removed while the sheet went")
  func removedWhileGoing() {
    let stage = PresentationStage()
    stage.log.willDismiss = { stage.controller.removeAction(id: "Copy") }
    stage.show()
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.contains("handler Copy"))
    #expect(stage.log.entries.contains("didSelect Copy 0"))
  }

  @Test("the handler of a cancel action removed meanwhile runs all the same")
  func removedStandIn() {
    let stage = PresentationStage(listens: false)
    stage.show()
    stage.tapBeside()
    stage.controller.removeAction(id: "Cancel")
    stage.run()
    #expect(stage.log.entries == ["handler Cancel", "dismissed backgroundTap"])
  }

  @Test("W4: the same sheet is shown again, with a new outcome")
  func w4Again() {
    let stage = PresentationStage()
    stage.show()
    stage.tap("Copy")
    stage.run()
    stage.log.entries = []
    stage.show()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.controller.outcome == nil)
    stage.tap("Delete")
    stage.run()
    #expect(stage.log.entries.last == "dismissed selected 1")
  }

  @Test("closing an idle sheet only calls the completion")
  func cancelWhenIdle() {
    let stage = PresentationStage()
    var count = 0
    stage.controller.cancel { count += 1 }
    #expect(count == 1)
    #expect(stage.log.entries.isEmpty)
  }

  @Test("the completion of closing comes when the sheet is gone, before its end is reported")
  func cancelCompletion() {
    let stage = PresentationStage(listens: false)
    stage.show()
    stage.controller.cancel { stage.log.add("gone") }
    #expect(stage.log.entries.isEmpty)
    stage.run()
    #expect(stage.log.entries == ["gone", "dismissed programmatic"])
  }

  @Test("an action that awaits something and keeps the sheet is at work meanwhile")
  func suspendingHandler() async {
    let stage = PresentationStage()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    stage.controller.updateAction(id: "Copy") { action in
      action.keepsPresented = true
      action.handler = .suspending { [log = stage.log] _ in
        for await _ in stream { break }
        log.add("done")
      }
    }
    stage.show()
    stage.tap("Copy")
    #expect(stage.sheet.isBusy("Copy"))
    continuation.yield()
    while !stage.log.entries.contains("done") { await Task.yield() }
    await Task.yield()
    #expect(!stage.sheet.isBusy("Copy"))
    stage.controller.cancel(animated: false)
  }
}
