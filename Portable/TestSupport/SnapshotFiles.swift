import Foundation

/// Where the reference of one snapshot lies, and where a failure leaves its pictures.
struct SnapshotFiles {
  let reference: URL
  let actual: URL
  let difference: URL

  /// References lie in `Tests/<target>/__Snapshots__/<test file>/`, named after the test.
  init(filePath: String, function: String, name: String?, fileExtension: String) {
    let source = URL(fileURLWithPath: filePath)
    let test = function.prefix { $0 != "(" }
    let base = name.map { "\(test).\(Self.fileName($0))" } ?? String(test)
    let folder = source.deletingPathExtension().lastPathComponent
    var target = source.deletingLastPathComponent()
    while target.pathComponents.count > 2,
      target.deletingLastPathComponent().lastPathComponent != "Tests"
    {
      target = target.deletingLastPathComponent()
    }
    let package = target.deletingLastPathComponent().deletingLastPathComponent()
    reference =
      target.appendingPathComponent("__Snapshots__/\(folder)/\(base).\(fileExtension)")
    let failures = package.appendingPathComponent(
      ".build/snapshot-failures/\(target.lastPathComponent)/\(folder)")
    actual = failures.appendingPathComponent("\(base).actual.\(fileExtension)")
    difference = failures.appendingPathComponent("\(base).difference.\(fileExtension)")
  }

  /// Whether the person at the terminal asked to write references instead of comparing.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  static func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Removes what an earlier failure left.
  func removeFailures() {
    for url in [actual, difference] where FileManager.default.fileExists(atPath: url.path) {
      // A picture that stays is stale, not wrong; the test has passed all the same.
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// Letters, digits, dots, dashes and underscores stay; everything else becomes a dash.
  private static func fileName(_ name: String) -> String {
    String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" })
  }
}
