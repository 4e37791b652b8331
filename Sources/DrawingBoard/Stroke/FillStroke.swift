import CoreGraphics

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
