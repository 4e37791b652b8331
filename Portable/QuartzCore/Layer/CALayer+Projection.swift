extension CALayer {
  /// The map of a sublayer's coordinates to this layer's under a perspective; nil for one that keeps
  /// parallel lines parallel.
  ///
  /// A layer draws its sublayers into its own plane, so depth ends here.
  func projection(of child: CALayer) -> PlaneProjection? {
    child.projection(within: self)
  }

  /// The same for a layer that has no superlayer, or is a mask.
  var rootProjection: PlaneProjection? { projection(within: nil) }

  private func projection(within parent: CALayer?) -> PlaneProjection? {
    let standard = RareLayerValues.standard
    guard values.rare !== standard || (parent.map { $0.values.rare !== standard } ?? false) else {
      return nil
    }
    let own = values.rare.transform
    let shared = parent?.values.rare.sublayerTransform ?? CATransform3DIdentity
    guard CATransform3DConcat(own, shared).tapersPlane else { return nil }
    let anchor = anchorInBounds
    let center = parent?.anchorInBounds ?? .zero
    var map = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -values.rare.anchorPointZ)
    map = CATransform3DConcat(map, own)
    map = CATransform3DConcat(
      map,
      CATransform3DMakeTranslation(
        values.position.x - center.x, values.position.y - center.y, values.zPosition))
    map = CATransform3DConcat(map, shared)
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(center.x, center.y, 0))
    return PlaneProjection(map)
  }

  /// The box around a rectangle of a sublayer's coordinates in this layer's.
  func box(around rect: CGRect, of child: CALayer) -> CGRect {
    projection(of: child)?.box(around: rect) ?? rect.applying(childTransform(child))
  }

  /// The map to the root above under a perspective; nil where none is on the way.
  var projectionToRoot: PlaneProjection? {
    // Hardly a layer has one: no maps are made before one is found.
    guard hasPerspectiveAbove else { return nil }
    var result = PlaneProjection(CGAffineTransform.identity)
    var layer: CALayer = self
    while true {
      let parent = layer.superlayer
      let step = layer.projection(within: parent)
      let affine = parent?.childTransform(layer) ?? layer.localTransform
      result = result.concatenating(step ?? PlaneProjection(affine))
      guard let parent else { return result }
      layer = parent
    }
  }

  private var hasPerspectiveAbove: Bool {
    var layer: CALayer? = self
    while let current = layer {
      let parent = current.superlayer
      if current.projection(within: parent) != nil { return true }
      layer = parent
    }
    return false
  }
}

extension CATransform3D {
  /// True for a perspective that draws one side of the plane z = 0 smaller than the other.
  var tapersPlane: Bool { abs(m14) > 1e-9 || abs(m24) > 1e-9 }
}
