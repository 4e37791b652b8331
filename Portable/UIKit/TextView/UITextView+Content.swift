// The text and its attributes.
extension UITextView {
  func prepareText() {
    isAccessibilityElement = true
    alwaysBounceVertical = false
    canvas.isUserInteractionEnabled = false
    canvas.textView = self
    insertSubview(canvas, at: 0)
    textContainer.onChange = { [weak self] in self?.textDidChange() }
    let press = UILongPressGestureRecognizer(target: self, action: "textPressed:")
    press.minimumPressDuration = 0.5
    addGestureRecognizer(press)
  }

  /// The attributes of text that has none of its own.
  var baseAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = baseFont
    attributes[.foregroundColor] = baseColor
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  func attributes(at index: Int) -> [NSAttributedString.Key: Any] {
    guard storage.length > 0 else { return baseAttributes }
    return storage.attributes(at: min(max(0, index), storage.length - 1), effectiveRange: nil)
  }

  /// Those of the selection, or of the character before the caret.
  var attributesForTyping: [NSAttributedString.Key: Any] {
    let selection = editable.selection
    var attributes = attributes(
      at: selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound)
    attributes[.link] = nil
    return attributes
  }

  /// Fonts and colors of a new attributed text stay for what is typed when it has been deleted.
  func adoptBase(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { baseFont = font }
    if let color = first[.foregroundColor] as? UIColor { baseColor = color }
  }

  func replaceAll(with text: NSAttributedString) {
    storage = NSMutableAttributedString(attributedString: text)
    editable.setString(text.string)
    storedTypingAttributes = nil
    caretColumn = nil
    textDidChange()
    canvas.selectionDidChange()
  }

  func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    let whole = NSRange(location: 0, length: storage.length)
    if let value {
      // Not addAttribute(_:value:range:), which traps off Apple where runs already have the key.
      storage.addAttributes([key: value], range: whole)
    } else {
      storage.removeAttribute(key, range: whole)
    }
    storedTypingAttributes?[key] = value
    textDidChange()
  }

  func alignmentDidChange() {
    let whole = NSRange(location: 0, length: storage.length)
    var changes: [(NSRange, NSParagraphStyle)] = []
    storage.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let old = value as? NSParagraphStyle
      let style = old?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.alignment = textAlignment
      changes.append((range, style))
    }
    for (range, style) in changes { storage.addAttributes([.paragraphStyle: style], range: range) }
    textDidChange()
  }

  // MARK: Changes by the user

  /// Replaces text as the user does. The delegate is not asked about marked text.
  func edit(_ range: Range<Int>, with text: String) {
    let old = editable.selection
    editable.selection = range
    let aligned = editable.selection
    editable.selection = old
    let place = NSRange(aligned)
    guard
      editable.isMarked(aligned)
        || delegate?.textView(self, shouldChangeTextIn: place, replacementText: text) ?? true
    else { return }
    replace(place, with: text)
    reportEditing()
  }

  func replace(_ range: NSRange, with text: String) {
    let attributes = typingAttributes
    storage.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes))
    editable.replace(range.location..<NSMaxRange(range), with: text)
    // What was chosen for typing stays while nothing but typing moves the caret.
    if storage.length == 0 { storedTypingAttributes = attributes }
    caretColumn = nil
    textDidChange()
    canvas.selectionDidChange()
  }

  func copySelection() {
    let selection = editable.selection
    guard !selection.isEmpty else { return }
    UIPasteboard.general.string = (editable.string as NSString).substring(with: NSRange(selection))
  }

  func offers(_ action: StandardEditAction) -> Bool {
    let hasSelection = !editable.selection.isEmpty
    return switch action {
    case .copy: hasSelection
    case .cut, .delete: hasSelection && isEditable
    case .paste: isEditable && UIPasteboard.general.hasStrings
    case .select: isSelectable && hasText && !hasSelection
    case .selectAll: isSelectable && hasText && editable.selection.count < editable.length
    }
  }

  // MARK: Editing

  func beganEditing() {
    isEditing = isEditable
    canvas.selectionDidChange()
    guard isEditing else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endedEditing() {
    let wasEditing = isEditing
    unmarkText()
    isEditing = false
    canvas.selectionDidChange()
    guard wasEditing else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func select(_ range: Range<Int>) {
    guard range != editable.selection else { return }
    editable.selection = range
    selectionDidChange()
  }

  func selectionDidChange() { selectionDidMove() }
}

extension UITextView: EditableTextKeeping, KeyboardTraitsKeeping {
  func replaceUnasked(_ range: Range<Int>, with text: String) {
    replace(NSRange(range), with: text)
  }

  func showSelection() { canvas.selectionDidChange() }

  func reportSelection() {
    storedTypingAttributes = nil
    delegate?.textViewDidChangeSelection(self)
  }

  func reportEditing() {
    scrollToCaret()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
