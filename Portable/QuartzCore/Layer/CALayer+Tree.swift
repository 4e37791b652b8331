extension CALayer {
  package var isInRenderTree: Bool { tree.root != nil }

  var currentSuperlayer: CALayer? {
    guard isPresentation else { return tree.parent }
    guard let presented, let parent = presented.tree.parent else { return nil }
    return parent.presentation() ?? parent
  }

  var currentSublayers: [CALayer]? {
    let children = (presented ?? self).tree.children
    guard !children.isEmpty else { return nil }
    return isPresentation ? children.map { $0.presentation() ?? $0 } : children
  }

  /// Adds `layer` at an index counted after it has left its old place; too large means the end.
  func insert(_ layer: CALayer, at index: Int) {
    guard mayAdopt(layer) else { return }
    layer.detach(movingTo: self)
    let index = min(max(index, 0), tree.children.count)
    tree.children.insert(layer, at: index)
    adopt(layer, hint: index)
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling, mayAdopt(layer) else { return }
    if let sibling, sibling.tree.parent !== self || sibling.tree.flags.contains(.isMask) {
      reportMisuse(
        "CALayer.insertSublayer(_:\(offset == 0 ? "below" : "above"):)",
        "\(sibling.summary) is no sublayer of \(summary); pass one of its sublayers")
    }
    layer.detach(movingTo: self)
    let end = offset == 0 ? 0 : tree.children.count
    let index = sibling.flatMap(indexOfChild).map { $0 + offset } ?? end
    tree.children.insert(layer, at: index)
    adopt(layer, hint: index)
  }

  func replaceSublayers(with layers: [CALayer]) {
    for child in tree.children where !layers.contains(where: { $0 === child }) { child.detach() }
    for layer in layers { insert(layer, at: tree.children.count) }
  }

  /// Leaves the superlayer. Moving within one render tree keeps animations running.
  func detach(movingTo target: CALayer? = nil) {
    guard let parent = tree.parent else {
      // A root that becomes a sublayer is no root any more.
      if target != nil { tree.root?.compositor?.roots.removeAll { $0 === self } }
      return
    }
    let staysInTree = target != nil && target?.tree.root === tree.root
    let isMask = tree.flags.contains(.isMask)
    if isMask {
      parent.maskLayer = nil
      parent.changed(.subtree)
    } else if let index = parent.indexOfChild(self) {
      parent.tree.children.remove(at: index)
      parent.childLeft(self)
      if parent.tree.children.isEmpty { parent.groupingChanged() }
    }
    parent.forgetPending(self)
    tree.parent = nil
    tree.flags.remove(.isMask)
    render.frame = .null
    render.changes.insert(.subtree)
    if tree.root != nil && !staysInTree { leaveRenderTree() }
    if !parent.isPresentation, !isMask { parent.markNeedsLayout() }
  }

  func assignMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if isPresentation {
      maskLayer = mask
      return
    }
    if let mask, !mayAdopt(mask) { return }
    maskLayer?.detach()
    mask?.detach()
    maskLayer = mask
    if let mask {
      mask.tree.flags.insert(.isMask)
      adopt(mask, hint: 0)
    }
    changed(.subtree)
  }

  func indexOfChild(_ layer: CALayer) -> Int? {
    let children = tree.children
    let hint = layer.tree.indexHint
    if hint < children.count, children[hint] === layer { return hint }
    if children.last === layer { return children.count - 1 }
    let index = children.firstIndex { $0 === layer }
    if let index { layer.tree.indexHint = index }
    return index
  }

  private func mayAdopt(_ layer: CALayer) -> Bool {
    if isPresentation || layer.isPresentation {
      reportMisuse(
        "CALayer.addSublayer(_:)",
        "\(summary) or \(layer.summary) is a presentation layer; change the tree of model layers")
      return false
    }
    if layer === self || (!layer.tree.children.isEmpty && isDescendant(of: layer)) {
      reportMisuse(
        "CALayer.addSublayer(_:)",
        "\(layer.summary) contains \(summary); remove one from the tree first")
      return false
    }
    return true
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var current = tree.parent
    while let ancestor = current {
      if ancestor === layer { return true }
      current = ancestor.tree.parent
    }
    return false
  }

  private func adopt(_ layer: CALayer, hint: Int) {
    layer.tree.parent = self
    layer.tree.indexHint = hint
    layer.render.changes.insert(.subtree)
    if layer.values.zPosition != 0 { tree.flags.insert(.hasDepth) }
    if let root = tree.root, layer.tree.root !== root { layer.enter(root) }
    layer.restorePending()
    if tree.children.count == 1 { groupingChanged() }
    // A mask is no sublayer: views that make one in each layout need no other layout for it.
    if !layer.tree.flags.contains(.isMask) { markNeedsLayout() }
  }

  /// With the first sublayer or without the last one, a layer that clips or fades is drawn with a
  /// group or without, which gives its edges other pixels.
  private func groupingChanged() {
    if !isPresentation, values.masksToBounds || values.opacity < 1 { changed(.own) }
  }

  /// Clears what points back to a layer that goes away.
  func releaseTree() {
    for child in tree.children { child.loseParent() }
    maskLayer?.loseParent()
  }

  // Without its place in the lists of a parent that is gone, or the next one would look for it there.
  private func loseParent() {
    tree.parent = nil
    for pass in TreePass.allCases { tree[slot: pass] = -1 }
  }

  /// The layer's class and name, as messages call it.
  var summary: String {
    let kind = String(describing: type(of: self))
    return name.map { "\(kind) \"\($0)\"" } ?? kind
  }
}
