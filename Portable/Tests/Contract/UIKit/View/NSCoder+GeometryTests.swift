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

  /// "If the string is not well-formed, the function returns" zero; for a transform the identity.
  @Test(
    "A text that is not well-formed is zero",
    arguments: ["", "3, 2", "{3}", "{3, a}", "{3, 2", "{3, 2, 1}"])
  func aTextThatIsNotWellFormedIsZero(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test("Formatted text reads back as the same value") func whatATextIsMadeFromComesBack() {
    let insets = UIEdgeInsets(top: 0.1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 0.7, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    let offset = UIOffset(horizontal: 1.5, vertical: -2)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    let vector = CGVector(dx: 1 / 3.0, dy: 2)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  /// The form of Apple's documentation of `cgAffineTransform(for:)`.
  @Test("A transform is read in braces") func aTransformIsReadInBraces() {
    #expect(
      NSCoder.cgAffineTransform(for: "{1,0,0,1,2.5,3.0}")
        == CGAffineTransform(translationX: 2.5, y: 3))
  }
}
