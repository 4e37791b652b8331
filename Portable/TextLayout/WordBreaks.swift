// ICU, which Foundation brings along.
import _FoundationICU

/// The words of a text by the rules of Unicode, and by dictionaries in languages without spaces.
package enum WordBreaks {
  /// Returns the words in order, as ranges of UTF-16 units. Spaces and punctuation are no words.
  package static func words(in text: String) -> [Range<Int>] {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      let parts = swift_ubrk_open(
        UBRK_WORD, "", units.baseAddress, Int32(clamping: units.count), &status)
      guard let parts else { return [] }
      defer { swift_ubrk_close(parts) }
      var words: [Range<Int>] = []
      var start = 0
      while true {
        let end = Int(swift_ubrk_next(parts))
        guard end > start else { return words }
        let isWord = swift_ubrk_getRuleStatus(parts) >= Int32(UBRK_WORD_NONE_LIMIT.rawValue)
        if isWord { words.append(start..<end) }
        start = end
      }
    }
  }
}
