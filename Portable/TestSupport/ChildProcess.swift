import Foundation

/// A process that is ended with its object, its output kept in files.
///
/// Files rather than pipes: a program that prints much never blocks, and nothing has to read along.
@MainActor final class ChildProcess {
  private let process = Process()
  private let output: URL
  private let errors: URL
  private let name: String

  init(
    _ command: String, arguments: [String], environment: [String: String] = [:], folder: URL
  ) throws {
    name = (command as NSString).lastPathComponent
    let identifier = UUID().uuidString
    output = folder.appendingPathComponent("\(name)-\(identifier).out")
    errors = folder.appendingPathComponent("\(name)-\(identifier).err")
    try Data().write(to: output)
    try Data().write(to: errors)
    let path = try Self.path(of: command)
    // The kernel ends the child when the thread of the test dies, however it dies.
    if let guardian = try? Self.path(of: "setpriv") {
      process.executableURL = URL(fileURLWithPath: guardian)
      process.arguments = ["--pdeathsig", "KILL", path] + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try Self.withoutBlockedSignals { try process.run() }
  }

  /// Tests run on threads that block signals; a child would inherit that and could not be ended.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }

  isolated deinit {
    terminate()
  }

  var isRunning: Bool { process.isRunning }

  /// The complete lines printed so far.
  var lines: [String] {
    var lines = text(of: output).components(separatedBy: "\n")
    lines.removeLast()
    return lines
  }

  var errorOutput: String { text(of: errors) }

  func waitForLine(timeout: TimeInterval, where matches: (String) -> Bool) throws -> String {
    let end = Date(timeIntervalSinceNow: timeout)
    while true {
      // Asked before reading: what a program prints last is there once it has ended.
      let isRunning = isRunning
      if let line = lines.first(where: matches) { return line }
      guard isRunning, Date() < end else { break }
      usleep(20_000)
    }
    throw XvfbError(
      """
      \(name) \(isRunning ? "did not print the line in \(timeout) s" : "ended without the line"); \
      it printed: \(lines.suffix(20).joined(separator: "\n")) \(errorOutput)
      """)
  }

  func waitUntilExit(timeout: TimeInterval) throws -> Int32 {
    let end = Date(timeIntervalSinceNow: timeout)
    while process.isRunning {
      guard Date() < end else { throw XvfbError("\(name) did not end in \(timeout) s") }
      usleep(5_000)
    }
    return process.terminationStatus
  }

  func terminate() {
    guard process.isRunning else { return }
    process.terminate()
    let end = Date(timeIntervalSinceNow: 2)
    while process.isRunning, Date() < end { usleep(5_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private func text(of url: URL) -> String {
    // A file that cannot be read yet holds nothing yet.
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  private static func path(of command: String) throws -> String {
    if command.contains("/") { return command }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      .components(separatedBy: ":")
    for folder in folders {
      let path = folder + "/" + command
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw XvfbError("\(command) is missing: run Scripts/bootstrap.sh")
  }
}
