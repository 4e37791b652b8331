import Testing
import TextLayout

/// The font that every reference picture and every measured text is made with.
///
/// A suite marked `.pinnedFont` fails without it by saying what to do, not by figures that are off.
public struct FontRequirement: SuiteTrait, TestTrait {
  private static let hasFont = FontLibrary.familyNames.contains("Inter")

  struct Missing: Error, CustomStringConvertible {
    let description = """
      the font Inter is missing, so texts and pictures cannot be compared: \
      run Scripts/bootstrap.sh, or type 'sudo apt-get install fonts-inter'
      """
  }

  public var isRecursive: Bool { true }

  public func prepare(for test: Test) throws {
    if !Self.hasFont { throw Missing() }
  }

  /// Fails the test with what to do when the font is missing.
  static func isMet(sourceLocation: SourceLocation) -> Bool {
    if !hasFont {
      Issue.record(Missing(), sourceLocation: sourceLocation)
    }
    return hasFont
  }
}

extension Trait where Self == FontRequirement {
  /// Fails clearly where the font that the figures come from is missing.
  public static var pinnedFont: Self { Self() }
}
