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

/// A text input that keeps its traits.
@MainActor protocol KeyboardTraitsKeeping: AnyObject {
  var keyboardTraits: KeyboardTraits { get set }
}

/// The views that a text input supplies itself. It shows new ones when it becomes first responder or
/// reloads them.
struct OwnInputViews {
  var input: UIView?
  var accessory: UIView?
}
