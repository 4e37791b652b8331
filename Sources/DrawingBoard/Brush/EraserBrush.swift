import CoreGraphics

/// A brush that makes pixels transparent, so that the background shows.
///
/// Within the line every byte becomes 0. The hue of the style has no effect. The background is not
/// part of the picture and stays.
public struct EraserBrush: Brush, FreehandBrush, Equatable {
  /// Creates an eraser.
  public init() {}

  /// "Eraser".
  public var name: String { "Eraser" }

  var blendMode: StrokeBlendMode { .erase }
}
