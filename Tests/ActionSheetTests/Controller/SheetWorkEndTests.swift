import TestSupport
import Testing
@_spi(Host) import UIKit
import UIKitHost

@testable import ActionSheet

/// The table of QuickStart.md: what the end of a presentation does to the handler that runs, to the outcome and
/// to the sheet.
@MainActor
@Suite(.serialized)
struct SheetWorkEndTests {
  private enum Cause: CaseIterable, Sendable {
    case person, code, task, parent, source, queue, root, window, background, swiftUI

    /// The outcome of a handler that can be canceled; `nil` if it runs on.
    var outcome: SheetOutcome? {
      switch self {
      case .person: .cancelled(.backgroundTap)
      case .code, .parent, .queue, .swiftUI: .cancelled(.programmatic)
      case .task: .cancelled(.taskCancelled)
      case .source: nil
      case .root: .cancelled(.presenterRemoved)
      case .window: .cancelled(.sceneDisconnected)
      case .background: .cancelled(.enteredBackground)
      }
    }

    /// A Boolean value that determines whether a handler that must not be canceled keeps the sheet.
    var isRefused: Bool { self == .person || self == .background }
  }

  /// The handler of the action, which runs until it is told to end or is canceled.
  private final class Work {
    let (stream, end) = AsyncStream<Void>.makeStream()
    var wasCancelled: Bool?
    var outcome: SheetOutcome?
    var task: Task<Void, Never>?
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "No connection" }
  }

  private let stage = PresentationStage(
    ["Copy", "xCancel"], size: CGSize(width: 820, height: 1180))
  private let button = UIButton(frame: CGRect(x: 300, y: 400, width: 100, height: 44))
  private let parent = UIViewController()
  private let work = Work()

  private func action(isCancelable: Bool, fails: Bool = false) -> ActionSheetAction {
    var action = ActionSheetAction("Pay", id: "Pay") { [work] _ in
      for await _ in work.stream { break }
      work.wasCancelled = Task.isCancelled
      try Task.checkCancellation()
      if fails { throw Failure() }
    }
    action.isCancelable = isCancelable
    return action
  }

  private func present(_ cause: Cause) async {
    let controller = stage.controller
    // A scene that is disconnected is in the background before.
    if cause != .window { controller.style.closesInBackground = true }
    switch cause {
    case .source:
      stage.host.host.setTraits { $0.horizontalSizeClass = .regular }
      stage.host.add(button)
      controller.present(from: stage.root, anchoredTo: button)
    case .queue:
      let queue = PresentationQueue(scene: stage.host.host.scene, clock: stage.clock)
      queue.enqueue(controller, as: PresentationRequest(duration: .seconds(3)))
    case .parent:
      stage.root.present(parent, animated: false, completion: nil)
      stage.run()
      controller.present(from: parent)
    case .task:
      work.task = Task { [work, stage] in
        work.outcome = await stage.controller.result(from: stage.root)
      }
    default: controller.present(from: stage.root)
    }
    await stage.runWithTasks()
  }

  private func end(_ cause: Cause) {
    switch cause {
    case .person: stage.tapBeside()
    // A binding that becomes false cancels its sheet.
    case .code, .swiftUI: stage.controller.cancel()
    case .task: work.task?.cancel()
    case .parent: stage.root.dismiss(animated: true)
    case .source: button.removeFromSuperview()
    case .queue: stage.run(4)
    case .root: stage.host.window.rootViewController = UIViewController()
    case .window: stage.host.host.close()
    case .background: HostApplication.enterBackground()
    }
  }

  @Test(
    "The end of a presentation cancels a handler that can be canceled, and lets others run to their end",
    arguments: Cause.allCases, [true, false])
  private func end(cause: Cause, isCancelable: Bool) async {
    defer { UIAccessibility.removePosted() }
    stage.controller.insertAction(action(isCancelable: isCancelable), at: 0)
    await present(cause)
    stage.sheet.selectAction(id: "Pay")
    await stage.runWithTasks(0.1)
    end(cause)
    if cause == .background {
      await stage.runWithTasks(0.1)
      HostApplication.leaveBackground()
      HostApplication.activate()
    }
    await stage.runWithTasks()
    let controller = stage.controller
    let cancels = isCancelable && cause.outcome != nil
    #expect(work.wasCancelled == (cancels ? true : nil))
    #expect(controller.isPresented == (!isCancelable && cause.isRefused))
    let ends = { stage.log.entries.filter { $0.hasPrefix("dismissed") } }
    #expect(ends().count == (cancels ? 1 : 0))
    work.end.yield()
    await stage.runWithTasks()
    let chosen = SheetOutcome.selected(SheetChoice(id: "Pay", index: 0))
    #expect(controller.outcome == (cancels ? cause.outcome : chosen))
    #expect(work.wasCancelled == cancels)
    #expect(ends().count == 1)
    #expect(!controller.isPresented)
    if cause == .task { #expect(work.outcome == controller.outcome) }
  }

  @Test("The error of a handler that has outlived the sheet is the outcome")
  func theErrorOfAHandlerThatHasOutlivedTheSheetIsTheOutcome() async {
    stage.controller.insertAction(action(isCancelable: false, fails: true), at: 0)
    await present(.code)
    stage.sheet.selectAction(id: "Pay")
    await stage.runWithTasks(0.1)
    stage.controller.cancel()
    await stage.runWithTasks()
    work.end.yield()
    await stage.runWithTasks()
    let failure = SheetFailure(SheetChoice(id: "Pay", index: 0), Failure())
    #expect(stage.controller.outcome == .failed(failure))
    #expect(stage.sheet.action("Pay")?.errorMessage == nil)
  }

  @Test("Work that runs on after its root was replaced keeps neither the root nor a window")
  func workThatRunsOnAfterItsRootWasReplacedKeepsNeitherTheRootNorAWindow() async {
    let (controller, window) = (stage.controller, stage.host.window)
    controller.insertAction(action(isCancelable: false), at: 0)
    weak var former: UIViewController?
    do {
      let root = UIViewController()
      former = root
      window.rootViewController = root
      stage.host.layout()
      controller.present(from: root)
    }
    await stage.runWithTasks()
    stage.sheet.selectAction(id: "Pay")
    await stage.runWithTasks(0.1)
    window.rootViewController = UIViewController()
    await stage.runWithTasks()
    #expect(former == nil && controller.presenter.session.follower == nil)
    #expect(window.subviews.count == 1 && work.wasCancelled == nil)
    #expect(controller.presenter.state == .finishing(.selected(SheetChoice(id: "Pay", index: 0))))
    work.end.yield()
    await stage.runWithTasks()
    #expect(stage.log.entries.filter { $0.hasPrefix("dismissed") } == ["dismissed selected 0"])
    #expect(stage.sheet.action("Pay")?.isAsynchronous == false)
  }

  // MARK: Presenting

  @Test("A handler that has dismissed the sheet presents on its presenter")
  func aHandlerThatHasDismissedTheSheetPresentsOnItsPresenter() async {
    let (controller, root) = (stage.controller, stage.root)
    let next = UIViewController()
    controller.insertAction(
      ActionSheetAction("Open", id: "Open") { action async in
        await controller.dismiss(choosing: action)
        root.present(next, animated: false, completion: nil)
      }, at: 0)
    controller.present(from: root)
    stage.run()
    stage.tap("Open")
    await stage.runWithTasks()
    #expect(root.presentedViewController === next)
    #expect(stage.log.entries.filter { $0.hasPrefix("dismissed") } == ["dismissed selected 0"])
    #expect(stage.log.reports.isEmpty)
  }

  @Test("A handler that presents while the sheet is shown is reported", arguments: [false, true])
  func aHandlerThatPresentsWhileTheSheetIsShownIsReported(isSheet: Bool) async {
    let (controller, root) = (stage.controller, stage.root)
    let other = ActionSheetController(title: "Other")
    other.addAction(.cancel())
    controller.insertAction(
      ActionSheetAction("Open", id: "Open") { _ async in
        if isSheet {
          other.present(from: root)
        } else {
          controller.present(UIViewController(), animated: false, completion: nil)
        }
      }, at: 0)
    controller.present(from: root)
    stage.run()
    stage.tap("Open")
    await stage.runWithTasks()
    #expect(stage.log.reports.count == 1)
    #expect(stage.log.reports.first?.contains("await controller.dismiss(choosing: action)") == true)
  }
}
