import Foundation

/// Runs this program under valgrind.
enum Valgrind {
  /// The lines valgrind writes, or `nil` where it is missing or fails.
  static func lines(_ arguments: [String]) -> [Substring]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["valgrind"] + arguments
    // With seeds by chance, the cost of tables differs between two runs by more than a small row.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"], uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.split(separator: "\n") : nil
  }
}
