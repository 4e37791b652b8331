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
  /// Everything that is drawn by this painter, in pixels.
  let drawnArea: CGRect
  /// Where blurred images are kept; nil where layers are drawn in other places than on the screen.
  var backdrops: BackdropStore?
  /// Where groups get their memory from.
  var surfaces: SurfacePool?
  /// What hides everything that is drawn before it; nil once it has been reached.
  var cover: LayerCover?
  /// The moment that animations are shown at; nil shows the layers as they are set.
  var time: CFTimeInterval?
  /// True when the frames of the last composition tell what can be left out.
  var culls: Bool
  /// True when what lies below a layer is known without a composition.
  var drawsEffects = false
  /// The opacity of layers that are drawn without a group of their own.
  private(set) var alpha: CGFloat = 1
  /// The layer whose group will be cut to its outline, so that its own edges need no rounding; cut
  /// twice, they would be too thin.
  private var clippedLayer: CALayer?
  /// From the coordinates of the layer being drawn to pixels.
  var matrix = CGAffineTransform.identity

  init(cairo: OpaquePointer, clip: CGRect, time: CFTimeInterval?, culls: Bool) {
    self.cairo = cairo
    self.clip = clip
    drawnArea = clip
    self.time = time
    self.culls = culls
  }

  func paint(_ layer: CALayer, below parent: CALayer?, matrix outer: CGAffineTransform) {
    if let cover {
      guard cover.path.contains(ObjectIdentifier(layer)) else { return }
      if cover.layer === layer { self.cover = nil }
    }
    let shown = layer.shown(at: time)
    guard shown.isVisible else { return }
    if culls {
      let frame = layer.render.frame
      guard !frame.isNull, frame.applying(outer).insetBy(dx: -1, dy: -1).intersects(clip) else {
        return
      }
    }
    if let projection = parent.map({ $0.projection(of: shown) }) ?? shown.rootProjection {
      return paintProjected(layer, shown, projection, matrix: outer)
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
    if shown.castsShadow, cover == nil { drawShadow(of: layer, shown) }
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
      let group = group(snapped(shape.rect) ?? pixelBounds(shape.rect)) {
        paintInside(layer, shown)
      }
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
    if cover == nil {
      if let color = shown.values.backgroundColor, color.alpha > 0, !shown.values.bounds.isEmpty {
        fill(outline(of: shown), color)
      }
      shown.drawOwnContent(self)
    }
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
    guard !area.isNull, !area.isEmpty, let image = GroupImage(area: area.integral, pool: surfaces)
    else { return nil }
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
    let outerBackdrops = backdrops
    backdrops = nil
    let cover = self.group(group.area) { paint(mask, below: nil, matrix: map) }
    backdrops = outerBackdrops
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
