import CoreGraphics

/// A translucent felt pen that darkens what is under it and leaves it legible.
///
/// Its tip stands upright, so that a stroke along a line of text is a band with straight ends. One
/// stroke has one opacity; a second one over it is darker.
public struct HighlighterBrush: FreehandBrush, Equatable {
  /// How opaque it is, multiplied with the opacity of the style.
  ///
  /// Default 0.4. Kept within 0 and 1; what is not a number counts as the default.
  public var opacity: CGFloat {
    didSet { opacity = Self.clamped(opacity) }
  }

  /// Makes a highlighter.
  public init(opacity: CGFloat = 0.4) {
    self.opacity = Self.clamped(opacity)
  }

  /// "Highlighter".
  public var name: String { "Highlighter" }

  /// ``StrokeMixing/multiply``.
  public var mixing: StrokeMixing { .multiply }

  /// An upright chisel.
  public var nib: StrokeNib { .chisel(angle: .pi / 2, thickness: 0.2) }

  private static func clamped(_ opacity: CGFloat) -> CGFloat {
    opacity.isNaN ? 0.4 : min(max(opacity, 0), 1)
  }
}
