import UIKit

/// A brush that draws a text whose top left is where a touch ends.
///
/// The text is one step, in the color and opacity of the style. The width of the style has an
/// effect through ``fontSizePerWidth`` only.
///
/// When the text is empty, a ``DrawingBoardControl`` opens a text field where the touch ends: see
/// ``DrawingBoardControl/isEnteringText``.
public struct TextBrush: Brush, StrokeBrush, Equatable, Codable {
  /// The text, of one or more lines.
  ///
  /// An empty text draws nothing.
  public var text: String

  /// The font size in points.
  ///
  /// Default 24. Values out of 1 to 1,024 are clamped. Non-finite values count as the default.
  public var fontSize: CGFloat

  /// The number of points added to the font size for each point of the style's width.
  ///
  /// Default 0. Non-finite values count as the default. The sum is limited as ``fontSize`` is.
  public var fontSizePerWidth: CGFloat

  /// The name of the font, as for `UIFont(name:size:)`.
  ///
  /// Default `nil`: the system font, which is also used when no font has the name.
  public var fontName: String?

  /// The width in points at which lines wrap.
  ///
  /// Default 0: lines do not wrap. Negative and non-finite values count as 0.
  public var maximumWidth: CGFloat

  /// Creates a text brush.
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

  /// The brush of the standard text tool, without a text.
  static let standard = TextBrush(text: "", fontSize: 16, fontSizePerWidth: 2)

  /// "Text".
  public var name: String { "Text" }

  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    TextStroke(text: attributedText(for: style), canvas: canvas, style: style, brush: self)
  }

  /// The width at which lines wrap; `nil` when they do not.
  var lineLimit: CGFloat? {
    maximumWidth.isFinite && maximumWidth > 0 ? maximumWidth : nil
  }

  /// Returns the font for a style.
  func font(for style: StrokeStyle) -> UIFont {
    let least = fontSize.isFinite ? fontSize : 24
    let more = fontSizePerWidth.isFinite ? fontSizePerWidth * style.width : 0
    let size = min(max(least + more, 1), 1024)
    return fontName.flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
  }

  /// Returns the text with the attributes of a style.
  func attributedText(for style: StrokeStyle) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: font(for: style), .foregroundColor: UIColor(cgColor: style.color)])
  }
}

extension TextBrush {
  /// Returns the size of a text with the wrapping of the brush, in whole points.
  fileprivate func size(of text: NSAttributedString) -> CGSize {
    let limit = CGSize(
      width: lineLimit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let box = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil)
    return CGSize(width: box.maxX.rounded(.up), height: box.maxY.rounded(.up))
  }

  /// Draws the text with its top left at a location, in points with the y axis pointing down.
  func draw(at location: CGPoint, style: StrokeStyle, in context: CGContext) {
    guard !text.isEmpty else { return }
    let text = attributedText(for: style)
    Self.draw(text, in: CGRect(origin: location, size: size(of: text)), style: style, context)
  }

  fileprivate static func draw(
    _ text: NSAttributedString, in rect: CGRect, style: StrokeStyle, _ context: CGContext
  ) {
    context.saveGState()
    context.setAlpha(style.opacity)
    // One layer, so that overlapping glyphs are not darker.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIGraphicsPushContext(context)
    text.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
    UIGraphicsPopContext()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// A text that is previewed under the touch and drawn into the picture at its end.
final class TextStroke: BrushStroke {
  private let text: NSAttributedString
  private let canvas: BoardCanvas
  private let style: StrokeStyle
  private let size: CGSize
  private var location: CGPoint?
  private(set) var overlayBounds = PixelRect.zero

  init(text: NSAttributedString, canvas: BoardCanvas, style: StrokeStyle, brush: TextBrush) {
    self.text = text
    self.canvas = canvas
    self.style = style
    size = brush.size(of: text)
  }

  func begin(at sample: StrokeSample) -> PixelRect {
    preview(at: sample.location)
    return .zero
  }

  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    if let location = samples.last?.location { preview(at: location) }
    return .zero
  }

  func end() -> PixelRect {
    let dirty = canvas.draw(whole: overlayBounds) { drawOverlay(in: $0) }
    location = nil
    overlayBounds = .zero
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    guard let location, !overlayBounds.isEmpty else { return }
    context.saveGState()
    // Glyphs may extend beyond their box, but nothing may be drawn outside the captured pixels.
    context.clip(to: canvas.points(of: overlayBounds))
    TextBrush.draw(text, in: CGRect(origin: location, size: size), style: style, context)
    context.restoreGState()
  }

  private func preview(at location: CGPoint) {
    guard text.length > 0 else { return }
    self.location = location
    // Some glyphs extend beyond their box, as an italic f does.
    let hang = size.height / CGFloat(max(1, text.string.split(separator: "\n").count)) / 2
    let box = CGRect(origin: location, size: size).insetBy(dx: -hang, dy: -hang / 2)
    overlayBounds = canvas.pixels(covering: box)
  }
}
