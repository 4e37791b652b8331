import CCairo

/// Draws a tree of layers with Cairo.
///
/// Everything is measured in pixels of one device space, also within the groups that opacity, masks
/// and rounded clips need. Rectangles whose sides stay parallel to the pixels are rounded to them,
/// so that they are sharp at every scale.
final class LayerPainter {
  var cairo: OpaquePointer
  /// The bitmaps below the current one, bottom first, that a backdrop sees through.
  private(set) var lowerSurfaces: [OpaquePointer] = []
  /// The pixels of the innermost group that keeps a backdrop from what lies below; nil outside one.
  private(set) var isolatedArea: CGRect?
  /// What is drawn at all, in pixels.
  private(set) var clip: CGRect
  /// The moment that animations are shown at; nil shows the layers as they are set.
  var time: CFTimeInterval?
  /// True when the frames of the last composition tell what can be left out.
  var culls: Bool
  /// The opacity of layers that are drawn without a group of their own.
  private var alpha: CGFloat = 1
  /// The layer whose group will be cut to its outline, so that its own edges need no rounding; cut
  /// twice, they would be too thin.
  private var clippedLayer: CALayer?
  /// From the coordinates of the layer being drawn to pixels.
  var matrix = CGAffineTransform.identity

  init(cairo: OpaquePointer, clip: CGRect, time: CFTimeInterval?, culls: Bool) {
    self.cairo = cairo
    self.clip = clip
    self.time = time
    self.culls = culls
  }

  func paint(_ layer: CALayer, below parent: CALayer?, matrix outer: CGAffineTransform) {
    let shown = layer.shown(at: time)
    guard shown.isVisible else { return }
    if culls {
      let frame = layer.render.frame
      guard !frame.isNull, frame.applying(outer).insetBy(dx: -1, dy: -1).intersects(clip) else {
        return
      }
    }
    let map = (parent?.childTransform(shown) ?? shown.localTransform).concatenating(outer)
    paintRoot(layer, shown, matrix: map)
  }

  /// Draws a layer whose coordinates `map` takes to pixels.
  func paintRoot(_ layer: CALayer, _ shown: CALayer, matrix map: CGAffineTransform) {
    guard map.isInvertible, map.tx.isFinite, map.ty.isFinite else { return }
    let (outerMatrix, outerAlpha) = (matrix, alpha)
    matrix = map
    defer { (matrix, alpha) = (outerMatrix, outerAlpha) }

    let opacity = CGFloat(min(1, shown.values.opacity))
    let fade = shown.render.caches?.fade
    let mask = layer.maskLayer
    let fades = opacity < 1 && shown.values.allowsGroupOpacity && shown.hasSeveralParts(of: layer)
    guard fades || mask != nil || fade != nil || shown.values.shouldRasterize else {
      alpha *= opacity
      paintParts(layer, shown)
      return
    }
    if shown.values.shouldRasterize, mask == nil, fade == nil, culls {
      drawRaster(of: layer, shown, opacity: opacity)
      return
    }
    let area = extentInPixels(layer)
    let group = isolatedGroup(area) {
      paintParts(layer, shown)
      if let fade { mix(fade, shown) }
    }
    guard let group else { return }
    if let mask, !apply(mask, to: group, shown) { return }
    composite(group, opacity: opacity * alpha)
  }

  /// Shadow, background, content, sublayers and border, in this order.
  func paintParts(_ layer: CALayer, _ shown: CALayer) {
    if shown.castsShadow { drawShadow(of: layer, shown) }
    guard shown.values.masksToBounds else {
      paintInside(layer, shown)
      return
    }
    guard !shown.values.bounds.isEmpty else { return }
    let shape = shown.outline
    let hasInside = !layer.tree.children.isEmpty || !shown.ownContentExtent.isNull
    if !hasInside {
      paintInside(layer, shown)
    } else if shape.isPlain {
      paintInside(layer, shown, within: pixelBounds(shape.rect)) { addPath(shape) }
    } else if let plain = plainPart(of: shape) {
      // No corner is in sight, so a rectangle does what a group would.
      paintInside(layer, shown, within: plain) {
        cairo_identity_matrix(cairo)
        cairo_rectangle(cairo, plain.minX, plain.minY, plain.width, plain.height)
      }
    } else {
      let outerClipped = clippedLayer
      clippedLayer = shown
      let group = group(pixelBounds(shape.rect)) { paintInside(layer, shown) }
      clippedLayer = outerClipped
      if let group { composite(group, opacity: alpha, within: shape) }
    }
  }

  private func paintInside(
    _ layer: CALayer, _ shown: CALayer, within area: CGRect, addPath: () -> Void
  ) {
    let outerClip = clip
    clip = clip.intersection(area)
    defer { clip = outerClip }
    guard !clip.isNull, !clip.isEmpty else { return }
    cairo_save(cairo)
    addPath()
    cairo_clip(cairo)
    paintInside(layer, shown)
    cairo_restore(cairo)
  }

  /// The outline to draw a layer's background and border in.
  func outline(of shown: CALayer) -> CornerShape {
    var shape = shown.outline
    if shown === clippedLayer { shape.corners = [] }
    return shape
  }

  func paintInside(_ layer: CALayer, _ shown: CALayer) {
    if let color = shown.values.backgroundColor, color.alpha > 0, !shown.values.bounds.isEmpty {
      fill(outline(of: shown), color)
    }
    shown.drawOwnContent(self)
    if !layer.tree.children.isEmpty { shown.drawSublayers(self) }
    drawBorder(of: shown)
  }

  /// Draws the sublayers of a layer, or of the layer a presentation copy shows.
  func drawChildrenOnce(of shown: CALayer) {
    let model = shown.presented ?? shown
    let children = model.tree.children
    let map = matrix
    let ordered =
      model.tree.flags.contains(.hasDepth)
      ? CALayer.depthSorted(children, at: time) : children
    for child in ordered { paint(child, below: shown, matrix: map) }
  }

  // MARK: Groups

  /// Draws `body` into a clear bitmap of its own; nil when nothing of the area is to be drawn.
  func group(_ area: CGRect, _ body: () -> Void) -> GroupImage? {
    let area = area.intersection(clip)
    guard !area.isNull, !area.isEmpty, let image = GroupImage(area: area.integral) else {
      return nil
    }
    guard let target = cairo_create(image.surface) else { return nil }
    defer { cairo_destroy(target) }
    let (outerCairo, outerAlpha, outerClip) = (cairo, alpha, clip)
    lowerSurfaces.append(cairo_get_group_target(outerCairo))
    cairo = target
    alpha = 1
    clip = area.integral
    body()
    lowerSurfaces.removeLast()
    (cairo, alpha, clip) = (outerCairo, outerAlpha, outerClip)
    cairo_surface_flush(image.surface)
    return image
  }

  /// Draws `body` into a group whose backdrops see nothing outside it.
  ///
  /// Opacity, masks and rasterization compose a tree apart from what lies below.
  private func isolatedGroup(_ area: CGRect, _ body: () -> Void) -> GroupImage? {
    group(area) {
      let outer = (lowerSurfaces, isolatedArea)
      (lowerSurfaces, isolatedArea) = ([], clip)
      body()
      (lowerSurfaces, isolatedArea) = outer
    }
  }

  func composite(_ group: GroupImage, opacity: CGFloat, within shape: CornerShape? = nil) {
    cairo_save(cairo)
    if let shape {
      addPath(shape)
      if opacity < 1 { cairo_clip(cairo) }
    }
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, group.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if shape != nil, opacity >= 1 {
      cairo_fill(cairo)
    } else if opacity >= 1 {
      cairo_paint(cairo)
    } else {
      cairo_paint_with_alpha(cairo, opacity)
    }
    cairo_restore(cairo)
  }

  /// Keeps of a group what the mask covers; false when that is nothing.
  private func apply(_ mask: CALayer, to group: GroupImage, _ shown: CALayer) -> Bool {
    let map = matrix
    let cover = self.group(group.area) { paint(mask, below: nil, matrix: map) }
    guard let cover, let target = cairo_create(group.surface) else { return false }
    cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(target, cover.surface, 0, 0)
    cairo_paint(target)
    cairo_destroy(target)
    return true
  }

  /// Everything a layer and its sublayers draw, in pixels.
  func extentInPixels(_ layer: CALayer) -> CGRect {
    guard culls else { return clip }
    return pixelBounds(layer.render.extent)
  }

  // MARK: Pixels

  /// The opacity that what is drawn now must take.
  var currentAlpha: CGFloat { alpha }

  /// The pixels around a rectangle of the layer being drawn, with one more on every side.
  func pixelBounds(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    return rect.applying(matrix).insetBy(dx: -1, dy: -1).integral
  }

  /// True when the layer's sides are parallel to the pixels'.
  var isUpright: Bool { matrix.b == 0 && matrix.c == 0 }

  /// The rectangle in whole pixels; nil when its sides are not parallel to them.
  func snapped(_ rect: CGRect) -> CGRect? {
    guard isUpright else { return nil }
    let mapped = rect.applying(matrix)
    let (left, right) = Self.snap(mapped.minX, mapped.maxX)
    let (top, bottom) = Self.snap(mapped.minY, mapped.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Both ends rounded; what is at least half a pixel keeps one.
  private static func snap(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    // Nudged so that sums such as a third three times round as the exact value would.
    let from = (low + 1e-4).rounded(.toNearestOrAwayFromZero)
    var to = (high + 1e-4).rounded(.toNearestOrAwayFromZero)
    if to == from, high - low >= 0.5 - 1e-4 { to = from + 1 }
    return (from, to)
  }

  /// Adds a shape of the layer to the path: in whole pixels where that is possible.
  func addPath(_ shape: CornerShape) {
    if let pixels = snapped(shape.rect) {
      cairo_identity_matrix(cairo)
      var corners = shape.corners
      if matrix.a < 0 { corners = corners.mirroredHorizontally }
      if matrix.d < 0 { corners = corners.mirroredVertically }
      shape.mapped(to: pixels, scale: matrix.meanScale, corners: corners).append(to: cairo)
    } else {
      useMatrix()
      shape.append(to: cairo)
    }
  }

  /// Has Cairo take the layer's coordinates.
  func useMatrix() {
    var m = cairo_matrix_t(matrix)
    cairo_set_matrix(cairo, &m)
  }

  func setSource(_ color: CGColor) {
    let c = color.standardRGB.clamped
    cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * alpha)
  }

  func fill(_ shape: CornerShape, _ color: CGColor) {
    if let tile = color.tile { return fill(shape, tile) }
    cairo_save(cairo)
    setSource(color)
    if let plain = plainPart(of: shape) {
      cairo_identity_matrix(cairo)
      cairo_rectangle(cairo, plain.minX, plain.minY, plain.width, plain.height)
    } else {
      addPath(shape)
    }
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Repeats a picture from the top left.
  private func fill(_ shape: CornerShape, _ tile: ColorTile) {
    guard let surface = tile.image.surface, tile.size.width > 0, tile.size.height > 0,
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    addPath(shape)
    cairo_clip(cairo)
    useMatrix()
    let scale = CGFloat(tile.image.width) / tile.size.width
    var toImage = cairo_matrix_t(
      CGAffineTransform(translationX: -shape.rect.minX, y: -shape.rect.minY)
        .concatenating(
          CGAffineTransform(scaleX: scale, y: CGFloat(tile.image.height) / tile.size.height)))
    cairo_pattern_set_matrix(pattern, &toImage)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    // Pixel for pixel, nothing is to be mixed.
    cairo_pattern_set_filter(
      pattern, abs(matrix.meanScale - scale) < 0.001 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_restore(cairo)
  }

  /// The rectangle that the shape is within the clip, in whole pixels; nil where a rounded corner
  /// reaches into it. A curve costs Cairo as much as all of its outline, a rectangle next to nothing.
  private func plainPart(of shape: CornerShape) -> CGRect? {
    guard !shape.isPlain, let pixels = snapped(shape.rect) else { return nil }
    let reach = shape.radius * (shape.isContinuous ? ContinuousCorner.expansion : 1)
    let side = (reach * matrix.meanScale).rounded(.up)
    let visible = pixels.intersection(clip)
    guard !visible.isNull, side * 2 <= min(pixels.width, pixels.height) else { return nil }
    let isBetweenSides = visible.minX >= pixels.minX + side && visible.maxX <= pixels.maxX - side
    let isBetweenEnds = visible.minY >= pixels.minY + side && visible.maxY <= pixels.maxY - side
    return isBetweenSides || isBetweenEnds ? visible : nil
  }
}

extension CACornerMask {
  var mirroredHorizontally: CACornerMask {
    CACornerMask(rawValue: ((rawValue & 0b0101) << 1) | ((rawValue & 0b1010) >> 1))
  }
  var mirroredVertically: CACornerMask {
    CACornerMask(rawValue: ((rawValue & 0b0011) << 2) | ((rawValue & 0b1100) >> 2))
  }
}

extension CALayer {
  /// True when what the layer draws may overlap, so that fading it takes a group.
  func hasSeveralParts(of model: CALayer) -> Bool {
    if !model.tree.children.isEmpty { return true }
    var parts = 0
    if (values.backgroundColor?.alpha ?? 0) > 0 { parts += 1 }
    if values.borderWidth > 0 { parts += 1 }
    if castsShadow { parts += 1 }
    if !ownContentExtent.isNull { parts += self is CAShapeLayer ? 2 : 1 }
    return parts > 1
  }

  static func depthSorted(_ layers: [CALayer], at time: CFTimeInterval?) -> [CALayer] {
    layers.enumerated().sorted {
      let first = $0.element.shown(at: time).values.zPosition
      let second = $1.element.shown(at: time).values.zPosition
      return (first, $0.offset) < (second, $1.offset)
    }.map(\.element)
  }
}
