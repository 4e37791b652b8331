import QuartzCore

/// What a text input asks of the keyboard.
///
/// On Apple's platforms every property is optional. Here one that an app's class does not declare has
/// its default, and setting it has no effect.
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
    get { traits.autocapitalization }
    set { traits.autocapitalization = newValue }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrection }
    set { traits.autocorrection = newValue }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellChecking }
    set { traits.spellChecking = newValue }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotes }
    set { traits.smartQuotes = newValue }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashes }
    set { traits.smartDashes = newValue }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDelete }
    set { traits.smartInsertDelete = newValue }
  }

  public var inlinePredictionType: UITextInlinePredictionType {
    get { traits.inlinePrediction }
    set { traits.inlinePrediction = newValue }
  }

  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { traits.mathExpressionCompletion }
    set { traits.mathExpressionCompletion = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }

  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }

  public var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set { traits.isSecure = newValue }
  }

  public var textContentType: UITextContentType! {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { traits.passwordRules }
    set { traits.passwordRules = newValue }
  }

  /// The traits that an object keeps; else the defaults, which do not change.
  private var traits: KeyboardTraits {
    get { (self as? any KeyboardTraitsKeeping)?.keyboardTraits ?? KeyboardTraits() }
    set { (self as? any KeyboardTraitsKeeping)?.keyboardTraits = newValue }
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
