/// The backdrop layers of a compositor during one composition: which of the blurred images still
/// hold, and what must be drawn because one does not.
///
/// Invariant: a kept image shows what full drawing would show. Any change that is drawn before the
/// layer and reaches into the pixels it reads drops the image, and without an image the layer is
/// drawn as a whole, because the blur carries a change everywhere.
struct BackdropWatch {
  private struct Entry {
    let layer: CABackdropLayer
    /// Of the layer's superlayers, the sublayer that leads to the layer.
    let path: [ObjectIdentifier: CALayer]
    let root: CALayer
    /// The layer and its superlayers, root last.
    let chain: [CALayer]
    /// False in a mask, where a layer is drawn in other places too.
    let keepsImage: Bool
  }

  private let entries: [Entry]
  private let roots: [CALayer]
  private let scale: CGFloat
  private let screen: CGRect

  init(_ layers: [CABackdropLayer], roots: [CALayer], scale: CGFloat, screen: CGRect) {
    self.roots = roots
    self.scale = scale
    self.screen = screen
    entries = layers.map { Self.entry($0) }
  }

  /// Drops the images that a change shows through.
  ///
  /// - Parameters:
  ///   - area: The changed area in points.
  ///   - source: The layer that has changed there, with everything below it in the tree; `nil` for
  ///     what lies below all layers.
  func changed(_ area: CGRect, by source: CALayer?) {
    guard !entries.isEmpty else { return }
    changed(pixels: DamageList.pixels(area, scale: scale), by: source)
  }

  private func changed(pixels: CGRect, by source: CALayer?) {
    for entry in entries {
      guard let kept = entry.layer.keptImage, kept.plan.readArea.intersects(pixels) else {
        continue
      }
      if let source, isDrawn(source, after: entry) { continue }
      entry.layer.keptImage = nil
    }
  }

  /// Grows the areas to draw over every backdrop layer they touch that has no image, and notes the
  /// layers whose image is needed.
  func grow(_ areas: [CGRect], at time: CFTimeInterval) -> [CGRect] {
    guard !entries.isEmpty, !areas.isEmpty else { return areas }
    var list = DamageList()
    for area in areas { list.add(area) }
    let plans = entries.map { plan(of: $0.chain, at: time) }
    for entry in entries { entry.layer.isImageNeeded = false }
    var redrawn: Set<ObjectIdentifier> = []
    var grew = true
    while grew {
      grew = false
      for (entry, plan) in zip(entries, plans) {
        guard let plan else { continue }
        let reach = entry.keepsImage ? plan.readArea : screen
        guard list.areas.contains(where: { $0.intersects(reach) }) else { continue }
        entry.layer.isImageNeeded = true
        if entry.keepsImage, entry.layer.keptImage?.plan == plan { continue }
        if redrawn.insert(ObjectIdentifier(entry.layer)).inserted {
          changed(pixels: entry.keepsImage ? plan.area : screen, by: entry.layer)
          entry.layer.keptImage = nil
          grew = true
        }
        if list.areas.contains(where: { $0.intersects(reach) && !$0.contains(reach) }) {
          list.merge(reach)
          grew = true
        }
      }
    }
    return list.areas
  }

  /// True when all that `source` and its sublayers draw comes after what the backdrop layer reads. Its
  /// own background comes before.
  private func isDrawn(_ source: CALayer, after entry: Entry) -> Bool {
    var branch = source
    while true {
      if branch === entry.layer { return source !== entry.layer }
      guard let parent = branch.tree.parent else { break }
      if let sibling = entry.path[ObjectIdentifier(parent)] {
        return isDrawn(branch, after: sibling, in: parent)
      }
      branch = parent
    }
    guard branch !== entry.root, entry.path[ObjectIdentifier(source)] == nil,
      let first = roots.firstIndex(where: { $0 === entry.root }),
      let second = roots.firstIndex(where: { $0 === branch })
    else { return false }
    return second > first
  }

  /// Depths may have changed together with what is drawn, so they tell nothing about the order in
  /// which the old areas were drawn.
  private func isDrawn(_ layer: CALayer, after sibling: CALayer, in parent: CALayer) -> Bool {
    if sibling === parent { return true }
    guard !parent.tree.flags.contains(.hasDepth), let first = parent.indexOfChild(sibling),
      let second = parent.indexOfChild(layer)
    else { return false }
    return second > first
  }

  private static func entry(_ layer: CABackdropLayer) -> Entry {
    var path: [ObjectIdentifier: CALayer] = [ObjectIdentifier(layer): layer]
    var chain = [layer as CALayer]
    var current: CALayer = layer
    var keepsImage = true
    while let parent = current.tree.parent {
      if current.tree.flags.contains(.isMask) { keepsImage = false }
      path[ObjectIdentifier(parent)] = current
      chain.append(parent)
      current = parent
    }
    return Entry(
      layer: layer, path: path, root: current, chain: chain, keepsImage: keepsImage)
  }

  /// What the first layer of a chain of superlayers reads when it is drawn now; `nil` where it is not
  /// shown. Transforms are joined from the root down as the painter joins them, so that both come to
  /// the same pixels.
  private func plan(of chain: [CALayer], at time: CFTimeInterval) -> BackdropPlan? {
    var matrix = CGAffineTransform(scaleX: scale, y: scale)
    var parent: CALayer?
    for layer in chain.reversed() {
      let shown = layer.shown(at: time)
      guard shown.isVisible else { return nil }
      // A backdrop sees nothing out of a plane that recedes.
      guard (parent.map { $0.projection(of: shown) } ?? shown.rootProjection) == nil else {
        return nil
      }
      let isMask = layer.tree.flags.contains(.isMask)
      matrix =
        (isMask ? shown.localTransform : parent?.childTransform(shown) ?? shown.localTransform)
        .concatenating(matrix)
      parent = shown
    }
    return (parent as? CABackdropLayer).flatMap {
      BackdropPlan($0, matrix: matrix, screen: screen)
    }
  }
}
