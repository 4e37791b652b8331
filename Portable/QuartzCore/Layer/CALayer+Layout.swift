extension CALayer {
  /// Rounds of layout or display before a tree that keeps marking itself is left as it is.
  static let roundLimit = 8

  /// How deep a layout calls itself; deeper trees take memory of the heap and not of the stack.
  private static let recursionLimit = 500

  func markNeedsLayout() {
    guard !isPresentation, !tree.flags.contains(.needsLayout) else { return }
    tree.flags.insert(.needsLayout)
    markPending(.layout)
    tree.root?.wake()
  }

  /// Lays out from the topmost superlayer that needs it without a gap, until nothing is marked.
  func layoutMarked() {
    var top = self
    while let parent = top.tree.parent, parent.tree.flags.contains(.needsLayout) { top = parent }
    top.layoutUntilSettled()
  }

  /// True when the layer or a branch below it is marked.
  var hasLayoutWork: Bool {
    tree.flags.contains(.needsLayout) || !tree[pending: .layout].isEmpty
  }

  func layoutUntilSettled() {
    for _ in 0..<Self.roundLimit {
      guard hasLayoutWork else { return }
      layoutRound()
    }
    if hasLayoutWork {
      reportMisuse(
        "CALayer.layoutIfNeeded()",
        "layout of \(summary) still marks itself after \(Self.roundLimit) rounds; call setNeedsLayout() inside of layout only for what has changed"
      )
    }
  }

  /// Lays out this layer, then the marked branches below it, each once.
  func layoutRound(depth: Int = 0) {
    guard depth < Self.recursionLimit else { return layoutDeepRound() }
    layoutSublayersIfMarked()
    for child in takePending(.layout) where child.tree.parent === self {
      child.layoutRound(depth: depth + 1)
    }
  }

  // In the order of the recursion, without its use of the stack.
  private func layoutDeepRound() {
    var open: [(layer: CALayer, parent: CALayer?)] = [(self, tree.parent)]
    while let (layer, parent) = open.popLast() {
      guard layer.tree.parent === parent else { continue }
      layer.layoutSublayersIfMarked()
      for child in layer.takePending(.layout).reversed() { open.append((child, layer)) }
    }
  }

  private func layoutSublayersIfMarked() {
    guard tree.flags.contains(.needsLayout) else { return }
    tree.flags.remove(.needsLayout)
    let wasLayingOut = tree.flags.contains(.isLayingOut)
    tree.flags.insert(.isLayingOut)
    layoutSublayers()
    if !wasLayingOut { tree.flags.remove(.isLayingOut) }
  }
}
