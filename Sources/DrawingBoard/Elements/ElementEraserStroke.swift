import CoreGraphics

/// A stroke of an eraser that removes strokes, or parts of them, as it crosses them.
///
/// Between two locations of the touch the eraser is a capsule. Every stroke whose ink it touches is
/// removed, or, of parts, what has its center line in the capsule: so no pixel changes that is farther
/// from the capsule than half of the stroke's width. Shapes and texts have no parts and are removed
/// whole. What was imported or filled is left alone.
final class ElementEraserStroke: BrushStroke {
  private let canvas: BoardCanvas
  private let redraw: ElementRedraw
  private let radius: CGFloat
  private let erasesParts: Bool
  private var latest: CGPoint?
  private var cuts: [ElementID: StrokeParts] = [:]
  private var outlines: [ElementID: ElementOutline] = [:]

  let overlayBounds = PixelRect.zero

  init(canvas: BoardCanvas, redraw: ElementRedraw, width: CGFloat, erasesParts: Bool) {
    self.canvas = canvas
    self.redraw = redraw
    radius = width / 2
    self.erasesParts = erasesParts
  }

  var elements: StepElements? { .cuts(cuts) }

  func begin(at sample: StrokeSample) -> PixelRect { erase(to: [sample]) }

  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    erase(to: samples)
  }

  func end() -> PixelRect { .zero }

  func drawOverlay(in context: CGContext) {}

  /// Cuts what the eraser crosses on its way, and draws the picture again where that was.
  private func erase(to samples: [StrokeSample]) -> PixelRect {
    var (changed, tiles): ([ElementID: StrokeParts], Set<TileCoordinate>) = ([:], [])
    for sample in samples {
      let capsule = Capsule(
        start: latest ?? sample.location, end: sample.location, radius: radius)
      latest = sample.location
      let area = canvas.pixels(covering: capsule.bounds)
      for item in redraw.items where !item.bounds.intersection(area).isEmpty {
        let parts = changed[item.id] ?? redraw.parts(of: item.id)
        guard !parts.isEmpty, let outline = outline(of: item) else { continue }
        let (left, dirty) = outline.erased(parts, by: capsule, inParts: erasesParts)
        guard left != parts else { continue }
        changed[item.id] = left
        tiles.formUnion(TileGrid(covering: canvas.pixels(covering: dirty)))
      }
    }
    guard !changed.isEmpty,
      case .success(let updates) = Result(catching: { try redraw.cut(changed, on: tiles) })
    else { return .zero }
    cuts.merge(changed) { $1 }
    var dirty = PixelRect.zero
    for update in updates {
      canvas.capture(update.coordinate.rect)
      canvas.memory.write(update.pixels, at: update.coordinate)
      dirty = dirty.union(update.coordinate.rect)
    }
    return dirty.intersection(canvas.size.bounds)
  }

  private func outline(of item: ElementRedraw.Item) -> ElementOutline? {
    if let outline = outlines[item.id] { return outline }
    outlines[item.id] = redraw.element(of: item).map(ElementOutline.init)
    return outlines[item.id]
  }
}
