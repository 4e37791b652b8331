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
    unmarkText()
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

  /// Replaces text as the user does. The delegate is not asked about marked text.
  func edit(_ range: Range<Int>, with text: String) {
    let allowed =
      editable.isMarked(range)
      || delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: text) ?? true
    guard allowed else { return }
    replaceUnasked(range, with: text)
    reportEditing()
  }

  func reportEditing() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editable.setString("")
    styledText = nil
    textDidChange()
    reportEditing()
  }

  /// Confirms marked text, else does what the return key does in a field.
  func returnKeyPressed() {
    if editable.marked != nil { return unmarkText() }
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
      selectionDidMove()
    } else if tapCount > 2 {
      selectAll(nil)
    } else if isFirstTap || editable.selection.isEmpty {
      placeCaret(at: point, extending: false)
    }
  }

  func placeCaret(at point: CGPoint, extending: Bool) {
    editable.placeCaret(at: canvas.position(at: point), extending: extending)
    selectionDidMove()
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
    case .keyboardEscape where editable.marked != nil:
      setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
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
    selectionDidMove()
  }

  private func delete(_ direction: EditableText.Direction, by unit: EditableText.Unit) {
    guard let range = editable.rangeToDelete(direction, by: unit) else { return }
    edit(range, with: "")
  }
}

// Places in the text.
extension UITextField: EditableTextKeeping, KeyboardTraitsKeeping {
  func replaceUnasked(_ range: Range<Int>, with text: String) {
    editable.replace(range, with: Self.singleLine(text))
    styledText = nil
    textDidChange()
  }

  func showSelection() { selectionDidChange() }

  func reportSelection() { delegate?.textFieldDidChangeSelection(self) }

  public func caretRect(for position: UITextPosition) -> CGRect {
    canvas.convert(canvas.caretRect(at: position.offset), to: self)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: canvas.position(at: canvas.convert(point, from: self)))
  }
}
