import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Waiting for a sheet's outcome.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerOutcomeTests {
  private let stage = PresentationStage()

  /// Has somebody present the sheet and wait, and lets it arrive.
  private func wait(
    _ present: @escaping @MainActor (PresentationStage) async -> SheetOutcome = {
      await $0.controller.result(from: $0.root)
    }
  ) async -> Task<SheetOutcome, Never> {
    let task = Task { [stage, present] in await present(stage) }
    for _ in 0..<10 { await Task.yield() }
    stage.run()
    return task
  }

  @Test("A choice is returned after the delegate and the handlers have been called")
  func n2() async {
    let task = await wait()
    #expect(stage.controller.isPresented)
    stage.tap("Delete")
    stage.run()
    let outcome = await task.value
    #expect(outcome == .selected(SheetChoice(id: "Delete", index: 1)))
    #expect(stage.log.entries.last == "dismissed selected 1")
  }

  @Test("A cancellation is returned with its cause")
  func n3() async {
    let task = await wait()
    stage.tapBeside()
    stage.run()
    #expect(await task.value == .cancelled(.backgroundTap))
  }

  @Test("Two tasks that wait get the same outcome, and the second one presents nothing")
  func n5() async {
    let first = await wait()
    let second = await wait()
    stage.tap("Copy")
    stage.run()
    #expect(await first.value == .selected(SheetChoice(id: "Copy", index: 0)))
    #expect(await second.value == .selected(SheetChoice(id: "Copy", index: 0)))
    #expect(stage.log.entries.filter { $0 == "willPresent" }.count == 1)
  }

  @Test(
    "Replacing the root of the window ends the wait",
    arguments: [UIModalPresentationStyle.custom, .pageSheet, .fullScreen], [false, true])
  func rootReplaced(style: UIModalPresentationStyle, isClosing: Bool) async {
    var outcome: SheetOutcome?
    stage.controller.modalPresentationStyle = style
    stage.controller.dismissed = { outcome = $0 }
    if style == .custom {
      stage.show()
    } else {
      stage.root.present(stage.controller, animated: false, completion: nil)
      stage.run()
    }
    if isClosing {
      stage.controller.cancel()
      stage.run(0.05)
    }
    stage.host.window.rootViewController = UIViewController()
    stage.run()
    #expect(outcome == .cancelled(isClosing ? .programmatic : .presenterRemoved))
    #expect(!stage.controller.isPresented)
    #expect(stage.controller.viewIfLoaded?.window == nil)
  }

  @Test("Awaiting ends when the window gets another root")
  func awaitingEndsWithTheRoot() async {
    let task = await wait()
    stage.host.window.rootViewController = UIViewController()
    stage.run()
    #expect(await task.value == .cancelled(.presenterRemoved))
  }

  @Test("Canceling the task closes the sheet and returns that outcome")
  func taskCancelled() async {
    let task = await wait()
    task.cancel()
    for _ in 0..<10 { await Task.yield() }
    stage.run()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A task that was canceled before presents nothing")
  func cancelledBefore() async {
    let task = Task { [stage] in await stage.controller.result(from: stage.root) }
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A task canceled too late leaves the next presentation of the sheet alone")
  func cancelledTooLate() async {
    let task = await wait()
    stage.tap("Copy")
    stage.run()
    task.cancel()
    stage.controller.present(from: stage.root, animated: true)
    await stage.runWithTasks()
    #expect(await task.value == .selected(SheetChoice(id: "Copy", index: 0)))
    for _ in 0..<10 { await Task.yield() }
    stage.run()
    #expect(stage.controller.isPresented)
    stage.controller.cancel(animated: false)
  }

  @Test("Without a place to present on, the wait returns at once")
  func notPresented() async {
    let outcome = await stage.controller.result(from: UIViewController())
    #expect(outcome == .cancelled(.notPresented))
  }

  @Test("A sheet in a separate window can be awaited as well, until its scene is lost")
  func window() async {
    let task = await wait { await $0.controller.result(in: $0.host.host.scene) }
    #expect(stage.host.host.scene.windows.count == 2)
    stage.host.host.close()
    #expect(await task.value == .cancelled(.sceneDisconnected))
  }

  @Test("A task can present the same sheet again right after the wait")
  func again() async {
    let task = Task { [stage] in
      let first = await stage.controller.result(from: stage.root)
      let second = await stage.controller.result(from: stage.root)
      return [first, second]
    }
    for id in ["Copy", "Delete"] {
      for _ in 0..<10_000 where !stage.controller.isPresented { await Task.yield() }
      stage.run()
      stage.tap(id)
      stage.run()
    }
    #expect(await task.value.map(\.choice?.id) == ["Copy", "Delete"])
  }

  @Test("The handler gets the action as it was when it was chosen")
  func d5() async {
    var title: String?
    stage.controller.updateAction(id: "Copy") { action in
      action.handler = .suspending { action in title = action.title }
    }
    let task = await wait()
    stage.tap("Copy")
    stage.controller.updateAction(id: "Copy") { $0.title = "Changed" }
    await stage.runWithTasks()
    _ = await task.value
    for _ in 0..<10 where title == nil { await Task.yield() }
    #expect(title == "Copy")
  }
}
