import TestSupport
import Testing

@testable import ActionSheet

@MainActor struct ActionSheetControllerEffectsTests {
  @Test("The delegate is called once before the presentation and once after it")
  func coming() {
    let stage = PresentationStage()
    stage.show()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.controller.isPresented)
  }

  @Test(
    "A choice is reported in one order, and its handler runs between didSelect and didDismiss")
  func choosing() {
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

  @Test("The cancel button is chosen like any other, and the outcome is canceled")
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

  @Test("A cancellation is reported with its cause; didCancel does not replace the handler")
  func cancelling() {
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

  @Test("Without a delegate the cancel action's handler runs")
  func standIn() {
    let stage = PresentationStage(listens: false)
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries == ["handler Cancel", "dismissed backgroundTap"])
  }

  @Test("A delegate without didCancel leaves the cancel action's handler to run")
  func delegateWithoutDidCancel() {
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
    "An end that no person caused does not run the handler of the cancel action",
    arguments: [
      SheetOutcome.CancellationCause.programmatic, .taskCancelled, .preempted, .enteredBackground,
      .sceneDisconnected, .sourceRemoved, .rotation,
    ])
  func notByAPerson(cause: SheetOutcome.CancellationCause) {
    let stage = PresentationStage()
    stage.show()
    stage.controller.presenter.cancel(because: cause)
    stage.run()
    #expect(stage.log.entries.contains("didCancel \(cause)"))
    #expect(!stage.log.entries.contains("handler Cancel"))
    #expect(stage.log.entries.last == "dismissed \(cause)")
  }

  @Test("Without a cancel action no handler runs")
  func noStandIn() {
    let stage = PresentationStage(["Copy"], listens: false)
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries == ["dismissed backgroundTap"])
  }

  @Test("A handler can present another sheet at once")
  func presentingFromAHandler() {
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

  @Test("A handler can present a plain controller at once")
  func uIKitFromAHandler() {
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

  @Test("Taps during the dismissal change nothing")
  func tapsWhileGoing() {
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

  @Test("An action that keeps the sheet only runs its handler")
  func anActionThatKeepsTheSheetHasItsHandler() {
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

  @Test("A disabled action does nothing")
  func aDisabledActionDoesNothing() {
    let stage = PresentationStage()
    stage.controller.updateAction(id: "Copy") { $0.isEnabled = false }
    stage.show()
    stage.log.entries = []
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.isEmpty)
    #expect(stage.controller.isPresented)
  }

  @Test("A delegate that refuses a choice keeps the sheet")
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

  @Test("Taps during the delegate's decision have no effect")
  func tapsWhileTheDelegateIsAsked() {
    let stage = PresentationStage()
    stage.show()
    stage.log.asked = {
      stage.sheet.selectAction(id: "Delete")
      _ = stage.controller.accessibilityPerformEscape()
    }
    stage.log.entries = []
    stage.tap("Copy")
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldSelect Copy", "willDismiss selected 0", "didSelect Copy 0", "handler Copy",
        "didDismiss selected 0", "dismissed selected 0",
      ])
  }

  @Test("A delegate that closes the sheet while it is asked ends it, and its answer is ignored")
  func closedWhileTheDelegateIsAsked() {
    let stage = PresentationStage()
    stage.show()
    stage.log.asked = { stage.controller.cancel() }
    stage.log.entries = []
    stage.tap("Copy")
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldSelect Copy", "willDismiss programmatic", "didCancel programmatic",
        "didDismiss programmatic", "dismissed programmatic",
      ])
  }

  @Test("A delegate that refuses a cancellation keeps the sheet, except from the app")
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

  @Test("The handler runs although the action was removed during the dismissal")
  func removedWhileGoing() {
    let stage = PresentationStage()
    stage.log.willDismiss = { stage.controller.removeAction(id: "Copy") }
    stage.show()
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.contains("handler Copy"))
    #expect(stage.log.entries.contains("didSelect Copy 0"))
  }

  @Test("The handler of a cancel action runs although the action was removed")
  func removedStandIn() {
    let stage = PresentationStage(listens: false)
    stage.show()
    stage.tapBeside()
    stage.controller.removeAction(id: "Cancel")
    stage.run()
    #expect(stage.log.entries == ["handler Cancel", "dismissed backgroundTap"])
  }

  @Test("The same sheet is shown again, with a new outcome")
  func theSameSheetIsShownAgainWithNewOutcome() {
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

  @Test("Closing an idle sheet only calls the completion")
  func cancelWhenIdle() {
    let stage = PresentationStage()
    var count = 0
    stage.controller.cancel { count += 1 }
    #expect(count == 1)
    #expect(stage.log.entries.isEmpty)
  }

  @Test("The completion of closing is called when the sheet is gone, before its end is reported")
  func cancelCompletion() {
    let stage = PresentationStage(listens: false)
    stage.show()
    stage.controller.cancel { stage.log.add("gone") }
    #expect(stage.log.entries.isEmpty)
    stage.run()
    #expect(stage.log.entries == ["gone", "dismissed programmatic"])
  }

  @Test("An asynchronous action that keeps the sheet is busy while it runs")
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
