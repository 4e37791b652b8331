import Foundation
import UIKit

/// A display without a screen, to open real windows on and to move a real pointer over.
///
/// The server ends with `close()`, with the object and with the test process.
@MainActor public final class XvfbDisplay {
  /// The value for `DISPLAY`.
  public let name: String
  private let folder: URL
  private let server: ChildProcess
  private var programs: [XvfbProgram] = []

  public init(width: Int = 1280, height: Int = 1024) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("controlkit-xvfb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try ChildProcess(
      "Xvfb",
      arguments: [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
        "-fbdir", folder.path,
      ], folder: folder)
    // The server prints its number once it takes connections.
    name = ":" + (try server.waitForLine(timeout: 120) { Int($0) != nil })
  }

  isolated deinit {
    close()
  }

  /// Starts a program on this display.
  public func launch(
    _ executable: URL, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> XvfbProgram {
    let program = try XvfbProgram(
      child: ChildProcess(
        executable.path, arguments: arguments,
        environment: environment.merging(["DISPLAY": name, "SDL_VIDEODRIVER": "x11"]) { $1 },
        folder: folder))
    programs.append(program)
    return program
  }

  /// Runs xdotool and returns what it printed.
  @discardableResult public func xdotool(_ arguments: String...) throws -> String {
    let tool = try ChildProcess(
      "xdotool", arguments: arguments, environment: ["DISPLAY": name], folder: folder)
    let status = try tool.waitUntilExit(timeout: 120)
    guard status == 0 else {
      throw XvfbError(
        "xdotool \(arguments.joined(separator: " ")) ended with \(status): \(tool.errorOutput)")
    }
    return tool.lines.joined(separator: "\n")
  }

  /// Presses the first button at `start`, moves to `end` in steps, lets go; in pixels of the screen.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8) throws {
    func number(_ value: CGFloat) -> String { String(Int(value.rounded())) }
    try xdotool("mousemove", "--sync", number(start.x), number(start.y))
    try xdotool("mousedown", "1")
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      try xdotool(
        "mousemove", number(start.x + (end.x - start.x) * part),
        number(start.y + (end.y - start.y) * part), "sleep", "0.03")
    }
    try xdotool("mouseup", "1")
  }

  /// What the screen shows now.
  public func picture() throws -> CGImage? {
    let data = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    return ScreenDump(data)?.bitmap.image()
  }

  /// Ends the programs and the server.
  public func close() {
    for program in programs { program.terminate() }
    programs = []
    server.terminate()
    // The folder lies in the system's temporary folder; one that stays does no harm.
    try? FileManager.default.removeItem(at: folder)
  }
}

/// A program that runs on an `XvfbDisplay`.
@MainActor public final class XvfbProgram {
  private let child: ChildProcess

  init(child: ChildProcess) {
    self.child = child
  }

  public var isRunning: Bool { child.isRunning }

  /// The lines the program has printed so far.
  public var lines: [String] { child.lines }

  /// What the program has written to standard error so far.
  public var errorOutput: String { child.errorOutput }

  /// Waits for a line that contains `text` and returns it.
  @discardableResult public func waitForLine(
    containing text: String, timeout: TimeInterval = 120
  ) throws -> String {
    try child.waitForLine(timeout: timeout) { $0.contains(text) }
  }

  /// Waits for the program to end by itself and returns its status.
  public func waitUntilExit(timeout: TimeInterval = 120) throws -> Int32 {
    try child.waitUntilExit(timeout: timeout)
  }

  public func terminate() {
    child.terminate()
  }
}

/// Why a real window could not be tested.
public struct XvfbError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
