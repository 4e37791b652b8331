import QuartzCore

/// A text input in which an input method composes text.
///
/// Text that is composed is marked until it is confirmed. Of Apple's protocol this has what text fields
/// and text views are asked for; a class of an app needs more there.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?

  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; nil if there is none.
  var selectedTextRange: UITextRange? { get set }

  /// The text that is not confirmed yet; nil if there is none.
  var markedTextRange: UITextRange? { get }

  /// Inserts text that is not confirmed yet, in place of the marked text or else of the selection.
  ///
  /// - Parameters:
  ///   - markedText: The text.
  ///   - selectedRange: The selection in this text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Confirms the marked text.
  func unmarkText()

  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the text.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?

  /// Returns the position so many UTF-16 units on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the position closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// What text fields and text views do alike with their text.
///
/// An app names `UITextInput`.
@preconcurrency @MainActor public protocol _TextEditing: UITextInput {}

/// The side of a text field or text view that `_TextEditing` does its work with.
@MainActor protocol EditableTextKeeping: AnyObject {
  var editable: EditableText { get set }
  var isFirstResponder: Bool { get }

  /// Replaces text, and asks no delegate.
  func replaceUnasked(_ range: Range<Int>, with text: String)

  /// Shows the selection and the marked text.
  func showSelection()

  /// Notifies the delegate of a selection that has changed.
  func reportSelection()

  /// Notifies the delegate and others of text that has changed.
  func reportEditing()
}

extension _TextEditing {
  private var keeper: (any EditableTextKeeping)? { self as? any EditableTextKeeping }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public var endOfDocument: UITextPosition {
    UITextPosition(offset: keeper?.editable.length ?? 0)
  }

  public var selectedTextRange: UITextRange? {
    get {
      keeper.flatMap { $0.isFirstResponder ? UITextRange(range: $0.editable.selection) : nil }
    }
    set {
      guard let keeper, let newValue, newValue.range != keeper.editable.selection else { return }
      keeper.editable.selection = newValue.range
      keeper.selectionDidMove()
    }
  }

  public var markedTextRange: UITextRange? {
    keeper?.editable.marked.map { UITextRange(range: $0) }
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let lower = min(fromPosition.offset, toPosition.offset)
    return UITextRange(range: lower..<max(fromPosition.offset, toPosition.offset))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, isOutside) = position.offset.addingReportingOverflow(offset)
    guard !isOutside, (0...endOfDocument.offset).contains(target) else { return nil }
    return UITextPosition(offset: target)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func text(in range: UITextRange) -> String? {
    let whole = (keeper?.editable.string ?? "") as NSString
    return whole.substring(with: NSRange(range.range.clamped(to: 0..<whole.length)))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let keeper else { return }
    keeper.replaceUnasked(range.range.clamped(to: 0..<keeper.editable.length), with: text)
    keeper.reportEditing()
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let keeper else { return }
    let place = keeper.editable.marked ?? keeper.editable.selection
    let text = markedText ?? ""
    guard !place.isEmpty || !text.isEmpty else { return }
    keeper.replaceUnasked(place, with: text)
    keeper.editable.mark(from: place.lowerBound, selecting: Range(selectedRange))
    keeper.showSelection()
    keeper.reportEditing()
  }

  public func unmarkText() {
    guard let keeper, keeper.editable.marked != nil else { return }
    keeper.editable.unmark()
    keeper.showSelection()
    keeper.reportEditing()
  }
}

extension EditableTextKeeping {
  /// Shows and reports a selection that has moved; outside of the marked text it confirms that.
  func selectionDidMove() {
    showSelection()
    reportSelection()
    if !editable.isSelectionMarked { (self as? any UITextInput)?.unmarkText() }
  }
}
