import Testing
import UIKit

/// Apple's documentation of UITextInputTraits: every property is optional and has the default of its
/// type; a search bar adopts the protocol.
@MainActor struct UITextInputTraitsTests {
  private final class Input: UIView, UIKeyInput {
    var returnKeyType = UIReturnKeyType.go
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("A text input declares the properties that it wants")
  func aTextInputDeclaresThePropertiesThatItWants() {
    let input: any UITextInputTraits = Input()
    #expect(input.returnKeyType == .go)
  }

  @Test("A field and a text view have the properties of iOS 17")
  func aFieldAndATextViewHaveThePropertiesOfIOS17() {
    let field = UITextField()
    #expect(field.smartQuotesType == .default && field.smartDashesType == .default)
    #expect(field.smartInsertDeleteType == .default && field.inlinePredictionType == .default)
    #expect(field.passwordRules == nil && field.textContentType == nil)
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    let view = UITextView()
    view.textContentType = .name
    view.smartQuotesType = .no
    #expect(view.textContentType == .name && view.smartQuotesType == .no)
  }

  @Test("The traits of a search bar are those of its field")
  func theTraitsOfASearchBarAreThoseOfItsField() {
    let bar = UISearchBar()
    bar.autocorrectionType = .no
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.autocorrectionType == .no)
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  @Test("A responder has no input views by default") func aResponderHasNoInputViewsOfItsOwn() {
    let view = UIView()
    #expect(view.inputView == nil && view.inputAccessoryView == nil)
    let field = UITextField()
    field.inputAccessoryView = view
    #expect(field.inputAccessoryView === view && field.inputView == nil)
  }
}
