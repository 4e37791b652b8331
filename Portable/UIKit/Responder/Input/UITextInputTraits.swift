import QuartzCore

/// What a text input asks of the keyboard.
///
/// On Apple's platforms every property is optional. Here one that a class does not declare has its
/// default, and setting it has no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard presses Shift by itself. Default sentences.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether typed words are corrected. Default default.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether misspelled words are marked. Default default.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Whether quotes become typographic. Default default.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Whether hyphens become dashes. Default default.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Whether spaces around inserted and deleted text are adjusted. Default default.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// Whether the rest of a word is proposed. Default default.
  var inlinePredictionType: UITextInlinePredictionType { get set }

  /// Whether results of calculations are proposed. Default default.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }

  /// The keyboard on the screen. Default default.
  var keyboardType: UIKeyboardType { get set }

  /// The appearance of the keyboard. Default default.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// The title of the Return key. Default default.
  var returnKeyType: UIReturnKeyType { get set }

  /// A Boolean value that determines whether the Return key is disabled without text. Default false.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// A Boolean value that determines whether the text is hidden. Default false.
  var isSecureTextEntry: Bool { get set }

  /// What the text means. Default nil.
  var textContentType: UITextContentType! { get set }

  /// The rules for proposed passwords. Default nil.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }

  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }

  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// Rules for the passwords that the system proposes.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules in the language of Apple's password rules.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
