import Testing
import TextLayout

/// The font every reference picture is made with.
enum FontRequirement {
  private static let hasFont = FontLibrary.familyNames.contains("Inter")

  /// Fails the test with what to do when the font is missing.
  static func isMet(sourceLocation: SourceLocation) -> Bool {
    if !hasFont {
      Issue.record(
        """
        the font Inter is missing, so pictures cannot be compared: \
        run Scripts/bootstrap.sh, or type 'sudo apt-get install fonts-inter'
        """, sourceLocation: sourceLocation)
    }
    return hasFont
  }
}
