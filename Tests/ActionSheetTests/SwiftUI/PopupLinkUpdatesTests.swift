import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// What an update of a declarative view calls, and when.
@MainActor struct PopupLinkUpdatesTests {
  private final class App: ActionSheetControllerDelegate {
    var isPresented = false
    var items: @MainActor () -> [ActionSheetItem] = { [.action(.cancel(id: "cancel"))] }
    var queue: PresentationQueue?
    var calls: [String] = []
    var prepared: [UIViewController] = []
    var configuration: (ActionSheetController) -> Void = { _ in }

    func actionSheetControllerWillPresent(_ controller: ActionSheetController) {
      calls.append("will present")
    }

    func actionSheetController(
      _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
    ) {
      calls.append("will dismiss")
    }
  }

  private let host = TestHost()
  private let anchor = PresentationAnchorController()
  private let app = App()

  init() {
    host.rootViewController.addChild(anchor)
    host.view.addSubview(anchor.view)
    anchor.didMove(toParent: host.rootViewController)
  }

  private func update(_ link: PopupLink<ActionSheetController, SheetOutcome>) {
    link.update(
      anchor,
      to: PopupRequest(
        PopupState { [app] in
          app.isPresented ? "sheet" : nil
        } set: { [app] _ in
          app.calls.append("reset")
          app.isPresented = false
        }, preferredStyle: .actionSheet, title: nil, message: nil,
        items: app.isPresented ? app.items() : nil, queue: app.queue,
        prepare: { [app] in app.prepared.append($0) },
        configuration: { [app] in
          $0.delegate = app
          app.configuration($0)
        }
      ) { [app] _ in app.calls.append("ended") })
  }

  // Apple's documentation of `State`: an update of a view must not change the state of the app.
  @Test("The app is called after an update and never in it", arguments: [false, true])
  func theAppIsCalledAfterAnUpdateAndNeverInIt(isQueued: Bool) async {
    let link = PopupLink<ActionSheetController, SheetOutcome>()
    if isQueued { app.queue = PresentationQueue() }
    app.isPresented = true
    update(link)
    #expect(app.calls.isEmpty)
    await host.advance(by: 2)
    #expect(app.calls == ["will present"])
    app.isPresented = false
    update(link)
    #expect(app.calls == ["will present"])
    await host.advance(by: 2)
    #expect(app.calls == ["will present", "will dismiss", "ended"])
  }

  @Test("The end of a sheet that waits in a queue is reported after the update")
  func theEndOfASheetThatWaitsInAQueueIsReportedAfterTheUpdate() async {
    let link = PopupLink<ActionSheetController, SheetOutcome>()
    let queue = PresentationQueue()
    app.queue = queue
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    queue.enqueue(first, on: host.rootViewController)
    app.isPresented = true
    update(link)
    await host.advance(by: 1)
    app.isPresented = false
    update(link)
    #expect(app.calls.isEmpty)
    await host.advance(by: 1)
    #expect(app.calls == ["ended"] && queue.pending.isEmpty)
  }

  @Test("A state that is true within one turn alone presents nothing")
  func aStateThatIsTrueWithinOneTurnAlonePresentsNothing() async {
    let link = PopupLink<ActionSheetController, SheetOutcome>()
    app.isPresented = true
    update(link)
    app.isPresented = false
    update(link)
    await host.advance(by: 1)
    #expect(link.popup == nil && app.calls.isEmpty)
    #expect(host.rootViewController.presentedViewController == nil)
  }

  @Test("A view that is removed learns of the end of its sheet")
  func aViewThatIsRemovedLearnsOfTheEndOfItsSheet() async {
    weak var released: PopupLink<ActionSheetController, SheetOutcome>?
    do {
      let link = PopupLink<ActionSheetController, SheetOutcome>()
      released = link
      app.isPresented = true
      update(link)
      await host.advance(by: 1)
      link.cancel()
      #expect(app.calls == ["will present"])
    }
    await host.advance(by: 2)
    #expect(app.calls == ["will present", "will dismiss", "reset", "ended"])
    #expect(released == nil)
  }

  /// A controller that notes whether it was prepared before its view was measured.
  private final class Row: UIViewController, SheetBodyController {
    var measuredBefore = false
    var app: App?

    func height(fitting width: CGFloat) -> CGFloat {
      if app?.prepared.contains(self) != true { measuredBefore = true }
      return 40
    }

    func adoptContent(of other: UIViewController?) {}
  }

  @Test("Every controller is prepared before it is measured, and at each update")
  func everyControllerIsPreparedBeforeItIsMeasuredAndAtEachUpdate() async throws {
    let link = PopupLink<ActionSheetController, SheetOutcome>()
    let (declared, configured, child) = (Row(), Row(), Row())
    let rows = [declared, configured, child]
    for row in rows { row.app = app }
    app.items = {
      var more = ActionSheetAction("More", id: "more")
      more.children = [.viewController(child, id: "child")]
      return [.viewController(declared, id: "declared"), .action(more)]
    }
    app.configuration = { $0.sheet.addItem(.viewController(configured, id: "configured")) }
    app.isPresented = true
    update(link)
    await host.advance(by: 1)
    #expect(app.prepared.contains(declared) && app.prepared.contains(configured))
    app.prepared = []
    update(link)
    #expect(Set(app.prepared) == [declared, configured])
    let sheet = try #require(link.popup).sheet
    sheet.selectAction(id: "more")
    await host.advance(by: 1)
    #expect(app.prepared.contains(child))
    #expect(rows.allSatisfy { !$0.measuredBefore })
    for row in rows { row.app = nil }
  }
}
