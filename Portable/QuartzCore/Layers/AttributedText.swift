import TextLayout

/// A type that turns attributed strings into what is laid out.
package protocol AttributedTextInterpreter: SendableMetatype {
  static func paragraphs(of string: NSAttributedString) -> [TextParagraph]
}

enum AttributedText {
  /// UIKit's interpreter, found by its name because UIKit, which defines the attributes, imports this
  /// module; nil in a program without UIKit.
  static let interpreter =
    _typeByName("5UIKit26AttributedStringParagraphsO") as? any AttributedTextInterpreter.Type
}
