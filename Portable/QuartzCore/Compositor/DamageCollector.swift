/// Visits the changed branches of a tree and collects what they covered and cover now.
struct DamageCollector {
  let time: CFTimeInterval
  var damage: DamageList
  let backdrops: BackdropWatch

  /// - Parameters:
  ///   - parent: the superlayer as it is shown.
  ///   - toRoot: from the superlayer's coordinates to the compositor's.
  ///   - clip: what superlayers let through, in the compositor's coordinates.
  ///   - isCovered: true when an ancestor has already added everything below it.
  mutating func visit(
    _ layer: CALayer, below parent: CALayer?, toRoot: CGAffineTransform, clip: CGRect,
    isCovered: Bool = false
  ) {
    let shown = layer.shown(at: time)
    let oldFrame = layer.render.frame
    guard shown.isVisible else {
      if !oldFrame.isNull {
        if !isCovered { add(oldFrame, toRoot, clip, by: layer) }
        layer.render.frame = .null
      }
      return
    }
    let projection = parent.map { $0.projection(of: shown) } ?? shown.rootProjection
    let toParent = parent?.childTransform(shown) ?? shown.localTransform
    let here = toParent.concatenating(toRoot)
    let changes = layer.render.changes
    let lost = layer.render.caches?.lostAreas ?? []
    let pending = layer.takePending(.compose)
    let moves = changes.affectsSubtree
    let spreads = layer.spreadsChanges || projection != nil
    let inner = shown.masksToBounds ? clip.intersection(shown.bounds.applying(here)) : clip

    var branches = pending
    if moves && layer.hasSublayerTransform(shown) {
      branches = layer.tree.children + pending.filter { $0 === layer.maskLayer }
    }
    for child in branches where child.tree.parent === layer {
      visit(
        child, below: child === layer.maskLayer ? nil : shown, toRoot: here, clip: inner,
        isCovered: isCovered || moves || spreads)
    }

    let hasChanged = !changes.isEmpty || !pending.isEmpty || !lost.isEmpty
    if !pending.isEmpty || !lost.isEmpty || changes.affectsOwn {
      layer.render.caches?.dropImages()
    }
    let oldOwn = layer.render.ownExtent
    if !changes.isEmpty { layer.render.ownExtent = shown.visualExtent }
    updateExtent(of: layer, shown: shown, pending: pending, isPartial: !moves && lost.isEmpty)
    let newFrame =
      projection?.box(around: layer.render.extent) ?? layer.render.extent.applying(toParent)
    layer.render.frame = newFrame

    if !isCovered {
      if moves, projection == nil, pending.isEmpty, lost.isEmpty,
        let reach = layer.cornerReach(shown, after: changes),
        toParent.b == 0, toParent.c == 0
      {
        let scaled = CGSize(width: reach * abs(toParent.a), height: reach * abs(toParent.d))
        for area in PlainMove.areas(from: oldFrame, to: newFrame, cornerReach: scaled) {
          add(area, toRoot, clip, by: layer)
        }
      } else if moves || (spreads && hasChanged) {
        add(oldFrame, toRoot, clip, by: layer)
        add(newFrame, toRoot, clip, by: layer)
      } else {
        if changes.affectsOwn {
          let own = oldOwn.union(layer.render.ownExtent)
          let stale = layer.render.damage
          add(stale.isInfinite ? own : stale.intersection(own), here, clip, by: layer)
        }
        for area in lost { add(area, here, inner, by: layer) }
      }
    }
    layer.render.changes = []
    layer.render.damage = .null
    layer.render.caches?.lostAreas = []
  }

  private mutating func add(
    _ area: CGRect, _ toRoot: CGAffineTransform, _ clip: CGRect, by layer: CALayer
  ) {
    guard !area.isNull, !area.isEmpty else { return }
    let visible = area.applying(toRoot).intersection(clip)
    damage.add(visible)
    if !visible.isNull, !visible.isEmpty { backdrops.changed(visible, by: layer) }
  }

  /// Few changed among many sublayers only widen the extent, which may then be larger than needed
  /// until something else has it measured anew.
  private func updateExtent(of layer: CALayer, shown: CALayer, pending: [CALayer], isPartial: Bool)
  {
    var sublayers = CGRect.null
    let children = layer.tree.children
    if children.isEmpty {
      layer.render.sublayersExtent = .null
    } else if isPartial && pending.count * 8 < children.count {
      sublayers = pending.reduce(layer.render.sublayersExtent) { $0.union($1.render.frame) }
    } else {
      sublayers = children.reduce(CGRect.null) { $0.union($1.render.frame) }
    }
    layer.render.sublayersExtent = sublayers
    var extent = layer.render.ownExtent.union(shown.sublayersExtent(sublayers))
    if shown.masksToBounds { extent = extent.intersection(shown.values.bounds) }
    if let mask = layer.maskLayer, mask.render.frame.isNull, mask.isVisible { extent = .null }
    layer.render.extent = extent
  }
}

extension CALayer {
  /// False for a layer that shows nothing whatever it contains.
  var isVisible: Bool { !values.isHidden && values.opacity > 0 && isFacingViewer }

  func hasSublayerTransform(_ shown: CALayer) -> Bool {
    (values.rare !== RareLayerValues.standard || shown.values.rare !== RareLayerValues.standard)
      && (render.hadSublayerTransform
        || shown.values.rare.sublayerTransform != CATransform3DIdentity)
  }

  /// What the layer itself draws, in its coordinates: background, border, content and shadow.
  var visualExtent: CGRect {
    let bounds = values.bounds
    var extent = ownContentExtent
    let hasBorder = values.borderWidth > 0 && (values.rare.borderColor?.alpha ?? 0) > 0
    if hasBorder || (values.backgroundColor?.alpha ?? 0) > 0, !bounds.isEmpty {
      extent = extent.union(bounds)
    }
    if values.masksToBounds { return extent.intersection(bounds) }
    return castsShadow ? extent.union(shadowExtent(extent)) : extent
  }

  /// A running animation may have changed anything about the layer.
  func animationMoved() {
    render.dropPresentation()
    render.changes.formUnion([.own, .subtree])
    render.damage = .infinite
    markPending(.compose)
  }
}
