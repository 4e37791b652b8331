/// What a text input asks of the keyboard on the screen.
///
/// Text comes from the host, so all but the kind of the keyboard is only kept.
struct KeyboardTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var inlinePrediction = UITextInlinePredictionType.default
  var mathExpressionCompletion = UITextMathExpressionCompletionType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecure = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}

/// The views that a text input supplies itself. It shows new ones when it becomes first responder or
/// reloads them.
struct OwnInputViews {
  var input: UIView?
  var accessory: UIView?
}

extension UITextField {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardTraits.autocapitalization }
    set { keyboardTraits.autocapitalization = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { keyboardTraits.autocorrection }
    set { keyboardTraits.autocorrection = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboardTraits.spellChecking }
    set { keyboardTraits.spellChecking = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { keyboardTraits.smartQuotes }
    set { keyboardTraits.smartQuotes = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { keyboardTraits.smartDashes }
    set { keyboardTraits.smartDashes = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardTraits.smartInsertDelete }
    set { keyboardTraits.smartInsertDelete = newValue }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { keyboardTraits.inlinePrediction }
    set { keyboardTraits.inlinePrediction = newValue }
  }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { keyboardTraits.mathExpressionCompletion }
    set { keyboardTraits.mathExpressionCompletion = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { keyboardTraits.keyboard }
    set { keyboardTraits.keyboard = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardTraits.appearance }
    set { keyboardTraits.appearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { keyboardTraits.returnKey }
    set { keyboardTraits.returnKey = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKeyAutomatically }
    set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { keyboardTraits.passwordRules }
    set { keyboardTraits.passwordRules = newValue }
  }
}
