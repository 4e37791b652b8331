import CoreGraphics

/// A file of lines that an app writes about what the user did, for scripts and tests to read.
///
/// Nothing is written until `open(path:)` succeeds.
@MainActor public enum HostEventLog {
  // One file for the process: the command that runs the app names it.
  private static var file: FileHandle?

  /// Whether lines are being written.
  public static var isOpen: Bool { file != nil }

  /// Starts writing to `path`, or to standard output for `-`. The file is emptied first.
  ///
  /// Throws when the file cannot be made.
  public static func open(path: String) throws {
    close()
    if path == "-" {
      file = .standardOutput
      return
    }
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
  }

  /// Writes one line at once, so that a reader sees it while the app runs.
  public static func write(_ line: String) {
    guard let file else { return }
    do {
      try file.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      Self.file = nil
      PortableLog.note("event log: writing failed, no more lines follow (\(error))")
    }
  }

  /// Stops writing.
  public static func close() {
    if let file, file !== FileHandle.standardOutput {
      // A file that cannot be closed has nothing left to lose: every line is written at once.
      try? file.close()
    }
    file = nil
  }
}
