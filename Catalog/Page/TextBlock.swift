import UIKit

/// Text over as many lines as it needs.
final class TextBlock: UILabel {
  init(_ text: String, font: UIFont, color: UIColor) {
    super.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static func body(_ text: String) -> TextBlock {
    TextBlock(text, font: .preferredFont(forTextStyle: .body), color: .label)
  }

  static func code(_ text: String) -> TextBlock {
    let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 13, weight: .regular))
    let block = TextBlock(text, font: font, color: .label)
    // Code reads from left to right in every language.
    block.textAlignment = .left
    block.semanticContentAttribute = .forceLeftToRight
    return block
  }
}
