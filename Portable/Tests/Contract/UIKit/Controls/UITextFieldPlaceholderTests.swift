import Testing
import UIKit

/// The two placeholders of a text field.
@MainActor struct UITextFieldPlaceholderTests {
  /// "Assigning a new value to this property also replaces the value of the placeholder property with
  /// the same string data" (Apple's documentation of attributedPlaceholder).
  @Test("An attributed placeholder replaces the plain one")
  func anAttributedPlaceholderReplacesThePlainOne() {
    let field = UITextField()
    field.placeholder = "Name"
    field.attributedPlaceholder = NSAttributedString(string: "First name")
    #expect(field.placeholder == "First name")
    #expect(field.attributedPlaceholder?.string == "First name")
  }
}
