import CoreGraphics

/// A brush that draws like a felt pen with a chisel tip: wide across the tip, thin along it.
public struct MarkerBrush: Brush, FreehandBrush, Equatable {
  /// The angle of the tip's long side, in radians, clockwise from the x axis.
  ///
  /// Default −π/4: from the lower left to the upper right. Non-finite values count as 0.
  public var angle: CGFloat

  /// The length of the tip's short side, as a fraction of the style's width.
  ///
  /// Default 0.35. Values out of 0.05 to 1 are clamped. NaN counts as 1.
  public var thickness: CGFloat

  /// Creates a marker.
  public init(angle: CGFloat = -.pi / 4, thickness: CGFloat = 0.35) {
    self.angle = angle
    self.thickness = thickness
  }

  /// "Marker".
  public var name: String { "Marker" }

  var nib: StrokeNib { .chisel(angle: angle, thickness: thickness) }
}
