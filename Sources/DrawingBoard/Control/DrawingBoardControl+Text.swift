import UIKit

/// Text that is typed on the board.
extension DrawingBoardControl {
  /// Whether a text is being typed, after a stroke with a ``TextBrush`` without a text.
  ///
  /// Return or a touch elsewhere on the board sets the text down as a step; so do another kind of
  /// brush, another ``boardID``, and disabling, hiding or removing the board. Escape, the field's cross
  /// and ``undo()`` throw it away. Meanwhile redo and jumps are refused. The board stays where it is:
  /// to keep the keyboard off the field is up to whoever places the board.
  public var isEnteringText: Bool { textEntry != nil }

  /// Opens a field to type a text in, as a tap with a ``TextBrush`` without a text does.
  ///
  /// It has the board's brush where that is a text brush, and the standard text tool's otherwise; colour
  /// and width are those of strokes. A stroke under way is cancelled, an open field is finished first.
  ///
  /// - Parameter location: Where the text begins, at half the height of its line, in points of the
  ///   picture; kept on it. Without a finite location, or before the board was laid out, nothing
  ///   happens.
  public func beginTextEntry(at location: CGPoint) {
    guard canvas != nil, !isEndingStroke, location.x.isFinite, location.y.isFinite else { return }
    putDown()
    var brush = brush as? TextBrush ?? TextBrush.standard
    brush.text = ""
    beginTextEntry(brush, style: currentStyle, at: location)
  }

  /// Sets down the text that is being typed, as a step; an empty one is none.
  ///
  /// - Returns: Whether the picture has changed.
  @discardableResult
  public func finishTextEntry() -> Bool {
    guard let entry = textEntry else { return false }
    close(entry)
    guard !entry.text.isEmpty else { return false }
    return draw(
      [StrokeSample(location: entry.origin)], with: entry.filledBrush, style: entry.style)
  }

  /// Throws away the text that is being typed; without one nothing happens.
  public func cancelTextEntry() {
    if let textEntry { close(textEntry) }
  }

  /// Nothing goes on on the board from here: a stroke is taken back, what was typed stays.
  func putDown() {
    cancelStroke()
    finishTextEntry()
  }

  /// Opens a field where a finger left, for a stroke that sets down a text but has none.
  func beginTextEntry(_ brush: TextBrush, style: StrokeStyle, at location: CGPoint) {
    cancelTextEntry()
    let entry = BoardTextEntry(brush: brush, style: style, at: location) {
      [weak self] entry, isKept in
      guard let self, textEntry === entry else { return }
      if isKept { finishTextEntry() } else { cancelTextEntry() }
    }
    textEntry = entry
    entry.isOnElement = isAccessibilityElement
    // Inside of an element nothing can be reached.
    isAccessibilityElement = false
    addSubview(entry)
    placeTextEntry()
    entry.field.becomeFirstResponder()
  }

  /// Lays out the field over the picture.
  func placeTextEntry() {
    textEntry?.place(over: pictureSize, with: placement)
  }

  private func close(_ entry: BoardTextEntry) {
    textEntry = nil
    let hadFocus = entry.field.isFirstResponder
    entry.removeFromSuperview()
    isAccessibilityElement = entry.isOnElement
    // Undo is the board's again, and the keyboard goes.
    if hadFocus, window != nil { becomeFirstResponder() }
  }
}
