import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Actions that take their time.
@MainActor
struct SheetProgressTests {
  @Test("an action at work shows progress, and no other can be chosen")
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
    #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
    fixture.sheet.setBusy("N1", false)
    fixture.host.layout()
    #expect(spinner?.isAnimating == false)
    fixture.host.touches.tap(at: fixture.middle(of: "D0"))
    #expect(fixture.chosen == ["D0"])
  }

  @Test("an action that is not there cannot be at work")
  func nobodyBusy() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.setBusy("nobody", true)
    #expect(fixture.sheet.busyActionIDs.isEmpty)
    fixture.sheet.setBusy("N1", true)
    fixture.sheet.removeAction(id: "N1")
    #expect(fixture.sheet.busyActionIDs.isEmpty)
  }

  @Test("N6: a handler runs once, gets its action, and leaves nothing at work")
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

  @Test("choosing runs the handler, unless a presenter does that itself")
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

  private struct Failure: LocalizedError {
    var errorDescription: String? { "No connection" }
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }

  /// A sheet with an action that works until it is told to end.
  private func working(
    _ work: @escaping @MainActor (ActionSheetController, ActionSheetAction) async throws -> Void
  ) -> PresentationStage {
    let stage = PresentationStage(["Copy", "xCancel"])
    var action = ActionSheetAction("Upload", id: "Upload") { [weak stage] action in
      guard let stage else { return }
      try await work(stage.controller, action)
    }
    action.keepsPresented = true
    stage.controller.insertAction(action, at: 0)
    stage.show()
    return stage
  }

  @Test func `An action that works keeps the sheet and ends it with its own outcome`() async {
    let stage = working { controller, action in
      await Task.yield()
      controller.finish(with: action)
    }
    stage.tap("Upload")
    #expect(stage.sheet.isBusy("Upload"))
    #expect(stage.controller.isPresented)
    await wait { stage.controller.outcome != nil }
    stage.run()
    #expect(
      stage.log.entries
        == [
          "willPresent", "didPresent", "willDismiss selected 0", "didSelect Upload 0",
          "didDismiss selected 0", "dismissed selected 0",
        ])
  }

  @Test func `An action that fails shows the error in its row and can be chosen again`() async {
    defer { UIAccessibility.removePosted() }
    let stage = working { _, _ in throw Failure() }
    stage.tap("Upload")
    await wait { !stage.sheet.isBusy("Upload") }
    stage.run(0.1)
    #expect(stage.controller.action(at: 0)?.errorMessage == "No connection")
    let elements = stage.sheet.allElements as? [UIAccessibilityElement] ?? []
    #expect(elements.contains { $0.accessibilityValue == "No connection" })
    #expect(UIAccessibility.posted.contains { $0.argument as? String == "No connection" })
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.busyActionIDs.isEmpty)
    stage.tap("Upload")
    #expect(stage.controller.action(at: 0)?.errorMessage == nil)
  }

  @Test func `Work that ends after the sheet was closed ends nothing`() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let stage = working { controller, action in
      for await _ in stream { break }
      controller.finish(with: action)
    }
    stage.tap("Upload")
    await stage.host.advance(by: 0)
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.outcome == .cancelled(.backgroundTap))
    continuation.yield()
    await wait { !stage.sheet.isBusy("Upload") }
    #expect(stage.controller.outcome == .cancelled(.backgroundTap))
  }

  @Test func `The handler of an action that closed the sheet shows no progress`() async {
    let stage = PresentationStage([])
    stage.controller.addAction(
      ActionSheetAction("Upload", id: "Upload") { _ in await Task.yield() })
    stage.show()
    stage.tap("Upload")
    await stage.runWithTasks()
    #expect(stage.controller.outcome != nil)
    #expect(stage.sheet.busyActionIDs.isEmpty)
  }
}
