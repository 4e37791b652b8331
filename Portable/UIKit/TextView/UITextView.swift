/// A scrolling view of text with attributes, of several lines, that can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, _TextEditing, UIContentSizeCategoryAdjusting {
  // Not an override: Apple's language lets a subclass narrow the type, Swift does not.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text; setting it drops attributes and asks no delegate.
  open var text: String! {
    get { editable.string }
    set { replaceAll(with: NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
  }

  /// The text with its attributes; setting it asks no delegate.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      adoptBase(of: newValue)
      replaceAll(with: newValue ?? NSAttributedString(string: ""))
    }
  }

  /// The font of the whole text; nil is the system's of 12 points.
  open var font: UIFont? {
    get { storage.length > 0 ? attributes(at: 0)[.font] as? UIFont : baseFont }
    set {
      baseFont = newValue
      setAttribute(.font, to: newValue)
    }
  }

  /// The color of the whole text; nil is the label color.
  open var textColor: UIColor? {
    get { storage.length > 0 ? attributes(at: 0)[.foregroundColor] as? UIColor : baseColor }
    set {
      baseColor = newValue
      setAttribute(.foregroundColor, to: newValue)
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { alignmentDidChange() } }
  }

  /// The attributes of text typed next. They follow the caret when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { storedTypingAttributes ?? attributesForTyping }
    set { storedTypingAttributes = newValue }
  }

  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { textDidChange() }
  }

  // MARK: Behavior

  /// A Boolean value that determines whether the text can be changed by the user.
  open var isEditable: Bool = true {
    didSet { if !isEditable, isEditing { resignFirstResponder() } }
  }

  /// A Boolean value that determines whether the user can select text.
  open var isSelectable: Bool = true {
    didSet { if !isSelectable { selectedRange = NSRange(location: 0, length: 0) } }
  }

  /// A Boolean value that determines whether text inserted first replaces everything.
  open var clearsOnInsertion: Bool = false
  final var keyboardTraits = KeyboardTraits()
  private var inputViews = OwnInputViews()

  /// The selected UTF-16 units; without any, the place of the caret. A range that reaches beyond
  /// the text is limited to it.
  open var selectedRange: NSRange {
    get { NSRange(editable.selection) }
    set { select(Range(newValue) ?? 0..<0) }
  }

  /// The distances of the text from the edges of the content.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// The area the text is set in.
  public let textContainer = NSTextContainer(size: .zero)

  var isEditing = false
  var editable = EditableText()
  var storage = NSMutableAttributedString(string: "")
  var baseFont: UIFont?
  var baseColor: UIColor?
  var storedTypingAttributes: [NSAttributedString.Key: Any]?
  let canvas = TextViewCanvas()
  /// Where the caret stays from line to line while it moves up and down.
  var caretColumn: CGFloat?
  var storedFrame: TextViewFrame?

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

  /// Creates a text view.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - textContainer: Has no effect; the view makes a container of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepareText()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareText()
    coder.decodeProperties(UITextView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + textViewKeys
  }

  /// Scrolls until a range of the text is seen, or as much of it as fits.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let range = Range(range) else { return }
    scrollRectToVisible(rect(of: range), animated: false)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var canBecomeFocused: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beganEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    endedEditing()
    return true
  }

  // MARK: Typing

  open var hasText: Bool { editable.length > 0 }

  /// Replaces the selection as typing does: the delegate is asked and told. A line end confirms
  /// marked text.
  open func insertText(_ text: String) {
    guard isEditable else { return }
    if text == "\n", editable.marked != nil { return unmarkText() }
    let place = editable.marked ?? editable.selection
    edit(clearsOnInsertion ? 0..<editable.length : place, with: text)
    clearsOnInsertion = false
  }

  open func deleteBackward() {
    guard isEditable, let range = editable.rangeToDelete(.backward, by: .character) else { return }
    edit(range, with: "")
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in press.key.map { !handle($0) } ?? true }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  // MARK: Edit commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map(offers) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) { copySelection() }

  open override func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }

  open override func paste(_ sender: Any?) {
    if let string = UIPasteboard.general.string { insertText(string) }
  }

  open override func delete(_ sender: Any?) {
    if isEditable, !editable.selection.isEmpty { edit(editable.selection, with: "") }
  }

  open override func select(_ sender: Any?) {
    editable.selectWord(at: editable.caret)
    selectionDidChange()
  }

  open override func selectAll(_ sender: Any?) {
    editable.selectAll()
    selectionDidChange()
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { tapped(touch) }
  }

  open override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("textPressed:", pressed)]
  }

  // MARK: Overrides

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size.width) }

  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.tintDidChange()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
