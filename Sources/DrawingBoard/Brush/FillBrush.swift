import CoreGraphics

/// A brush that fills the area of one color around the location where a touch ends.
///
/// The area ends where colors differ by more than ``tolerance``. Antialiased edges keep no fringe
/// of the old color: the part of it that they contain is replaced as well.
public struct FillBrush: Brush, StrokeBrush, Equatable, Codable {
  /// The greatest difference of red, green, blue or opacity within the area, from 0 for the same
  /// color only to 1 for every color.
  ///
  /// Default 0.12. Values out of range are clamped. NaN counts as the default.
  public var tolerance: CGFloat

  /// Creates a fill brush.
  public init(tolerance: CGFloat = 0.12) {
    self.tolerance = tolerance
  }

  /// "Fill".
  public var name: String { "Fill" }

  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    let share = tolerance.isNaN ? 0.12 : min(max(tolerance, 0), 1)
    return FillStroke(
      canvas: canvas,
      blender: PixelBlender(
        style: style, opacity: 1, mode: .normal, colorSpace: canvas.colorSpace),
      tolerance: Int((share * 255).rounded()))
  }
}

/// A fill, which is drawn when the stroke ends.
final class FillStroke: BrushStroke {
  private let canvas: BoardCanvas
  private let blender: PixelBlender
  private let tolerance: Int
  private var location: CGPoint?

  init(canvas: BoardCanvas, blender: PixelBlender, tolerance: Int) {
    self.canvas = canvas
    self.blender = blender
    self.tolerance = tolerance
  }

  let overlayBounds = PixelRect.zero

  func begin(at sample: StrokeSample) -> PixelRect {
    location = sample.location
    return .zero
  }

  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    location = samples.last?.location ?? location
    return .zero
  }

  func end() -> PixelRect {
    guard let location, canvas.bounds.contains(location) else { return .zero }
    let x = min(Int(location.x * canvas.scale), canvas.size.width - 1)
    let y = min(Int(location.y * canvas.scale), canvas.size.height - 1)
    guard let region = FloodRegion(around: x, y, of: canvas.memory, tolerance: tolerance) else {
      return .zero
    }
    var dirty = PixelRect.zero
    region.paint(FloodEdge(of: region), with: blender) { tile in
      canvas.capture(tile.rect)
      dirty = dirty.union(tile.rect)
    }
    return dirty.intersection(canvas.size.bounds)
  }

  func drawOverlay(in context: CGContext) {}
}
