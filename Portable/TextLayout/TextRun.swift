import CoreGraphics

/// A stretch of text that looks the same throughout.
package struct TextRun {
  package var text: String
  package var face: FontFace
  package var color: CGColor
  /// Points added after each character.
  package var kern: CGFloat = 0
  /// Points the text is raised by.
  package var baselineOffset: CGFloat = 0
  package var backgroundColor: CGColor?
  package var underline: TextLine?
  package var strikethrough: TextLine?
  package var shadow: TextShadow?

  package init(text: String, face: FontFace, color: CGColor = CGColor(gray: 0, alpha: 1)) {
    self.text = text
    self.face = face
    self.color = color
  }
}

/// A line under or through text.
package struct TextLine: Equatable {
  package enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var isThick: Bool
  package var isDouble: Bool
  package var pattern: Pattern
  /// Nil takes the text's color.
  package var color: CGColor?

  package init(
    isThick: Bool = false, isDouble: Bool = false, pattern: Pattern = .solid,
    color: CGColor? = nil
  ) {
    self.isThick = isThick
    self.isDouble = isDouble
    self.pattern = pattern
    self.color = color
  }
}

/// A shadow of text.
package struct TextShadow: Equatable {
  package var offset: CGSize
  package var blurRadius: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
