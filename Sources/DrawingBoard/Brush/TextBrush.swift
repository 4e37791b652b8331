import UIKit

/// Sets a text down where the finger leaves, its top left under the finger.
///
/// The whole text is one step. It is drawn in the colour and opacity of the style; its width matters
/// only as far as ``fontSizePerWidth`` says.
///
/// A ``DrawingBoardControl`` asks for the text where the brush has none: a field opens where the finger
/// leaves, see ``DrawingBoardControl/isEnteringText``.
public struct TextBrush: Brush, Equatable {
  /// The text, which may have many lines.
  ///
  /// Nothing is drawn when it is empty.
  public var text: String

  /// The size of the letters in points.
  ///
  /// Default 24. Kept within 1 and 1,024; what is not finite counts as the default.
  public var fontSize: CGFloat

  /// How much larger the letters are for each point of the style's width, in points.
  ///
  /// Default 0. What is not finite counts as the default; the size stays within 1 and 1,024.
  public var fontSizePerWidth: CGFloat

  /// The name of a font, as for `UIFont(name:size:)`.
  ///
  /// Default `nil`: the system's font, also when there is no font of the name.
  public var fontName: String?

  /// The width at which lines are broken, in points.
  ///
  /// Default 0: only at the text's own line breaks. What is not finite or negative counts as 0.
  public var maximumWidth: CGFloat

  /// Makes a brush that sets down a text.
  public init(
    text: String, fontSize: CGFloat = 24, fontSizePerWidth: CGFloat = 0, fontName: String? = nil,
    maximumWidth: CGFloat = 0
  ) {
    self.text = text
    self.fontSize = fontSize
    self.fontSizePerWidth = fontSizePerWidth
    self.fontName = fontName
    self.maximumWidth = maximumWidth
  }

  /// The brush of the standard text tool, which asks for its text.
  static let standard = TextBrush(text: "", fontSize: 16, fontSizePerWidth: 2)

  /// "Text".
  public var name: String { "Text" }

  /// A text that is previewed until the finger leaves.
  public func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    TextStroke(text: attributedText(for: style), canvas: canvas, style: style, brush: self)
  }

  /// The widest that a line may be; nil where lines end only at the text's own breaks.
  var lineLimit: CGFloat? {
    maximumWidth.isFinite && maximumWidth > 0 ? maximumWidth : nil
  }

  /// The font for a style.
  func font(for style: StrokeStyle) -> UIFont {
    let least = fontSize.isFinite ? fontSize : 24
    let more = fontSizePerWidth.isFinite ? fontSizePerWidth * style.width : 0
    let size = min(max(least + more, 1), 1024)
    return fontName.flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
  }

  /// The text as it is drawn.
  func attributedText(for style: StrokeStyle) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font(for: style), .foregroundColor: UIColor(cgColor: style.color)])
  }
}
