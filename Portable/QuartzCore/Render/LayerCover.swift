/// The topmost layer whose opaque background hides everything that is drawn before it in an area.
struct LayerCover {
  let layer: CALayer
  /// The layer and its superlayers.
  let path: Set<ObjectIdentifier>

  /// Finds the layer that covers an area of whole pixels; `nil` when none does.
  ///
  /// - Parameters:
  ///   - roots: The trees drawn, bottom to top.
  ///   - area: The pixels to be drawn.
  ///   - matrix: From the trees' coordinates to pixels.
  ///   - time: The moment that animations are shown at.
  /// - Returns: The cover, or `nil`.
  static func find(
    in roots: [CALayer], over area: CGRect, matrix: CGAffineTransform, at time: CFTimeInterval
  ) -> LayerCover? {
    let search = Search(area: area, time: time)
    for root in roots.reversed() {
      guard let layer = search.cover(in: root, below: nil, matrix: matrix) else { continue }
      var path: Set<ObjectIdentifier> = []
      var current: CALayer? = layer
      while let here = current {
        path.insert(ObjectIdentifier(here))
        current = here.tree.parent
      }
      return LayerCover(layer: layer, path: path)
    }
    return nil
  }

  private struct Search {
    let area: CGRect
    let time: CFTimeInterval

    /// Only layers that are drawn without a group are looked at: within one, the area is not hidden
    /// before the group is put over it.
    func cover(in layer: CALayer, below parent: CALayer?, matrix outer: CGAffineTransform)
      -> CALayer?
    {
      let frame = layer.render.frame
      guard !frame.isNull, frame.applying(outer).insetBy(dx: -1, dy: -1).contains(area) else {
        return nil
      }
      let shown = layer.shown(at: time)
      guard shown.isVisible, shown.values.opacity >= 1, layer.maskLayer == nil,
        !shown.values.shouldRasterize, shown.render.caches?.fade == nil
      else { return nil }
      guard (parent.map { $0.projection(of: shown) } ?? shown.rootProjection) == nil else {
        return nil
      }
      let matrix = (parent?.childTransform(shown) ?? shown.localTransform).concatenating(outer)
      guard matrix.isInvertible, matrix.tx.isFinite, matrix.ty.isFinite else { return nil }
      let fills = isFilled(shown.outline, by: matrix)
      guard fills || !shown.values.masksToBounds else { return nil }
      let children = layer.tree.children
      let ordered =
        layer.tree.flags.contains(.hasDepth) ? CALayer.depthSorted(children, at: time) : children
      for child in ordered.reversed() {
        if let found = cover(in: child, below: shown, matrix: matrix) { return found }
      }
      guard fills, let color = shown.values.backgroundColor, color.tile == nil,
        color.standardRGB.clamped.alpha >= 1
      else { return nil }
      return layer
    }

    /// True when the shape fills every pixel of the area.
    private func isFilled(_ shape: CornerShape, by matrix: CGAffineTransform) -> Bool {
      guard let pixels = LayerPainter.snapped(shape.rect, by: matrix), pixels.contains(area) else {
        return false
      }
      return shape.isPlain || LayerPainter.plainPart(of: shape, by: matrix, within: area) == area
    }
  }
}
