import TextLayout

/// A line of text with a selection, and what keys do to it. It knows no views.
///
/// Positions count UTF-16 units and never stand inside a character.
struct EditableText: Equatable, Sendable {
  enum Direction {
    case backward
    case forward
  }

  enum Unit {
    case character
    case word
    case line
  }

  private(set) var string = ""

  /// The end of the selection that stays when it is extended.
  private var anchor = 0
  /// The end that moves: where the caret is.
  private(set) var caret = 0

  /// The text that an input method composes; nil if there is none, never empty.
  private(set) var marked: Range<Int>?

  var length: Int { string.utf16.count }

  var selection: Range<Int> {
    get { min(anchor, caret)..<max(anchor, caret) }
    set {
      anchor = aligned(newValue.lowerBound)
      caret = aligned(newValue.upperBound)
    }
  }

  /// Replaces the whole text; the caret goes to its end.
  mutating func setString(_ newString: String) {
    string = newString
    anchor = length
    caret = length
    marked = nil
  }

  /// Replaces a range; the caret goes behind the new text.
  ///
  /// Nothing stays marked but the rest of marked text of which a part is deleted.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let lower = aligned(range.lowerBound)
    let upper = max(lower, aligned(range.upperBound))
    let rest = (marked?.upperBound ?? 0) - (upper - lower)
    if text.isEmpty, isMarked(range), let start = marked?.lowerBound, start < rest {
      marked = start..<rest
    } else {
      marked = nil
    }
    string.replaceSubrange(index(lower)..<index(upper), with: text)
    caret = aligned(lower + text.utf16.count)
    anchor = caret
  }

  /// What deleting in a direction takes away: the selection, else one unit; nil for nothing.
  func rangeToDelete(_ direction: Direction, by unit: Unit) -> Range<Int>? {
    if !selection.isEmpty { return selection }
    let target = position(from: caret, direction, by: unit)
    return target == caret ? nil : min(target, caret)..<max(target, caret)
  }

  /// Moves the caret. Without extending, a selection collapses to its end on that side.
  mutating func move(_ direction: Direction, by unit: Unit, extending: Bool) {
    if !extending, !selection.isEmpty, unit == .character {
      caret = direction == .backward ? selection.lowerBound : selection.upperBound
    } else {
      caret = position(from: caret, direction, by: unit)
    }
    if !extending { anchor = caret }
  }

  mutating func placeCaret(at position: Int, extending: Bool) {
    caret = aligned(position)
    if !extending { anchor = caret }
  }

  mutating func selectAll() { selection = 0..<length }

  mutating func selectWord(at position: Int) {
    let place = aligned(position)
    let start = self.position(from: min(place + 1, length), .backward, by: .word)
    let end = self.position(from: start, .forward, by: .word)
    selection = min(start, place)..<max(end, place)
  }

  // MARK: Composition

  /// Marks the text from a position to the caret, and selects a part of it.
  mutating func mark(from start: Int, selecting part: Range<Int>?) {
    let start = aligned(start)
    marked = start < caret ? start..<caret : nil
    guard let marked, let part = part?.clamped(to: 0..<marked.count) else { return }
    selection = start + part.lowerBound..<start + part.upperBound
  }

  mutating func unmark() { marked = nil }

  /// Returns whether a range is a part of marked text.
  func isMarked(_ range: Range<Int>) -> Bool {
    marked.map { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound } ?? false
  }

  /// A Boolean value that is false if the selection has left the marked text.
  var isSelectionMarked: Bool { marked == nil || isMarked(selection) }

  // MARK: Positions

  func position(from position: Int, _ direction: Direction, by unit: Unit) -> Int {
    let place = index(aligned(position))
    switch (unit, direction) {
    case (.line, .backward): return 0
    case (.line, .forward): return length
    case (.character, .backward):
      return place == string.startIndex ? 0 : offset(of: string.index(before: place))
    case (.character, .forward):
      return place == string.endIndex ? length : offset(of: string.index(after: place))
    case (.word, .backward):
      let start = offset(of: place)
      return WordBreaks.words(in: string).last { $0.lowerBound < start }?.lowerBound ?? 0
    case (.word, .forward):
      let start = offset(of: place)
      return WordBreaks.words(in: string).first { $0.upperBound > start }?.upperBound ?? length
    }
  }

  /// The nearest position at or before `position` that is not inside a character.
  private func aligned(_ position: Int) -> Int {
    offset(of: index(min(max(position, 0), length)))
  }

  private func index(_ position: Int) -> String.Index {
    let limited = min(max(position, 0), length)
    let exact = string.utf16.index(string.utf16.startIndex, offsetBy: limited)
    guard exact < string.endIndex else { return string.endIndex }
    return string.rangeOfComposedCharacterSequence(at: exact).lowerBound
  }

  private func offset(of index: String.Index) -> Int { index.utf16Offset(in: string) }
}
