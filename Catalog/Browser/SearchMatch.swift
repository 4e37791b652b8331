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
    highlighted(title, ranges: ranges(in: title, matching: text), font: font)
  }

  /// Returns a name with one of its parts in bold.
  @MainActor
  static func highlighted(
    _ name: String, part: String, font: UIFont
  ) -> NSAttributedString? {
    let range = name.range(of: part, options: [.caseInsensitive, .backwards])
    return highlighted(name, ranges: range.map { [$0] } ?? [], font: font)
  }

  @MainActor
  private static func highlighted(
    _ title: String, ranges: [Range<String.Index>], font: UIFont
  ) -> NSAttributedString? {
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
