import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Actions whose asynchronous handlers run.
@MainActor
struct ActionSheetControlWorkTests {
  @Test("A busy action shows progress, and only cancel actions can be chosen")
  func busy() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.setBusy("N1", true)
    fixture.host.layout()
    let spinner = fixture.views(UIActivityIndicatorView.self).first
    #expect(spinner?.isAnimating == true)
    #expect(spinner?.isDescendant(of: fixture.row("N1") ?? UIView()) == true)
    fixture.host.touches.tap(at: fixture.middle(of: "D0"))
    fixture.host.touches.tap(at: fixture.middle(of: "N1"))
    #expect(fixture.chosen.isEmpty)
    #expect(!fixture.sheet.selectAction(id: "D0"))
    let elements = fixture.sheet.allElements as? [UIAccessibilityElement] ?? []
    #expect(elements[1].accessibilityValue == "In progress")
    #expect(elements.map { $0.accessibilityTraits.contains(.notEnabled) } == [true, true, false])
    fixture.host.touches.tap(at: fixture.middle(of: "C2"))
    #expect(fixture.chosen == ["C2"])
    fixture.sheet.setBusy("N1", false)
    fixture.host.layout()
    #expect(spinner?.isAnimating == false)
    fixture.host.touches.tap(at: fixture.middle(of: "D0"))
    #expect(fixture.chosen == ["C2", "D0"])
  }

  @Test("A busy action that cannot be canceled disables cancel actions too, and VoiceOver says so")
  func notCancelable() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.updateAction(id: "N1") { $0.isCancelable = false }
    fixture.sheet.setBusy("N1", true)
    fixture.host.layout()
    fixture.host.touches.tap(at: fixture.middle(of: "C2"))
    #expect(fixture.chosen.isEmpty)
    let elements = fixture.sheet.allElements as? [UIAccessibilityElement] ?? []
    #expect(elements[1].accessibilityValue == "In progress, Cannot be canceled")
    #expect(elements[2].accessibilityTraits.contains(.notEnabled))
  }

  @Test("An action that the sheet does not have cannot be busy")
  func nobodyBusy() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.setBusy("nobody", true)
    #expect(fixture.sheet.busyActionIDs.isEmpty)
    fixture.sheet.setBusy("N1", true)
    fixture.sheet.removeAction(id: "N1")
    #expect(fixture.sheet.busyActionIDs.isEmpty)
  }

  @Test("A handler runs once, gets its action and leaves no action busy")
  func handlers() async {
    let sheet = ActionSheetControl()
    var ran: [String] = []
    sheet.addAction(
      ActionSheetAction("One", id: "one") { action in
        ran.append(action.title)
        await Task.yield()
        ran.append("end")
      })
    let task = sheet.performHandler(of: "one")
    await task?.value
    #expect(ran == ["One", "end"])
    #expect(sheet.busyActionIDs.isEmpty)
    #expect(sheet.performHandler(of: "nobody") == nil)
  }

  @Test("Choosing runs the handler, unless a presenter does that itself")
  func whoRunsHandlers() async {
    let sheet = ActionSheetControl()
    var count = 0
    sheet.addAction(ActionSheetAction("One", id: "one") { _ in count += 1 })
    sheet.runsHandlers = false
    sheet.selectAction(id: "one")
    await Task.yield()
    #expect(count == 0)
    sheet.runsHandlers = true
    sheet.selectAction(id: "one")
    for _ in 0..<10 where count == 0 { await Task.yield() }
    #expect(count == 1)
  }

  @Test("Choosing a cancel action of a sheet without a presenter cancels the running handler")
  func cancelOfAPlainSheet() async {
    let sheet = ActionSheetControl()
    var isCancelled = false
    sheet.addAction(
      ActionSheetAction("Upload", id: "upload") { _ in
        await cancellation()
        isCancelled = Task.isCancelled
      })
    sheet.addAction(.cancel(id: "cancel"))
    sheet.selectAction(id: "upload")
    #expect(sheet.isBusy("upload"))
    #expect(sheet.selectAction(id: "cancel"))
    #expect(!sheet.isBusy("upload"))
    await wait { isCancelled }
    #expect(isCancelled)
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "No connection" }
  }

  /// Suspends until the task is canceled. One that yields over and over would keep the clock from
  /// its next frame.
  private func cancellation() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }

  /// A presented sheet with an action whose handler is asynchronous.
  private func working(
    _ change: (inout ActionSheetAction) -> Void = { _ in },
    _ work: @escaping @MainActor (ActionSheetController, ActionSheetAction) async throws -> Void
  ) -> PresentationStage {
    let stage = PresentationStage(["Copy", "xCancel"])
    var action = ActionSheetAction("Upload", id: "Upload") { [weak stage] action in
      guard let stage else { return }
      try await work(stage.controller, action)
    }
    change(&action)
    stage.controller.insertAction(action, at: 0)
    stage.show()
    return stage
  }

  // MARK: Success

  @Test("The sheet stays while a handler runs, and closes when it returns")
  func theSheetStaysWhileAHandlerRunsAndClosesWhenItReturns() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let stage = working { _, _ in for await _ in stream { break } }
    stage.tap("Upload")
    await stage.runWithTasks()
    #expect(stage.sheet.isBusy("Upload"))
    #expect(stage.controller.outcome == nil)
    continuation.yield()
    await stage.runWithTasks()
    #expect(
      stage.log.entries
        == [
          "willPresent", "didPresent", "shouldSelect Upload", "willDismiss selected 0",
          "didSelect Upload 0", "didDismiss selected 0", "dismissed selected 0",
        ])
    #expect(!stage.sheet.isBusy("Upload"))
  }

  @Test("The delegate can refuse an action before its handler runs")
  func theDelegateCanRefuseAnActionBeforeItsHandlerRuns() async {
    var runs = 0
    let stage = working { _, _ in runs += 1 }
    stage.log.allowsSelecting = false
    stage.tap("Upload")
    await stage.runWithTasks()
    #expect(runs == 0)
    #expect(stage.controller.isPresented)
  }

  @Test("An action that keeps the sheet ends it with its own outcome")
  func anActionThatKeepsTheSheetEndsItWithItsOwnOutcome() async {
    let stage = working {
      $0.keepsPresented = true
    } _: { controller, action in
      await Task.yield()
      await controller.dismiss(choosing: action)
      #expect(!Task.isCancelled)
    }
    stage.tap("Upload")
    #expect(stage.sheet.isBusy("Upload"))
    #expect(stage.controller.isPresented)
    await wait { stage.controller.outcome != nil }
    await stage.runWithTasks()
    #expect(
      stage.log.entries
        == [
          "willPresent", "didPresent", "willDismiss selected 0", "didSelect Upload 0",
          "didDismiss selected 0", "dismissed selected 0",
        ])
  }

  // MARK: Errors

  @Test(
    "A handler that throws keeps the sheet, whose row shows the error", arguments: [false, true])
  func aHandlerThatThrowsKeepsTheSheetWhoseRowShowsTheError(keeps: Bool) async {
    defer { UIAccessibility.removePosted() }
    let stage = working {
      $0.keepsPresented = keeps
    } _: { _, _ in
      throw Failure()
    }
    stage.tap("Upload")
    await wait { !stage.sheet.isBusy("Upload") }
    stage.run(0.1)
    #expect(stage.controller.action(at: 0)?.errorMessage == "No connection")
    let elements = stage.sheet.allElements as? [UIAccessibilityElement] ?? []
    #expect(elements.contains { $0.accessibilityValue == "No connection" })
    #expect(UIAccessibility.posted.contains { $0.argument as? String == "No connection" })
    #expect(stage.controller.isPresented)
    #expect(stage.controller.outcome == nil)
    #expect(stage.log.entries.last == "didFail Upload No connection")
    #expect(stage.sheet.busyActionIDs.isEmpty)
    stage.tap("Upload")
    #expect(stage.controller.action(at: 0)?.errorMessage == nil)
    await wait { !stage.sheet.isBusy("Upload") }
  }

  @Test("A handler that was canceled from outside keeps the sheet and shows nothing")
  func aHandlerThatWasCancelledByOthersKeepsTheSheetAndShowsNothing() async {
    let stage = working { _, _ in throw CancellationError() }
    stage.tap("Upload")
    await stage.runWithTasks(0.2)
    #expect(stage.controller.isPresented)
    #expect(stage.controller.action(at: 0)?.errorMessage == nil)
    #expect(!stage.log.entries.contains { $0.hasPrefix("didFail") })
  }

  @Test("The outcome has the error of a handler that closes the sheet and runs on")
  func theOutcomeHasTheErrorOfAHandlerThatClosesTheSheetAndRunsOn() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let stage = working { controller, action in
      await controller.dismiss(choosing: action)
      for await _ in stream { break }
      throw Failure()
    }
    stage.controller.actionFailed = { [log = stage.log] in
      log.add("failed \($0.title) \($1.localizedDescription)")
    }
    stage.tap("Upload")
    await stage.runWithTasks()
    #expect(stage.log.entries.last == "didSelect Upload 0")
    #expect(stage.controller.presentingViewController == nil)
    #expect(!stage.controller.isPresented)
    continuation.yield()
    await stage.runWithTasks()
    #expect(
      stage.log.entries.suffix(4) == [
        "didFail Upload No connection", "failed Upload No connection",
        "didDismiss failed 0 No connection", "dismissed failed 0 No connection",
      ])
    #expect(stage.controller.outcome?.choice == SheetChoice(id: "Upload", index: 0))
    #expect(stage.sheet.busyActionIDs.isEmpty)
  }

  @Test("Presenting a sheet again ends its previous presentation")
  func aSheetThatIsPresentedAgainMeanwhileEndsThePresentationBeforeIt() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let stage = working { controller, action in
      await controller.dismiss(choosing: action)
      for await _ in stream { break }
      throw Failure()
    }
    stage.tap("Upload")
    await stage.runWithTasks()
    stage.log.entries = []
    stage.show()
    #expect(
      stage.log.entries
        == ["didDismiss selected 0", "dismissed selected 0", "willPresent", "didPresent"])
    continuation.yield()
    await stage.runWithTasks()
    #expect(stage.log.entries.last == "didFail Upload No connection")
    #expect(stage.controller.isPresented)
  }

  // MARK: Cancellation

  private enum Closing: CaseIterable, Sendable {
    case cancelAction, beside, escape, swipe, code
  }

  /// Closes a sheet in a way of a person or of code.
  private func close(_ stage: PresentationStage, by closing: Closing) {
    switch closing {
    case .cancelAction: stage.tap("Cancel")
    case .beside: stage.tapBeside()
    case .escape: _ = stage.controller.accessibilityPerformEscape()
    case .swipe:
      let start = stage.point("Copy")
      stage.host.touches.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + 400), duration: 0.2)
    case .code: stage.controller.cancel()
    }
  }

  @Test("Closing the sheet cancels the running handler", arguments: Closing.allCases)
  private func closingTheSheetCancelsTheHandlerThatRuns(closing: Closing) async {
    var isCancelled = false
    let stage = working { _, _ in
      await cancellation()
      isCancelled = Task.isCancelled
      try Task.checkCancellation()
    }
    stage.controller.style.closesOnSwipe = true
    stage.tap("Upload")
    await stage.host.advance(by: 0.1)
    #expect(stage.sheet.isBusy("Upload"))
    close(stage, by: closing)
    #expect(!stage.sheet.isBusy("Upload"))
    await stage.runWithTasks()
    #expect(isCancelled)
    #expect(!stage.controller.isPresented)
    #expect(!stage.log.entries.contains { $0.hasPrefix("didFail") })
    #expect(stage.controller.outcome?.choice?.id != "Upload")
  }

  @Test(
    "A person cannot close a sheet whose action cannot be canceled",
    arguments: [Closing.cancelAction, .beside, .escape, .swipe])
  private func aPersonCannotCloseASheetWhoseActionCannotBeCanceled(
    closing: Closing
  ) async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    var wasCancelled: Bool?
    let stage = working {
      $0.isCancelable = false
    } _: { _, _ in
      for await _ in stream { break }
      wasCancelled = Task.isCancelled
    }
    stage.controller.style.closesOnSwipe = true
    stage.tap("Upload")
    await stage.host.advance(by: 0.1)
    close(stage, by: closing)
    await stage.runWithTasks()
    #expect(stage.controller.isPresented)
    #expect(wasCancelled == nil)
    #expect(!stage.controller.dimmingView.closes)
    continuation.yield()
    await stage.runWithTasks()
    #expect(wasCancelled == false)
    #expect(stage.controller.outcome == .selected(SheetChoice(id: "Upload", index: 0)))
  }

  @Test("Closing before the handler ends drops a success and reports an error")
  func closingBeforeTheHandlerEndsDropsASuccessAndReportsAnError() async {
    for fails in [false, true] {
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      let stage = working { _, _ in
        // This handler does not stop when its task is canceled.
        await Task.detached { for await _ in stream { break } }.value
        if fails { throw Failure() }
      }
      stage.tap("Upload")
      await stage.host.advance(by: 0.1)
      stage.tapBeside()
      await stage.runWithTasks()
      #expect(stage.controller.outcome == .cancelled(.backgroundTap))
      stage.show()
      #expect(!stage.sheet.isBusy("Upload"))
      stage.log.entries = []
      continuation.yield()
      await stage.runWithTasks()
      #expect(stage.log.entries == (fails ? ["didFail Upload No connection"] : []))
      #expect(stage.controller.isPresented)
      #expect(stage.controller.action(at: 0)?.errorMessage == nil)
    }
  }
}
