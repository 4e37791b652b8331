import ControlCore
import Testing

@MainActor struct UpdateScopeTests {
  private final class Log {
    var entries: [String] = []
  }

  private let scope = UpdateScope()
  private let log = Log()

  private func note(_ entry: String) {
    let log = log
    scope.afterUpdate { log.entries.append(entry) }
  }

  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("Outside an update a closure is called at once")
  func outsideAnUpdateAClosureIsCalledAtOnce() {
    note("now")
    #expect(log.entries == ["now"])
  }

  @Test("During an update a closure waits for the end") func duringAnUpdateItWaitsForTheEnd() async
  {
    scope.update {
      #expect(scope.isUpdating)
      note("later")
      log.entries.append("update")
    }
    #expect(!scope.isUpdating)
    #expect(log.entries == ["update"])
    await settle()
    #expect(log.entries == ["update", "later"])
  }

  @Test("The order is kept across the end of an update") func theOrderIsKeptAcrossTheEndOfAnUpdate()
    async
  {
    scope.update {
      note("first")
      note("second")
    }
    note("third")
    #expect(log.entries.isEmpty)
    await settle()
    #expect(log.entries == ["first", "second", "third"])
    note("fourth")
    #expect(log.entries.last == "fourth")
  }

  @Test("An inner update is part of the outer one") func anInnerUpdateIsPartOfTheOuterOne() async {
    scope.update {
      scope.update { note("inner") }
      #expect(scope.isUpdating)
      #expect(log.entries.isEmpty)
    }
    await settle()
    #expect(log.entries == ["inner"])
  }

  @Test("Reports caused by a report follow it") func whatAReportCausesComesAfterIt() async {
    scope.update {
      scope.afterUpdate { [scope, log] in
        scope.afterUpdate { log.entries.append("caused") }
        log.entries.append("cause")
      }
    }
    await settle()
    #expect(log.entries == ["cause", "caused"])
  }
}
