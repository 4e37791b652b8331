import QuartzCore

extension UITextView {
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
  public var isSecureTextEntry: Bool {
    get { keyboardTraits.isSecure }
    set { keyboardTraits.isSecure = newValue }
  }
  public var textContentType: UITextContentType! {
    get { keyboardTraits.contentType }
    set { keyboardTraits.contentType = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { keyboardTraits.passwordRules }
    set { keyboardTraits.passwordRules = newValue }
  }
}
