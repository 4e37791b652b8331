import UIKit

/// Sets a text down where the finger leaves, its top left under the finger.
///
/// The whole text is one step. It is drawn in the colour and opacity of the style; the width of the
/// style does not matter.
public struct TextBrush: Brush, Equatable {
  /// The text, which may have many lines.
  ///
  /// Nothing is drawn when it is empty.
  public var text: String

  /// The size of the letters in points.
  ///
  /// Default 24. Kept within 1 and 1,024; what is not finite counts as the default.
  public var fontSize: CGFloat

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
    text: String, fontSize: CGFloat = 24, fontName: String? = nil, maximumWidth: CGFloat = 0
  ) {
    self.text = text
    self.fontSize = fontSize
    self.fontName = fontName
    self.maximumWidth = maximumWidth
  }

  /// "Text".
  public var name: String { "Text" }

  /// A text that is previewed until the finger leaves.
  public func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    TextStroke(text: attributedText(color: style.color), canvas: canvas, style: style, brush: self)
  }

  /// The widest that a line may be.
  var lineWidth: CGFloat {
    maximumWidth.isFinite && maximumWidth > 0 ? maximumWidth : .greatestFiniteMagnitude
  }

  private func attributedText(color: CGColor) -> NSAttributedString {
    let size = fontSize.isFinite ? min(max(fontSize, 1), 1024) : 24
    let font = fontName.flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
    return NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: UIColor(cgColor: color)])
  }
}
