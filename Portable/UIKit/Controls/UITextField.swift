/// An editable line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, _TextEditing, UIContentSizeCategoryAdjusting {
  weak open var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; setting it sends no event. An empty field gives "".
  open var text: String? {
    get { editable.string }
    set {
      editable.setString(Self.singleLine(newValue ?? ""))
      styledText = nil
      textDidChange()
    }
  }

  /// The text with attributes; typing keeps those of the field.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: editable.string, attributes: textAttributes) }
    set {
      editable.setString(newValue?.string ?? "")
      styledText = newValue
      textDidChange()
    }
  }

  /// The color of the text; nil is the label color.
  open var textColor: UIColor? {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      textDidChange()
    }
  }

  /// The font; nil is the system's of 17 points.
  open var font: UIFont? {
    get { textFont }
    set {
      textFont = newValue ?? .systemFont(ofSize: 17)
      fontDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { fontDidChange() }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { textDidChange() }
  }

  /// What stands in an empty field.
  open var placeholder: String? {
    get { placeholders.plain }
    set { placeholders = (newValue, nil) }
  }

  /// The placeholder with its style. Setting it sets `placeholder` to its string.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholders.styled }
    set { placeholders = (newValue?.string, newValue) }
  }
  private var placeholders: (plain: String?, styled: NSAttributedString?) {
    didSet { textDidChange() }
  }

  open var textContentType: UITextContentType! {
    get { keyboardTraits.contentType }
    set { keyboardTraits.contentType = newValue }
  }

  /// Whether dots stand for the characters.
  open var isSecureTextEntry: Bool {
    get { keyboardTraits.isSecure }
    set { keyboardTraits.isSecure = newValue }
  }

  /// Whether the old text goes when editing begins.
  open var clearsOnBeginEditing: Bool = false

  // MARK: Look

  open var borderStyle: BorderStyle = .none {
    didSet { borderDidChange() }
  }
  open var clearButtonMode: ViewMode = .never {
    didSet { overlaysDidChange() }
  }
  open var leftView: UIView? {
    didSet { replaceOverlay(oldValue, with: leftView) }
  }
  open var leftViewMode: ViewMode = .never {
    didSet { overlaysDidChange() }
  }
  open var rightView: UIView? {
    didSet { replaceOverlay(oldValue, with: rightView) }
  }
  open var rightViewMode: ViewMode = .never {
    didSet { overlaysDidChange() }
  }

  open internal(set) var isEditing: Bool = false

  final var keyboardTraits = KeyboardTraits() {
    didSet { if keyboardTraits.isSecure != oldValue.isSecure { textDidChange() } }
  }
  private var inputViews = OwnInputViews()
  var editable = EditableText()
  var styledText: NSAttributedString?
  var ownTextColor: UIColor?
  var textFont: UIFont = .systemFont(ofSize: 17)
  let canvas = TextFieldCanvas()
  let placeholderLabel = UILabel()
  let clearButton = UIButton(type: .custom)
  let border = TextFieldBorder()
  private var wasEditingAtTouch = false

  // MARK: Input views

  /// The view instead of the keyboard; nil leaves it to the responders after this one.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// The view above the keyboard; nil leaves it to the responders after this one.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UITextField.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + textFieldKeys
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(in: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(size: CGSize(width: 19, height: 19), isLeading: false, margin: 5, in: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(size: leftView?.bounds.size ?? .zero, isLeading: true, margin: 0, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(size: rightView?.bounds.size ?? .zero, isLeading: false, margin: 0, in: bounds)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var canBecomeFocused: Bool { isEnabled }

  /// The caret shows where the focus is.
  open override var focusEffect: UIFocusEffect? {
    get { nil }
    set {}
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  // MARK: Typing

  open var hasText: Bool { editable.length > 0 }

  /// Replaces the selection as typing does: the delegate is asked, events are sent. A line end
  /// is the return key.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" {
      returnKeyPressed()
    } else {
      edit(editable.marked ?? editable.selection, with: Self.singleLine(text))
    }
  }

  open func deleteBackward() {
    guard let range = editable.rangeToDelete(.backward, by: .character) else { return }
    edit(range, with: "")
  }

  open override func selectAll(_ sender: Any?) {
    editable.selectAll()
    selectionDidMove()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard isEditing, let key = press.key else { return true }
      return !handle(key)
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasEditingAtTouch = isEditing
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing, wasEditingAtTouch {
      placeCaret(at: touch.location(in: canvas), extending: touch.type == .indirectPointer)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isFirstTap = !isEditing
    guard becomeFirstResponder() else { return }
    select(tapCount: touch.tapCount, at: touch.location(in: canvas), isFirstTap: isFirstTap)
  }

  /// Refuses a single tap of a view around the field.
  ///
  /// In UIKit the recognizers of the text interaction, which are closer to the touch, win over such
  /// a tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fontDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    textDidChange()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? (hasText ? isSecureTextEntry ? bullets : text : placeholder)
    }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
