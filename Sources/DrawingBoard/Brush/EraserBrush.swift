import CoreGraphics

/// Makes what is under the finger transparent, so that the background shows.
///
/// Within the line every byte becomes zero; the colour of the style does not matter. The background,
/// which is no part of the picture, stays.
public struct EraserBrush: FreehandBrush, Equatable {
  /// Makes an eraser.
  public init() {}

  /// "Eraser".
  public var name: String { "Eraser" }

  /// ``StrokeMixing/erase``.
  public var mixing: StrokeMixing { .erase }
}
