import Testing
import UIKit

/// Apple's documentation of `NSCoder.string(for:)` and of its counterparts, such as `cgRect(for:)`:
/// "The string is not localized, so items are always separated with a comma."
@MainActor struct NSCoderGeometryTests {
  @Test("A rectangle is an origin and a size in braces") func aRectangleIsAnOriginAndASizeInBraces()
  {
    let rect = CGRect(x: 3, y: 2.5, width: 4, height: 5)
    #expect(NSCoder.string(for: rect) == "{{3, 2.5}, {4, 5}}")
    #expect(NSCoder.string(for: rect.origin) == "{3, 2.5}")
    #expect(NSCoder.cgRect(for: "{{3, 2.5}, {4, 5}}") == rect)
  }

  @Test("Spaces are optional and numbers may have a sign and an exponent")
  func spacesAreOptionalAndNumbersMayHaveASignAndAnExponent() {
    #expect(NSCoder.cgPoint(for: "{-3,2e2}") == CGPoint(x: -3, y: 200))
    #expect(NSCoder.cgSize(for: " { 3 , 2 } ") == CGSize(width: 3, height: 2))
  }

  /// "If the string is not well-formed, the function returns" zero.
  @Test(
    "A text that is not well-formed is zero",
    arguments: ["", "3, 2", "{3}", "{3, a}", "{3, 2", "{3, 2, 1}"])
  func aTextThatIsNotWellFormedIsZero(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero)
  }

  @Test("Formatted text reads back as the same value") func whatATextIsMadeFromComesBack() {
    let insets = UIEdgeInsets(top: 0.1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}
