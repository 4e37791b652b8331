import CoreGraphics

/// A brush that draws like a translucent felt pen: it darkens what is below and keeps it legible.
///
/// Its tip is upright, so that a stroke along a line of text is a band with straight ends. A stroke
/// has one opacity; a second one over it is darker.
public struct HighlighterBrush: Brush, FreehandBrush, Equatable {
  /// The opacity of the line, multiplied by the opacity of the style.
  ///
  /// Default 0.4. Values out of 0 to 1 are clamped. NaN counts as the default.
  public var opacity: CGFloat {
    didSet { opacity = Self.clamped(opacity) }
  }

  /// Creates a highlighter.
  public init(opacity: CGFloat = 0.4) {
    self.opacity = Self.clamped(opacity)
  }

  /// "Highlighter".
  public var name: String { "Highlighter" }

  var blendMode: StrokeBlendMode { .multiply }

  var nib: StrokeNib { .chisel(angle: .pi / 2, thickness: 0.2) }

  private static func clamped(_ opacity: CGFloat) -> CGFloat {
    opacity.isNaN ? 0.4 : min(max(opacity, 0), 1)
  }
}
