// Keys and fingers.
extension UITextView: HeldKeyHandling {
  /// Does what an editing key says; false for other keys.
  ///
  /// Return, Tab and Backspace alone are typed, as into every other text input.
  func handle(_ key: UIKey) -> Bool {
    guard isFirstResponder, isSelectable else { return false }
    let flags = key.modifierFlags
    let isExtending = flags.contains(.shift)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wide = flags.contains(.command)
    let unit: EditableText.Unit =
      flags.isDisjoint(with: [.alternate, .control]) ? .character : .word
    switch key.keyCode {
    case .keyboardLeftArrow:
      move(isRightToLeft ? .forward : .backward, unit, isWide: wide, isExtending)
    case .keyboardRightArrow:
      move(isRightToLeft ? .backward : .forward, unit, isWide: wide, isExtending)
    case .keyboardUpArrow: moveLine(.backward, toEnd: wide, isExtending)
    case .keyboardDownArrow: moveLine(.forward, toEnd: wide, isExtending)
    case .keyboardHome: move(.backward, .character, isWide: true, isExtending)
    case .keyboardEnd: move(.forward, .character, isWide: true, isExtending)
    case .keyboardDeleteForward: delete(.forward, unit)
    case .keyboardDeleteOrBackspace where wide || unit == .word:
      if wide { deleteToLineStart() } else { delete(.backward, .word) }
    default: return false
    }
    return true
  }

  func repeatKey(_ key: UIKey) -> Bool { handle(key) }

  private func move(
    _ direction: EditableText.Direction, _ unit: EditableText.Unit, isWide: Bool,
    _ isExtending: Bool
  ) {
    caretColumn = nil
    if isWide {
      editable.placeCaret(at: lineEnd(direction), extending: isExtending)
    } else {
      editable.move(direction, by: unit, extending: isExtending)
    }
    caretDidMove()
  }

  /// The offset of the beginning or the end of the caret's line.
  private func lineEnd(_ direction: EditableText.Direction) -> Int {
    let caret = caretRect(at: editable.caret)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft = (direction == .backward) != isRightToLeft
    return offset(at: CGPoint(x: isLeft ? -1e6 : 1e6, y: caret.midY))
  }

  private func moveLine(
    _ direction: EditableText.Direction, toEnd: Bool, _ isExtending: Bool
  ) {
    let caret = caretRect(at: editable.caret)
    let column = caretColumn ?? caret.midX
    let y = direction == .backward ? caret.minY - 1 : caret.maxY + 1
    let lines = textFrame.size.height + textOrigin.y
    let target =
      toEnd || y < textOrigin.y
      ? (direction == .backward ? 0 : editable.length)
      : y > lines ? editable.length : offset(at: CGPoint(x: column, y: y))
    editable.placeCaret(at: target, extending: isExtending)
    caretDidMove()
    caretColumn = column
  }

  private func delete(_ direction: EditableText.Direction, _ unit: EditableText.Unit) {
    guard isEditable, let range = editable.rangeToDelete(direction, by: unit) else { return }
    edit(range, with: "")
  }

  private func deleteToLineStart() {
    let start = lineEnd(.backward)
    let selection = editable.selection
    guard isEditable, start < editable.caret || !selection.isEmpty else { return }
    edit(selection.isEmpty ? start..<editable.caret : selection, with: "")
  }

  private func caretDidMove() {
    selectionDidChange()
    scrollToCaret()
  }

  // MARK: Fingers

  func tapped(_ touch: UITouch) {
    guard isSelectable else { return }
    let place = offset(at: touch.location(in: self))
    caretColumn = nil
    if touch.tapCount >= 2 {
      guard becomeFirstResponder() else { return }
      if touch.tapCount == 2 {
        editable.selectWord(at: place)
      } else {
        selectParagraph(at: place)
      }
      selectionDidChange()
    } else if isEditable {
      guard becomeFirstResponder() else { return }
      editable.placeCaret(at: place, extending: false)
      caretDidMove()
    } else {
      select(place..<place)
    }
  }

  /// A finger that rests moves the caret; in text that cannot be edited it selects a word.
  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard isSelectable, recognizer.state == .began || recognizer.state == .changed else { return }
    let place = offset(at: recognizer.location(in: self))
    guard becomeFirstResponder() else { return }
    caretColumn = nil
    if isEditable {
      editable.placeCaret(at: place, extending: false)
    } else {
      editable.selectWord(at: place)
    }
    caretDidMove()
  }

  private func selectParagraph(at place: Int) {
    let text = editable.string as NSString
    let range = text.paragraphRange(for: NSRange(location: min(place, text.length), length: 0))
    editable.selection = range.location..<NSMaxRange(range)
  }
}

/// A text input that handles more keys than the typed ones while they are held down.
@MainActor protocol HeldKeyHandling: AnyObject {
  /// Does what the key says again, and returns whether it did anything.
  func repeatKey(_ key: UIKey) -> Bool
}
