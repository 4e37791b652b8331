import QuartzCore
import TextLayout

/// The paragraphs of an attributed string, and the face of a font.
///
/// A text layer looks this type up by its name.
enum AttributedStringParagraphs: AttributedTextInterpreter {
  static func paragraphs(of string: NSAttributedString) -> [TextParagraph] {
    AttributedTextSource().paragraphs(of: string)
  }

  static func face(of font: Any?) -> FontFace? { (font as? UIFont)?.face }
}
