import CCairo

extension CGContext {
  /// Mixes what lies below into `content` by `CGBlendMode.plusDarker`, which Cairo has no operator
  /// for: what the bitmap and the content keep from white is added up.
  func addDarker(_ content: PixelBuffer, at origin: CGPoint, alpha: CGFloat) {
    guard content.format == CAIRO_FORMAT_ARGB32, let below = cairo_get_group_target(cairo),
      let copy = PixelBuffer(width: content.width, height: content.height),
      let surface = copy.makeSurface()
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let target = cairo_create(surface) else { return }
    cairo_surface_flush(below)
    cairo_set_source_surface(target, below, -origin.x, -origin.y)
    cairo_paint(target)
    cairo_destroy(target)
    cairo_surface_flush(surface)
    let share = Int32((min(max(alpha, 0), 1) * 255).rounded())
    for y in 0..<content.height {
      let source = (content.base + y * content.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let lower = (copy.base + y * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<content.width { source[x] = Self.darker(source[x], over: lower[x], share) }
    }
  }

  // Premultiplied: the alphas add up, and every channel loses what either lacks of its own alpha.
  private static func darker(_ source: UInt32, over lower: UInt32, _ share: Int32) -> UInt32 {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Int32 { Int32(pixel >> shift & 0xFF) }
    func faded(_ value: Int32) -> Int32 { (value * share + 127) / 255 }
    let sourceAlpha = faded(channel(source, 24))
    let lowerAlpha = channel(lower, 24)
    let alpha = min(255, sourceAlpha + lowerAlpha)
    var result = UInt32(alpha) << 24
    for shift: UInt32 in [16, 8, 0] {
      let lack = sourceAlpha - faded(channel(source, shift)) + lowerAlpha - channel(lower, shift)
      result |= UInt32(max(0, alpha - lack)) << shift
    }
    return result
  }
}
