extension CALayer {
  /// Maps the layer's coordinates to its superlayer's, before that one's sublayerTransform.
  var localTransform: CGAffineTransform {
    let v = values
    let anchor = anchorInBounds
    let t = v.rare.transform
    if v.rare === RareLayerValues.standard || t == CATransform3DIdentity {
      return CGAffineTransform(
        translationX: v.position.x - anchor.x, y: v.position.y - anchor.y)
    }
    var affine = Self.planar(t, depth: -v.rare.anchorPointZ)
    // translate(-anchor) · affine · translate(position)
    let moved = CGPoint(x: -anchor.x, y: -anchor.y).applying(affine)
    affine.tx = moved.x + v.position.x
    affine.ty = moved.y + v.position.y
    return affine
  }

  /// The anchor point in the layer's own coordinates.
  var anchorInBounds: CGPoint {
    let b = values.bounds
    return CGPoint(
      x: b.origin.x + values.anchorPoint.x * b.size.width,
      y: b.origin.y + values.anchorPoint.y * b.size.height)
  }

  /// `localTransform` of a sublayer with this layer's sublayerTransform about its anchor.
  func childTransform(_ child: CALayer) -> CGAffineTransform {
    let local = child.localTransform
    let t = values.rare.sublayerTransform
    if values.rare === RareLayerValues.standard || t == CATransform3DIdentity { return local }
    let anchor = anchorInBounds
    return local.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(Self.planar(t, depth: child.values.zPosition))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The affine map of the plane z = `depth`, without what only ``projection(of:)`` has.
  static func planar(_ t: CATransform3D, depth: CGFloat) -> CGAffineTransform {
    if CATransform3DIsAffine(t) && depth == 0 { return CATransform3DGetAffineTransform(t) }
    let w = depth * t.m34 + t.m44
    let k = w.isFinite && abs(w) > 1e-6 ? 1 / w : 1
    return CGAffineTransform(
      a: t.m11 * k, b: t.m12 * k, c: t.m21 * k, d: t.m22 * k,
      tx: (t.m41 + depth * t.m31) * k, ty: (t.m42 + depth * t.m32) * k)
  }

  /// False when the layer is single-sided and turned away from the viewer.
  var isFacingViewer: Bool {
    if values.isDoubleSided { return true }
    let t = values.rare.transform
    return t.m11 * t.m22 - t.m12 * t.m21 >= 0
  }

  var computedFrame: CGRect {
    let b = values.bounds
    if values.rare.transform == CATransform3DIdentity {
      return CGRect(
        x: values.position.x - values.anchorPoint.x * b.width,
        y: values.position.y - values.anchorPoint.y * b.height, width: b.width, height: b.height)
    }
    return rootProjection?.box(around: b) ?? b.applying(localTransform)
  }

  func assignFrame(_ frame: CGRect) {
    guard frame.isFinite else { return reportInvalid(frame, "frame") }
    let frame = frame.standardized
    var size = frame.size
    let t = transform
    if t != CATransform3DIdentity {
      let inverse = CATransform3DGetAffineTransform(t).inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    let anchor = anchorPoint
    position = CGPoint(
      x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  func assignBounds(_ value: CGRect) {
    guard value.isFinite else { return reportInvalid(value, "bounds") }
    let value = value.standardized
    let sizeChanges = value.size != values.bounds.size
    guard sizeChanges || value.origin != values.bounds.origin else { return }
    assign(value, \.bounds, "bounds", .size)
    guard sizeChanges, !isPresentation else { return }
    markNeedsLayout()
    // A superlayer that gives its sublayers their sizes is done with its layout.
    if let parent = tree.parent, !parent.tree.flags.contains(.isLayingOut) {
      parent.markNeedsLayout()
    }
    if values.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  // MARK: Conversion

  /// A point of the superlayer in this layer's coordinates.
  package func innerPoint(ofSuperlayer parent: CALayer?, at point: CGPoint) -> CGPoint {
    let values = self.values
    let standard = RareLayerValues.standard
    var offset = CGPoint(x: point.x - values.position.x, y: point.y - values.position.y)
    if values.rare !== standard || (parent.map { $0.values.rare !== standard } ?? false) {
      let transform = values.rare.transform
      if let parent,
        !CATransform3DIsAffine(transform)
          || !CATransform3DIsIdentity(parent.values.rare.sublayerTransform)
      {
        return convert(point, from: parent)
      }
      if !CATransform3DIsIdentity(transform) {
        offset = offset.applying(CATransform3DGetAffineTransform(transform).inverted())
      }
    }
    let anchor = anchorInBounds
    return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y)
  }

  /// Maps the layer's coordinates to those of the root above it.
  var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer = self
    while let parent = layer.superlayer {
      result = result.concatenating(parent.childTransform(layer))
      layer = parent
    }
    return result.concatenating(layer.localTransform)
  }

  /// The map under a perspective; nil where there is none on the way.
  private func projection(from: CALayer?, to: CALayer?) -> PlaneProjection? {
    let (out, back) = (from?.projectionToRoot, to?.projectionToRoot)
    guard out != nil || back != nil else { return nil }
    let start = out ?? PlaneProjection(from?.transformToRoot ?? .identity)
    let end = back ?? PlaneProjection(to?.transformToRoot ?? .identity)
    return end.inverted.map(start.concatenating)
  }

  private func mapping(from: CALayer?, to: CALayer?) -> CGAffineTransform {
    let out = from?.transformToRoot ?? .identity
    return to.map { out.concatenating($0.transformToRoot.inverted()) } ?? out
  }

  /// How far the layer's coordinates are from those of the root above it; nil where a layer on the way
  /// turns, scales or has depth, which hardly one does.
  private var offsetToRoot: CGVector? {
    var offset = CGVector.zero
    var next: CALayer? = self
    while let layer = next {
      guard layer.values.isUpright else { return nil }
      let anchor = layer.anchorInBounds
      offset.dx += layer.values.position.x - anchor.x
      offset.dy += layer.values.position.y - anchor.y
      next = layer.superlayer
    }
    return offset
  }

  func converted(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    if from === to { return point }
    let (out, back) = (from.map(\.offsetToRoot) ?? .zero, to.map(\.offsetToRoot) ?? .zero)
    if let out, let back {
      return CGPoint(x: point.x + (out.dx - back.dx), y: point.y + (out.dy - back.dy))
    }
    if let projection = projection(from: from, to: to) {
      // A point behind the viewer has no place in the other plane; Core Animation answers something.
      return projection.apply(point) ?? point
    }
    return point.applying(mapping(from: from, to: to))
  }

  /// Converts by way of the common root, where the result is the box around the rectangle.
  ///
  /// Between two turned layers this is larger than the box around the corners in the target.
  func converted(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    guard from !== to else { return rect }
    if let projection = projection(from: from, to: to) { return projection.box(around: rect) }
    let root = Self.commonAncestor(of: from, and: to)
    let box = from === root ? rect : rect.applying(mapping(from: from, to: root))
    return to === root ? box : box.applying(mapping(from: root, to: to))
  }

  private static func commonAncestor(of first: CALayer?, and second: CALayer?) -> CALayer? {
    var ancestors: [CALayer] = []
    var layer = first
    while let current = layer {
      ancestors.append(current)
      layer = current.superlayer
    }
    layer = second
    while let current = layer {
      if ancestors.contains(where: { $0 === current }) { return current }
      layer = current.superlayer
    }
    return nil
  }

  /// The farthest layer that contains a point of the superlayer's coordinates.
  func hitLayer(at point: CGPoint) -> CALayer? {
    if let rootProjection {
      return rootProjection.inverted?.apply(point).flatMap { hitLayer(atOwn: $0) }
    }
    return hitLayer(atOwn: point.applying(localTransform.inverted()))
  }

  /// The farthest layer that contains a point of the layer's own coordinates.
  private func hitLayer(atOwn local: CGPoint) -> CALayer? {
    if isHidden || !isFacingViewer { return nil }
    let inside = contains(local)
    if masksToBounds && !inside { return nil }
    if let sublayers {
      var inChildren = local
      if values.rare.sublayerTransform != CATransform3DIdentity {
        let anchor = anchorInBounds
        let t = Self.planar(values.rare.sublayerTransform, depth: 0)
        let moved = CGPoint(x: local.x - anchor.x, y: local.y - anchor.y).applying(t.inverted())
        inChildren = CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
      }
      let ordered =
        (presented ?? self).tree.flags.contains(.hasDepth)
        ? Self.depthSorted(sublayers) : sublayers
      for child in ordered.reversed() {
        if let projection = projection(of: child), projection != child.rootProjection {
          // A perspective that the children share.
          let inChild = projection.inverted?.apply(local)
          if let hit = inChild.flatMap({ child.hitLayer(atOwn: $0) }) { return hit }
        } else if let hit = child.hitTest(inChildren) {
          return hit
        }
      }
    }
    return inside ? self : nil
  }

  /// The layers by zPosition, those of one depth in the order given.
  static func depthSorted(_ layers: [CALayer]) -> [CALayer] {
    layers.enumerated().sorted {
      ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension CATransform3D {
  /// True for a transform that moves nothing.
  package var isIdentity: Bool { self == CATransform3DIdentity }
}
