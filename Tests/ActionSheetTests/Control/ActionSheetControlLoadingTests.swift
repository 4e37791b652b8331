import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Items that are provided when their place is shown.
@MainActor
@Suite(.serialized)
struct ActionSheetControlLoadingTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "No network" }
  }

  private final class Server {
    var fails = true
    var calls = 0
    var log: [String] = []
  }

  private let server = Server()
  private let stage = PresentationStage([], title: "Share")

  private var titles: [String] { stage.sheet.actions.map(\.title) }

  @Test("Loaded items replace the progress row")
  func itemsTakeThePlaceOfTheRowThatShowsProgress() async {
    stage.controller.items = [
      .action(stage.action("First")),
      .deferred {
        server.calls += 1
        try await Task.sleep(for: .seconds(1))
        return [.action(stage.action("A")), .action(stage.action("B"))]
      },
      .action(stage.action("xCancel")),
    ]
    #expect(server.calls == 0)
    stage.controller.present(from: stage.root)
    await stage.runWithTasks(0.7)
    #expect(titles == ["First", "Loading…", "Cancel"])
    #expect(stage.sheet.action(at: 1)?.isSelectable == false)
    await stage.runWithTasks(1)
    #expect(titles == ["First", "A", "B", "Cancel"])
    #expect(server.calls == 1)
    stage.tap("B")
    await stage.runWithTasks(1)
    #expect(stage.controller.outcome?.choice?.index == 2)
  }

  @Test("Loading no items removes the row") func noItemsRemoveTheRow() async {
    stage.controller.items = [.action(stage.action("First")), .deferred { [] }]
    stage.controller.present(from: stage.root)
    await stage.runWithTasks(0.7)
    #expect(titles == ["First"])
  }

  @Test("An error is shown, and a tap on its row loads again")
  func anErrorIsShownAndATapOnItsRowLoadsAgain() async {
    stage.controller.items = [
      .deferred(id: "friends") {
        if server.fails { throw Failure() }
        return [.action(stage.action("A"))]
      }
    ]
    stage.controller.present(from: stage.root)
    await stage.runWithTasks(0.7)
    #expect(titles == ["Try Again"])
    #expect(stage.sheet.action("friends")?.errorMessage == "No network")
    server.fails = false
    stage.tap("friends")
    await stage.runWithTasks(0.7)
    #expect(titles == ["A"])
    #expect(stage.controller.outcome == nil)
    #expect(stage.controller.isPresented)
  }

  @Test("A sheet that closes cancels the task, and loads again when it is shown again")
  func aSheetThatClosesCancelsTheTaskAndLoadsAgainWhenItIsShownAgain() async {
    stage.controller.items = [
      .action(stage.action("First")),
      .deferred {
        server.log.append("began")
        do { try await Task.sleep(for: .seconds(10)) } catch { server.log.append("cancelled") }
        return [.action(stage.action("A"))]
      },
    ]
    stage.controller.present(from: stage.root)
    await stage.runWithTasks(0.8)
    stage.controller.cancel()
    await stage.runWithTasks(1)
    #expect(server.log == ["began", "cancelled"])
    #expect(titles == ["First", "Loading…"])
    stage.controller.present(from: stage.root)
    await stage.runWithTasks(0.8)
    #expect(server.log == ["began", "cancelled", "began"])
  }

  @Test("Items of an action are loaded when its page is shown, and kept")
  func itemsOfAnActionAreLoadedWhenItsPageIsShownAndKept() async {
    var menu = stage.action("Menu")
    menu.children = [
      .deferred {
        server.calls += 1
        return [.action(stage.action("A"))]
      }
    ]
    stage.controller.items = [.action(menu)]
    stage.controller.present(from: stage.root)
    await stage.runWithTasks(0.8)
    #expect(server.calls == 0)
    stage.tap("Menu")
    await stage.runWithTasks(0.8)
    #expect(titles.last == "A")
    stage.sheet.selectAction(id: SheetPages.backActionID)
    await stage.runWithTasks(0.8)
    stage.tap("Menu")
    await stage.runWithTasks(0.8)
    #expect(titles.last == "A")
    #expect(server.calls == 1)
  }
}
