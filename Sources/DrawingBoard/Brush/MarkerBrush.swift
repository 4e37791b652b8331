import CoreGraphics

/// A felt pen with a chisel tip: wide across the tip, thin along it.
public struct MarkerBrush: FreehandBrush, Equatable {
  /// The direction of the tip's long side, in radians from the x axis, clockwise on the screen.
  ///
  /// Default −π/4: from the lower left to the upper right. What is not finite counts as 0.
  public var angle: CGFloat

  /// The tip's short side, as a share of the width of the style.
  ///
  /// Default 0.35. Kept within 0.05 and 1; what is not a number counts as 1.
  public var thickness: CGFloat

  /// Makes a marker.
  public init(angle: CGFloat = -.pi / 4, thickness: CGFloat = 0.35) {
    self.angle = angle
    self.thickness = thickness
  }

  /// "Marker".
  public var name: String { "Marker" }

  /// The chisel.
  public var nib: StrokeNib { .chisel(angle: angle, thickness: thickness) }
}
