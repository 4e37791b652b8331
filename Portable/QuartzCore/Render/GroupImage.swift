import CCairo

/// A clear bitmap over an area of device space, drawn into in the coordinates of that space.
final class GroupImage {
  let area: CGRect
  private let memory: OwnedSurface

  /// nil for an area without pixels or too large for memory. The area must be of whole pixels.
  ///
  /// - Parameters:
  ///   - pool: where the memory comes from and goes back to; nil takes it from the system.
  ///   - isCleared: false for an image of which every pixel is written before it is read.
  init?(area: CGRect, pool: SurfacePool? = nil, isCleared: Bool = true) {
    let limit = BackingStore.PixelSize.limit
    guard area.width >= 1, area.height >= 1, area.width <= limit, area.height <= limit else {
      return nil
    }
    let made =
      pool.map {
        $0.makeSurface(
          width: Int(area.width), height: Int(area.height), isCleared: isCleared)
      }
      ?? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    guard let memory = OwnedSurface(adopting: made) else { return nil }
    cairo_surface_set_device_offset(memory.pointer, -area.minX, -area.minY)
    self.memory = memory
    self.area = area
  }

  var surface: OpaquePointer { memory.pointer }
  var width: Int { Int(area.width) }
  var height: Int { Int(area.height) }

  /// Gives the pixels, premultiplied, and the length of a row in pixels.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>, _ rowLength: Int) -> Void) {
    memory.withBytes { data, row in
      data.withMemoryRebound(to: UInt32.self, capacity: row / 4 * height) { body($0, row / 4) }
    }
  }

}

/// What a layer and its sublayers showed at one moment.
final class LayerSnapshot {
  let image: GroupImage
  /// The area of the image in the layer's coordinates, relative to the origin of its bounds.
  let rect: CGRect

  /// nil for a layer that is not shown or shows nothing.
  init?(of layer: CALayer) {
    guard let compositor = layer.tree.root?.compositor else { return nil }
    let scale = compositor.scale
    let time = MediaClock.now
    let shown = layer.shown(at: time)
    let extent = layer.measuredExtent(at: time)
    guard !extent.isNull, extent.isFinite else { return nil }
    let origin = shown.values.bounds.origin
    let matrix = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let area = extent.applying(matrix).integral
    guard let image = GroupImage(area: area), let cairo = cairo_create(image.surface) else {
      return nil
    }
    LayerPainter(cairo: cairo, clip: area, time: time, culls: false)
      .paintContents(of: layer, shown, matrix: matrix)
    cairo_destroy(cairo)
    self.image = image
    rect = area.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }
}

extension CALayer {
  /// Everything the layer and its sublayers draw, measured now, in the layer's coordinates.
  func measuredExtent(at time: CFTimeInterval?) -> CGRect {
    let shown = shown(at: time)
    var sublayers = CGRect.null
    for child in tree.children {
      let shownChild = child.shown(at: time)
      guard shownChild.isVisible else { continue }
      let extent = child.measuredExtent(at: time)
      if !extent.isNull {
        sublayers = sublayers.union(shown.box(around: extent, of: shownChild))
      }
    }
    let extent = shown.visualExtent.union(shown.sublayersExtent(sublayers))
    return shown.masksToBounds ? extent.intersection(shown.bounds) : extent
  }
}
