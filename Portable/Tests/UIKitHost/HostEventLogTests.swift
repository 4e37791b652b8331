import Foundation
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct HostEventLogTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("event-log-\(UUID().uuidString).txt")

  @Test("Lines can be read while the app runs") func linesCanBeReadWhileTheAppRuns() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try HostEventLog.open(path: file.path)
    defer { HostEventLog.close() }
    HostEventLog.write("range-slider valueChanged lower=0.25")
    HostEventLog.write("second")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "range-slider valueChanged lower=0.25\nsecond\n")
  }

  @Test("Nothing is written while the log is closed") func nothingIsWrittenWhileTheLogIsClosed()
    throws
  {
    defer { try? FileManager.default.removeItem(at: file) }
    try HostEventLog.open(path: file.path)
    HostEventLog.close()
    HostEventLog.write("lost")
    #expect(!HostEventLog.isOpen)
    #expect(try Data(contentsOf: file).isEmpty)
  }

  @Test("A file that cannot be made is an error") func aFileThatCannotBeMadeIsAnError() {
    #expect(throws: (any Error).self) {
      try HostEventLog.open(path: "/nonexistent-folder/log.txt")
    }
    #expect(!HostEventLog.isOpen)
  }
}
