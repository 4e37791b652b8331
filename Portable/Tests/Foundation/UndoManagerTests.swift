import TestSupport
import Testing
import UIKit

@MainActor private final class Counter {
  var value = 0
  let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor struct UndoManagerTests {
  let host = TestHost()
  let manager = UndoManager()

  @Test("Undo and redo go back and forth") func undoAndRedoGoBackAndForth() {
    let counter = Counter(manager)
    counter.set(1)
    host.layout()
    counter.set(2)
    host.layout()
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test("One turn of the run loop is one step") func oneTurnIsOneStep() {
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)
    #expect(manager.canUndo)
    #expect(manager.groupingLevel == 1)
    host.layout()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test("Undo closes the group of the turn") func undoClosesTheTurnsOwnGroup() {
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("Explicit groups are separate steps") func explicitGroupsAreStepsOfTheirOwn() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    for value in 1...3 {
      manager.beginUndoGrouping()
      counter.set(value)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(counter.value == 2)
    #expect(manager.undoCount == 2)
    #expect(manager.redoCount == 1)
  }

  @Test("Nested groups are taken back together") func nestedGroupsAreTakenBackTogether() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("A new action removes the redo actions") func aNewActionForgetsWhatCouldBeRedone() {
    let counter = Counter(manager)
    counter.set(1)
    host.layout()
    manager.undo()
    #expect(manager.canRedo)
    counter.set(5)
    #expect(!manager.canRedo)
  }

  @Test("Levels of undo drop the oldest") func levelsOfUndoDropTheOldest() {
    manager.levelsOfUndo = 2
    let counter = Counter(manager)
    for value in 1...4 {
      counter.set(value)
      host.layout()
    }
    while manager.canUndo { manager.undo() }
    #expect(counter.value == 2)
    manager.levelsOfUndo = 1
    #expect(manager.redoCount == 1)
  }

  @Test("Names follow the step") func namesFollowTheStep() {
    let counter = Counter(manager)
    counter.set(1)
    manager.setActionName("Draw")
    #expect(manager.undoActionName == "Draw")
    #expect(manager.undoMenuItemTitle == "Undo Draw")
    host.layout()
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoActionName == "Draw")
    #expect(manager.redoMenuItemTitle == "Redo Draw")
    manager.redo()
    #expect(manager.undoActionName == "Draw")
  }

  @Test("Disabled registration records nothing") func disabledRegistrationRecordsNothing() {
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    counter.set(1)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    counter.set(2)
    #expect(manager.canUndo)
  }

  @Test("Targets are not kept and can be removed") func targetsAreNotKeptAndCanBeRemoved() {
    weak var released: Counter?
    do {
      let counter = Counter(manager)
      released = counter
      counter.set(1)
    }
    #expect(released == nil)
    host.layout()
    manager.undo()
    let counter = Counter(manager)
    counter.set(3)
    host.layout()
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test("Remove all actions forgets everything") func removeAllActionsForgetsEverything() {
    let counter = Counter(manager)
    counter.set(1)
    host.layout()
    counter.set(2)
    host.layout()
    manager.undo()
    manager.removeAllActions()
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }

  @Test("Notifications surround undo") func notificationsSurroundUndo() {
    let counter = Counter(manager)
    counter.set(1)
    host.layout()
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidCloseUndoGroup,
    ]
    let heard = NotificationList()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        heard.add($0.name.rawValue)
      }
    }
    manager.undo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      heard.names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidCloseUndoGroupNotification",
        "NSUndoManagerDidUndoChangeNotification",
      ])
  }

  @Test("Unmatched calls are reported and harmless") func unmatchedCallsAreReportedAndHarmless() {
    // Foundation raises NSInternalInconsistencyException: "endUndoGrouping called with no matching
    // begin", "enableUndoRegistration may only be invoked with matching call to
    // disableUndoRegistration".
    expectMisuse("UndoManager.endUndoGrouping()", reason: "no group is open") {
      manager.endUndoGrouping()
    }
    expectMisuse("UndoManager.enableUndoRegistration()", reason: "it is enabled already") {
      manager.enableUndoRegistration()
    }
    manager.undo()
    manager.redo()
    #expect(!manager.isUndoing)
  }

  @Test("Ending the event's group makes the following actions a separate step")
  func endingTheEventsGroupMakesWhatFollowsAStepOfItsOwn() {
    let counter = Counter(manager)
    counter.set(1)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    counter.set(2)
    manager.undo()
    #expect(counter.value == 1)
    host.layout()
    #expect(manager.undoCount == 1)
  }

  @Test("Undo closes the only open group however it was opened")
  func undoClosesTheOnlyOpenGroupHoweverItWasOpened() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(manager.groupingLevel == 0)
  }

  // Apple's documentation of redo(): it raises an exception during an undo operation. Sources are
  // silent about undoing during an undo and about redoing while a group is open; both raise here.
  @Test("Undo and redo do not nest") func undoAndRedoDoNotNest() {
    let counter = Counter(manager)
    counter.set(1)
    host.layout()
    manager.registerUndo(withTarget: counter) { $0.manager.undo() }
    expectMisuse("UndoManager.undoNestedGroup()", reason: "it is undoing or redoing") {
      manager.undo()
    }
    #expect(counter.value == 1)
    manager.beginUndoGrouping()
    expectMisuse("UndoManager.redo()", reason: "groups are open") { manager.redo() }
  }

  @Test("Undo posts no checkpoint from within") func undoPostsNoCheckpointFromWithin() {
    let counter = Counter(manager)
    counter.set(1)
    host.layout()
    let heard = NotificationList()
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in heard.add("checkpoint") }
    manager.undo()
    NotificationCenter.default.removeObserver(token)
    // One before the undo, and one as its group is closed.
    #expect(heard.names.count == 2)
  }

  @Test("Responders find their window's manager") func respondersFindTheirWindowsManager() {
    let view = host.add(UIView())
    #expect(view.undoManager != nil)
    #expect(view.undoManager === host.window.undoManager)
  }
}

// `@unchecked`: notifications of these tests are posted and read on the main thread.
private final class NotificationList: @unchecked Sendable {
  private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
}
