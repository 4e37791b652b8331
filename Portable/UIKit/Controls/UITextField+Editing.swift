// Changes by the user, and their events.
extension UITextField: HeldKeyHandling {
  /// Tells of the beginning of editing, once the field is first responder.
  func editingDidBegin() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    overlaysDidChange()
    selectionDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Tells of the end of editing, once the field is first responder no more.
  func editingDidEnd() {
    isEditing = false
    overlaysDidChange()
    selectionDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  static func singleLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  /// Replaces text as the user does.
  func edit(_ range: Range<Int>, with text: String) {
    let allowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: text) ?? true
    guard allowed else { return }
    editable.replace(range, with: text)
    styledText = nil
    textDidChange()
    didEdit()
  }

  private func didEdit() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editable.setString("")
    styledText = nil
    textDidChange()
    didEdit()
  }

  func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    // Whoever listens for the end on exit wants the return key to end editing.
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Selects a word, everything or a place, by the number of taps.
  func select(tapCount: Int, at point: CGPoint, isFirstTap: Bool) {
    if tapCount == 2 {
      editable.selectWord(at: canvas.position(at: point))
      selectionDidChange()
    } else if tapCount > 2 {
      selectAll(nil)
    } else if isFirstTap || editable.selection.isEmpty {
      placeCaret(at: point, extending: false)
    }
  }

  func placeCaret(at point: CGPoint, extending: Bool) {
    editable.placeCaret(at: canvas.position(at: point), extending: extending)
    selectionDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Does what an editing key says; false for other keys.
  func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    let isExtending = flags.contains(.shift)
    let unit: EditableText.Unit =
      flags.contains(.command)
      ? .line : flags.isDisjoint(with: [.alternate, .control]) ? .character : .word
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardLeftArrow:
      moveCaret(isRightToLeft ? .forward : .backward, by: unit, extending: isExtending)
    case .keyboardRightArrow:
      moveCaret(isRightToLeft ? .backward : .forward, by: unit, extending: isExtending)
    case .keyboardHome, .keyboardUpArrow:
      moveCaret(.backward, by: .line, extending: isExtending)
    case .keyboardEnd, .keyboardDownArrow:
      moveCaret(.forward, by: .line, extending: isExtending)
    case .keyboardDeleteOrBackspace: delete(.backward, by: unit)
    case .keyboardDeleteForward: delete(.forward, by: unit)
    case .keyboardReturnOrEnter, .keypadEnter: returnKeyPressed()
    case .keyboardEscape: resignFirstResponder()
    default: return false
    }
    return true
  }

  /// A held key moves and deletes on and on; Return and Escape count once.
  func repeatKey(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape: false
    default: isEditing && handle(key)
    }
  }

  private func moveCaret(
    _ direction: EditableText.Direction, by unit: EditableText.Unit, extending: Bool
  ) {
    editable.move(direction, by: unit, extending: extending)
    selectionDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func delete(_ direction: EditableText.Direction, by unit: EditableText.Unit) {
    guard let range = editable.rangeToDelete(direction, by: unit) else { return }
    edit(range, with: "")
  }
}

// Places in the text.
extension UITextField {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: editable.length) }

  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(range: editable.selection) : nil }
    set {
      guard let newValue else { return }
      editable.selection = newValue.range
      selectionDidChange()
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let lower = min(fromPosition.offset, toPosition.offset)
    return UITextRange(range: lower..<max(fromPosition.offset, toPosition.offset))
  }

  /// A place so many UTF-16 units on, or nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...editable.length).contains(target) ? UITextPosition(offset: target) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func text(in range: UITextRange) -> String? {
    let whole = editable.string as NSString
    let limited = range.range.clamped(to: 0..<whole.length)
    return whole.substring(with: NSRange(location: limited.lowerBound, length: limited.count))
  }

  /// Replaces text without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    editable.replace(range.range, with: Self.singleLine(text))
    styledText = nil
    textDidChange()
    sendActions(for: .editingChanged)
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    canvas.convert(canvas.caretRect(at: position.offset), to: self)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: canvas.position(at: canvas.convert(point, from: self)))
  }
}
