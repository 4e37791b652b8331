import Foundation

/// Messages to the developer who uses a sheet.
enum SheetReport {
  /// Writes a message to the log of a debug build; a release build does nothing.
  static func inDebugBuilds(_ message: String) {
    // The condition of an assertion is not evaluated in a release build.
    assert(
      {
        NSLog("ActionSheet: %@", message as NSString)
        return true
      }())
  }
}
