import UIKit

/// The part of a title that a search has found.
enum SearchMatch {
  /// Returns the ranges of the words of a title that begin with a word of the search.
  static func ranges(in title: String, matching text: String) -> [Range<String.Index>] {
    let wanted = text.split(separator: " ")
    return title.split(separator: " ").compactMap { word in
      wanted.compactMap { word.range(of: $0, options: [.caseInsensitive, .anchored]) }
        .max { $0.upperBound < $1.upperBound }
    }
  }

  /// Returns a title whose found parts are bold, or `nil` if there are none.
  ///
  /// The other parts have no font and take that of the view.
  @MainActor
  static func highlighted(
    _ title: String, matching text: String, font: UIFont
  ) -> NSAttributedString? {
    let ranges = ranges(in: title, matching: text)
    guard !ranges.isEmpty else { return nil }
    let bold = UIFont(
      descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold) ?? font.fontDescriptor,
      size: font.pointSize)
    let result = NSMutableAttributedString(string: title)
    for range in ranges {
      result.setAttributes([.font: bold], range: NSRange(range, in: title))
    }
    return result
  }
}
