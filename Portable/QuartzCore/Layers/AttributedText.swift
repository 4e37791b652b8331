import TextLayout

/// A type that turns attributed strings and fonts into what is laid out.
package protocol AttributedTextInterpreter: SendableMetatype {
  static func paragraphs(of string: NSAttributedString) -> [TextParagraph]

  /// The face of a font object; nil for anything else.
  static func face(of font: Any?) -> FontFace?
}

enum AttributedText {
  /// UIKit's interpreter, found by its name because UIKit, which defines the attributes, imports this
  /// module; nil in a program without UIKit.
  static let interpreter =
    _typeByName("5UIKit26AttributedStringParagraphsO") as? any AttributedTextInterpreter.Type
}
