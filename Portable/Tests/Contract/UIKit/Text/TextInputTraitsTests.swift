import Testing
import UIKit

/// What text inputs ask of the keyboard unless it is set.
@MainActor struct TextInputTraitsTests {
  /// The defaults are those in Apple's documentation of UITextInputTraits.
  @Test("A text field has the defaults") func aTextFieldHasTheDefaults() {
    let field = UITextField()
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default && field.spellCheckingType == .default)
    #expect(!field.enablesReturnKeyAutomatically)
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
  }

  @Test("A text view has the defaults") func aTextViewHasTheDefaults() {
    let view = UITextView()
    #expect(view.keyboardType == .default && view.returnKeyType == .default)
    #expect(view.autocapitalizationType == .sentences)
    view.keyboardAppearance = .dark
    #expect(view.keyboardAppearance == .dark)
  }
}
