import CCairo

extension CALayer {
  /// The size of the contents in points, and the surface that holds them.
  fileprivate func drawable(_ contents: Any?) -> DrawableContents? {
    if let image = contents as? CGImage, let surface = image.surface {
      return DrawableContents(
        surface: surface, width: image.width, height: image.height, scale: values.contentsScale)
    }
    if let backing = contents as? BackingStore, let surface = backing.surface {
      return DrawableContents(
        surface: surface, width: backing.size.width, height: backing.size.height,
        scale: backing.scale)
    }
    return nil
  }

  /// Where the contents lie, in the layer's coordinates.
  var contentsExtent: CGRect {
    var contents = values.contents
    if let blend = contents as? ContentsBlend {
      return values.bounds.union(place(of: blend.from)).union(place(of: blend.to))
    }
    if contents is BackingStore, render.backing == nil { contents = nil }
    return place(of: contents)
  }

  private func place(of contents: Any?) -> CGRect {
    drawable(contents).map { contentsPlace(of: $0) } ?? .null
  }

  /// The rectangle that gravity gives the shown part of the contents.
  fileprivate func contentsPlace(of contents: DrawableContents) -> CGRect {
    let bounds = values.bounds
    guard !bounds.isEmpty else { return .null }
    let part = values.rare.contentsRect
    let size = CGSize(
      width: CGFloat(contents.width) / contents.scale * part.width,
      height: CGFloat(contents.height) / contents.scale * part.height)
    guard size.width > 0, size.height > 0 else { return .null }
    let gravity = values.rare.contentsGravity
    switch gravity {
    case .resize:
      // A bitmap of whole pixels may be a fraction larger than the bounds it was made for.
      let slack = 1 / contents.scale
      let overhangs =
        (0..<slack).contains(size.width - bounds.width + 1e-6)
        && (0..<slack).contains(size.height - bounds.height + 1e-6)
      return overhangs ? CGRect(origin: bounds.origin, size: size) : bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      let fitted = CGSize(width: size.width * factor, height: size.height * factor)
      return Self.align(fitted, in: bounds, x: 0.5, y: 0.5)
    case .left: return Self.align(size, in: bounds, x: 0, y: 0.5)
    case .right: return Self.align(size, in: bounds, x: 1, y: 0.5)
    // The names speak of a y axis that points up; in this coordinate system bottom is below.
    case .top: return Self.align(size, in: bounds, x: 0.5, y: 1)
    case .topLeft: return Self.align(size, in: bounds, x: 0, y: 1)
    case .topRight: return Self.align(size, in: bounds, x: 1, y: 1)
    case .bottom: return Self.align(size, in: bounds, x: 0.5, y: 0)
    case .bottomLeft: return Self.align(size, in: bounds, x: 0, y: 0)
    case .bottomRight: return Self.align(size, in: bounds, x: 1, y: 0)
    default: return Self.align(size, in: bounds, x: 0.5, y: 0.5)
    }
  }

  private static func align(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}

private struct DrawableContents {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  let scale: CGFloat
}

extension LayerPainter {
  func drawContents(of shown: CALayer) {
    guard let contents = shown.values.contents else { return }
    if let blend = contents as? ContentsBlend {
      let area = pixelBounds(shown.contentsExtent)
      let old = group(area) { draw(blend.from, of: shown) }
      let new = group(area) { draw(blend.to, of: shown) }
      mix(old, new, progress: blend.progress, opacity: currentAlpha)
    } else {
      draw(contents, of: shown)
    }
  }

  private func draw(_ any: Any, of shown: CALayer) {
    guard let contents = shown.drawable(any) else { return }
    let place = shown.contentsPlace(of: contents)
    guard !place.isNull, !place.isEmpty else { return }
    let rare = shown.values.rare
    let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
    let part = CGRect(
      x: rare.contentsRect.minX * width, y: rare.contentsRect.minY * height,
      width: rare.contentsRect.width * width, height: rare.contentsRect.height * height)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard rare.contentsCenter != whole else {
      draw(contents, part, in: place, of: shown)
      return
    }
    // The four sides keep their size, the middle takes what is left.
    let middle = rare.contentsCenter.intersection(whole)
    guard !middle.isNull else { return }
    let sourceX = [
      part.minX, part.minX + middle.minX * part.width,
      part.minX + middle.maxX * part.width, part.maxX,
    ]
    let sourceY = [
      part.minY, part.minY + middle.minY * part.height,
      part.minY + middle.maxY * part.height, part.maxY,
    ]
    let placeX = Self.stretch(sourceX, from: place.minX, length: place.width, contents.scale)
    let placeY = Self.stretch(sourceY, from: place.minY, length: place.height, contents.scale)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
          height: sourceY[row + 1] - sourceY[row])
        let target = CGRect(
          x: placeX[column], y: placeY[row], width: placeX[column + 1] - placeX[column],
          height: placeY[row + 1] - placeY[row])
        if source.width > 0, source.height > 0, target.width > 0, target.height > 0 {
          draw(contents, source, in: target, of: shown)
        }
      }
    }
  }

  /// The four edges of a row of parts whose outer two keep their size while there is room.
  private static func stretch(
    _ source: [CGFloat], from start: CGFloat, length: CGFloat, _ scale: CGFloat
  ) -> [CGFloat] {
    var first = (source[1] - source[0]) / scale
    var last = (source[3] - source[2]) / scale
    if first + last > length {
      let factor = length / (first + last)
      first *= factor
      last *= factor
    }
    return [start, start + first, start + length - last, start + length]
  }

  private func draw(
    _ contents: DrawableContents, _ source: CGRect, in place: CGRect, of shown: CALayer
  ) {
    cairo_save(cairo)
    var target = place
    if let pixels = snapped(place) {
      guard pixels.width > 0, pixels.height > 0 else {
        cairo_restore(cairo)
        return
      }
      cairo_identity_matrix(cairo)
      target = pixels
    } else {
      useMatrix()
    }
    let mirrorX = isUpright && matrix.a < 0
    let mirrorY = isUpright && matrix.d < 0
    let (sx, sy) = (source.width / target.width, source.height / target.height)
    if isUpright, !mirrorX, !mirrorY, shown.values.rare.minificationFilter != .nearest,
      drawReduced(contents, source, in: target)
    {
      cairo_restore(cairo)
      return
    }
    cairo_set_source_surface(cairo, contents.surface, 0, 0)
    guard let pattern = cairo_get_source(cairo) else {
      cairo_restore(cairo)
      return
    }
    var map = cairo_matrix_t(
      CGAffineTransform(
        a: mirrorX ? -sx : sx, b: 0, c: 0, d: mirrorY ? -sy : sy,
        tx: (mirrorX ? source.maxX : source.minX) - target.minX * (mirrorX ? -sx : sx),
        ty: (mirrorY ? source.maxY : source.minY) - target.minY * (mirrorY ? -sy : sy)))
    cairo_pattern_set_matrix(pattern, &map)
    let shrinks = (isUpright ? max(sx, sy) : max(sx, sy) / max(1e-6, matrix.meanScale)) > 1.001
    let filter: cairo_filter_t
    if isUpright && sx == 1 && sy == 1 {
      filter = CAIRO_FILTER_NEAREST
    } else if shrinks {
      filter =
        shown.values.rare.minificationFilter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    } else {
      filter =
        shown.values.rare.magnificationFilter == .nearest
        ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
    }
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    if currentAlpha < 1 {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, currentAlpha)
    } else {
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  /// Draws contents of many more pixels than the target, which is of whole pixels, or returns false
  /// where Cairo has to.
  private func drawReduced(
    _ contents: DrawableContents, _ source: CGRect, in target: CGRect
  ) -> Bool {
    let scale = CGSize(
      width: source.width / target.width, height: source.height / target.height)
    let area = target.intersection(clip).integral
    guard PixelReduction.scales.contains(scale.width),
      PixelReduction.scales.contains(scale.height), target == target.integral, !area.isEmpty,
      let image = GroupImage(area: area, pool: surfaces, isCleared: false)
    else { return false }
    let origin = CGPoint(
      x: source.minX + (area.minX - target.minX) * scale.width,
      y: source.minY + (area.minY - target.minY) * scale.height)
    guard PixelReduction.draw(contents.surface, into: image, scale: scale, origin: origin) else {
      return false
    }
    composite(image, opacity: currentAlpha)
    return true
  }

  // MARK: Transitions

  /// Mixes what a group holds with what the layer showed before.
  func mix(_ fade: (snapshot: LayerSnapshot, progress: Double), _ shown: CALayer) {
    let progress = min(1, max(0, fade.progress))
    let surface = cairo_get_group_target(cairo)
    // What is there now counts as much as the transition has come.
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(cairo, 0, 0, 0, progress)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
    useMatrix()
    let origin = shown.values.bounds.origin
    let image = fade.snapshot.image
    let rect = fade.snapshot.rect.offsetBy(dx: origin.x, dy: origin.y)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    if let pattern = cairo_get_source(cairo) {
      let scale = image.area.width / rect.width
      var map = cairo_matrix_t(
        CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: image.area.minX - rect.minX * scale,
          ty: image.area.minY - rect.minY * scale))
      cairo_pattern_set_matrix(pattern, &map)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    }
    cairo_paint_with_alpha(cairo, 1 - progress)
    cairo_restore(cairo)
    cairo_surface_flush(surface)
  }

  private func mix(
    _ old: GroupImage?, _ new: GroupImage?, progress: Double, opacity: CGFloat
  ) {
    guard let area = old?.area ?? new?.area else { return }
    let mixed = group(area) {
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      for (image, share) in [(old, 1 - progress), (new, progress)] {
        guard let image else { continue }
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        cairo_paint_with_alpha(cairo, share)
      }
    }
    if let mixed { composite(mixed, opacity: opacity) }
  }
}
