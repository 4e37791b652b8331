import UIKit

/// Text that the user types on the board.
extension DrawingBoardControl {
  /// A Boolean value that indicates whether a text field is open, after a stroke with a
  /// ``TextBrush`` whose text is empty.
  ///
  /// The text is committed as a step by Return, a touch elsewhere on the board, another type of
  /// brush, another ``boardID``, a flush, and when the board is disabled, hidden or removed or the
  /// app goes to the background. Escape, VoiceOver's scrub, the clear button and ``undo()`` discard
  /// it. Redo and jumps are refused meanwhile. The board does
  /// not move: its superview keeps the field clear of the keyboard.
  public var isEnteringText: Bool { textEntry != nil }

  /// Opens a text field, as a tap with a ``TextBrush`` whose text is empty does.
  ///
  /// The text is drawn with the board's brush if it is a text brush, otherwise with that of the
  /// standard text tool, and in the style of strokes. A stroke in progress is canceled, and the
  /// text of an open field is committed first.
  ///
  /// - Parameter location: The leading edge of the text, at half the height of its line, in points
  ///   of the picture. It is clamped to the picture. Non-finite locations have no effect, nor has
  ///   any before the first layout.
  public func beginTextEntry(at location: CGPoint) {
    guard isEditable, canvas != nil, !isEndingStroke, location.x.isFinite, location.y.isFinite
    else { return }
    endInteraction()
    var brush = brush as? TextBrush ?? TextBrush.standard
    brush.text = ""
    beginTextEntry(brush, style: currentStyle, at: location)
  }

  /// Closes the text field and commits its text as a step.
  ///
  /// An empty text commits nothing.
  ///
  /// - Returns: A Boolean value that indicates whether the picture has changed.
  @discardableResult
  public func finishTextEntry() -> Bool {
    guard let entry = textEntry else { return false }
    close(entry)
    guard !entry.text.isEmpty else { return false }
    return draw(
      [StrokeSample(location: entry.origin)], with: entry.filledBrush, style: entry.style)
  }

  /// Closes the text field and discards its text.
  ///
  /// Without one it has no effect.
  public func cancelTextEntry() {
    if let textEntry { close(textEntry) }
  }

  /// Cancels the active stroke, ends the pinch and commits pending text.
  func endInteraction() {
    stopPlaying()
    cancelStroke()
    apply(contract.interruptPinch())
    stopMotion()
    finishTextEntry()
  }

  /// Opens a text field at the end of a stroke with a brush whose text is empty.
  func beginTextEntry(_ brush: TextBrush, style: StrokeStyle, at location: CGPoint) {
    cancelTextEntry()
    let entry = BoardTextEntry(brush: brush, style: style, at: location) {
      [weak self] entry, isCommitted in
      guard let self, textEntry === entry else { return }
      if isCommitted { finishTextEntry() } else { cancelTextEntry() }
    }
    textEntry = entry
    entry.isOnElement = isAccessibilityElement
    // VoiceOver does not reach the subviews of an element.
    isAccessibilityElement = false
    addSubview(entry)
    placeTextEntry()
    entry.field.becomeFirstResponder()
  }

  /// Lays out the text field.
  func placeTextEntry() {
    textEntry?.place(over: pictureSize, with: placement)
  }

  private func close(_ entry: BoardTextEntry) {
    textEntry = nil
    let hadFocus = entry.field.isFirstResponder
    entry.removeFromSuperview()
    isAccessibilityElement = entry.isOnElement
    // Undo acts on the board again, and the keyboard is dismissed.
    if hadFocus, window != nil { becomeFirstResponder() }
  }
}
