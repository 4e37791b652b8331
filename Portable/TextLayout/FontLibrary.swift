import CPango
import CoreGraphics
import Foundation

/// The fonts text is set in: a private set, so that the machine's own configuration cannot change
/// how anything looks.
///
/// Pango is not thread-safe, so everything that touches it runs inside `withFonts`.
package enum FontLibrary {
  // Recursive, because measuring happens inside of laying out.
  private static let lock = NSRecursiveLock()

  // Guarded by `lock`, which `withFonts`, its only user, holds.
  private nonisolated(unsafe) static let fonts = FontMap()

  static func withFonts<Result>(_ body: (FontMap) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(fonts)
  }

  package static func metrics(of face: FontFace) -> FontMetrics {
    withFonts { $0.metrics(of: face) }
  }

  /// The families that can be asked for by name, in alphabetical order.
  package static var familyNames: [String] {
    withFonts { $0.familyNames }
  }

  package static func hasFamily(_ name: String) -> Bool {
    name == FontFace.systemFamily || name == FontFace.monospacedFamily
      || familyNames.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
  }
}
