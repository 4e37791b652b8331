/// Draws trees of layers into a bitmap, and each frame only what has changed.
package final class Compositor {
  let tree = RenderTree()
  /// The bitmap: premultiplied, blue first, y down.
  package private(set) var context: CGContext
  private var damage = DamageList()
  private(set) var backdropStore: BackdropStore?
  private(set) var surfaces: SurfacePool?

  /// Pixels drawn and layers displayed since the compositor was made, for tests and benchmarks.
  package internal(set) var composedPixels = 0
  package internal(set) var displayedLayers = 0

  /// A size that is not usable gives a bitmap of one pixel.
  package init(size: CGSize, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let size = Self.usable(size)
    self.size = size
    self.scale = scale
    context = Self.makeContext(size, scale)
    tree.compositor = self
    remakeStores()
    invalidateAll()
  }

  deinit {
    for root in roots { root.leaveRenderTree() }
  }

  /// The size in points. A change makes a new bitmap.
  package var size: CGSize {
    didSet {
      size = Self.usable(size)
      if size != oldValue { remakeContext() }
    }
  }

  /// Pixels per point.
  package var scale: CGFloat {
    didSet {
      if !(scale.isFinite && scale > 0) { scale = oldValue }
      if scale != oldValue { remakeContext() }
    }
  }

  /// What shows where no layer is.
  package var backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if backgroundColor != oldValue { invalidateAll() } }
  }

  /// The trees to draw, bottom to top.
  package var roots: [CALayer] = [] {
    didSet {
      if roots.count == oldValue.count, zip(roots, oldValue).allSatisfy({ $0 === $1 }) { return }
      for layer in oldValue where !roots.contains(where: { $0 === layer }) {
        damage.add(layer.render.frame)
        layer.render.frame = .null
        layer.render.changes.insert(.subtree)
        layer.leaveRenderTree()
      }
      for layer in roots where layer.tree.root !== tree {
        layer.removeFromSuperlayer()
        layer.tree.root?.compositor?.roots.removeAll { $0 === layer }
        layer.render.changes.insert(.subtree)
        layer.enter(tree)
      }
      // Another order shows other parts of whatever overlaps.
      let kept = oldValue.filter { old in roots.contains { $0 === old } }
      let before = roots.filter { new in kept.contains { $0 === new } }
      if !zip(kept, before).allSatisfy({ $0 === $1 }) {
        for layer in roots { damage.add(layer.render.frame) }
      }
      tree.wake()
    }
  }

  /// True while an animation changes what is shown.
  package var isAnimating: Bool {
    tree.animated.contains { $0.animationStore?.isRunning == true }
  }

  /// Takes away every animation that is removed on completion, as happens on a device when an app
  /// goes to the background. The layers' own values show; delegates hear that none has finished.
  package func removeAnimations() { tree.removeAnimations() }

  /// True when a commit and a composition would find something to do.
  package var needsFrame: Bool {
    tree.isAwake || !damage.isEmpty || isAnimating
      || roots.contains { $0.hasLayoutWork || $0.hasDisplayWork }
  }

  package func invalidateAll() {
    damage.add(CGRect(origin: .zero, size: size))
  }

  /// Has an area composed again that something other than a layer changed.
  package func invalidate(_ area: CGRect) { damage.add(area) }

  /// Lays out and displays what is marked, until nothing is.
  package func commit() {
    CATransaction.commitImplicit()
    tree.markAnimatedDisplays()
    for round in 0...CALayer.roundLimit {
      let layout = roots.filter(\.hasLayoutWork)
      for root in layout { root.layoutUntilSettled() }
      let display = roots.filter(\.hasDisplayWork)
      for root in display { root.displayRound() }
      if layout.isEmpty && display.isEmpty { break }
      if round == CALayer.roundLimit {
        PortableLog.report(
          "Compositor: layers still mark themselves after \(round) rounds of layout and display")
      }
    }
    tree.commitArrivals()
    CATransaction.commitImplicit()
  }

  /// What is to be drawn below and with all layers; nothing is left of it.
  func takeDamage() -> DamageList {
    let taken = damage
    damage = DamageList()
    return taken
  }

  private func remakeContext() {
    context = Self.makeContext(size, scale)
    remakeStores()
    damage = DamageList()
    invalidateAll()
    tree.wake()
  }

  /// The blurred images and the spare surfaces each have at most as many pixels as the bitmap.
  private func remakeStores() {
    let pixels = context.width * context.height
    for layer in tree.backdrops { layer.keptImage = nil }
    backdropStore = BackdropStore(limit: pixels) { [weak tree] in tree?.backdrops ?? [] }
    surfaces = SurfacePool(limit: pixels * 4)
  }

  private static func usable(_ size: CGSize) -> CGSize {
    guard size.isFinite else { return CGSize(width: 1, height: 1) }
    return CGSize(width: max(1, size.width), height: max(1, size.height))
  }

  /// A bitmap of the size; without the memory for it one of a pixel, or at worst none: then
  /// nothing shows until the size changes.
  package static func makeContext(
    _ size: CGSize, _ scale: CGFloat,
    making make: (_ wide: Int, _ high: Int, _ scale: CGFloat) -> CGContext? = {
      CGContext(layerPixelsWide: $0, high: $1, scale: $2, opaque: false)
    }
  ) -> CGContext {
    let limit = BackingStore.PixelSize.limit
    let wide = max(1, Int(min(limit, (size.width * scale).rounded())))
    let high = max(1, Int(min(limit, (size.height * scale).rounded())))
    for (wide, high) in [(wide, high), (1, 1)] {
      if let made = make(wide, high, scale) { return made }
      PortableLog.note("Compositor: no memory for a bitmap of \(wide) × \(high) pixels")
    }
    return CGContext(withoutPixelsAtScale: scale)
  }
}
