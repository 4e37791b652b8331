import QuartzCore
import TextLayout

/// The paragraphs of an attributed string for a text layer, which looks this type up by its name.
enum AttributedStringParagraphs: AttributedTextInterpreter {
  static func paragraphs(of string: NSAttributedString) -> [TextParagraph] {
    AttributedTextSource().paragraphs(of: string)
  }
}

extension UIFont: FontFaceSource {}
