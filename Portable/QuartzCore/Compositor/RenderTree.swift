/// What the layers of one compositor share.
final class RenderTree {
  weak var compositor: Compositor?
  /// Layers with animations, in the order they got them.
  private(set) var animated: [CALayer] = []
  /// Subtrees that entered since the last commit.
  private var arrivals: [CALayer] = []
  /// Layers that show what lies below them.
  private(set) var backdrops: [CABackdropLayer] = []
  /// True when something has changed since the last composition.
  private(set) var isAwake = true

  init() { MediaThread.current.trees.append(WeakTree(tree: self)) }

  func wake() { isAwake = true }
  func rest() { isAwake = false }
  func noteDisplay() { compositor?.displayedLayers += 1 }

  func register(_ layer: CALayer) {
    wake()
    guard let store = layer.animationStore, !store.isRegistered else { return }
    store.isRegistered = true
    animated.append(layer)
  }

  func unregister(_ layer: CALayer) {
    layer.animationStore?.isRegistered = false
    animated.removeAll { $0 === layer }
    wake()
  }

  func arrived(_ layer: CALayer) { arrivals.append(layer) }

  func addBackdrop(_ layer: CALayer) {
    if let layer = layer as? CABackdropLayer { backdrops.append(layer) }
  }

  func removeBackdrop(_ layer: CALayer) {
    for backdrop in backdrops where backdrop === layer { backdrop.keptImage = nil }
    backdrops.removeAll { $0 === layer }
  }

  /// From now on the new layers are seen, have presentations and animate by themselves.
  func commitArrivals() {
    let layers = arrivals
    arrivals = []
    for layer in layers where layer.tree.root === self { layer.markCommitted() }
  }

  func finishAnimations(at time: CFTimeInterval) {
    for layer in animated where layer.tree.root === self { layer.finishAnimations(at: time) }
  }

  /// Ends what would not be kept after its end either, unfinished.
  func removeAnimations() {
    for layer in animated where layer.tree.root === self { layer.dropPassingAnimations() }
  }

  static func commitAll() {
    for tree in MediaThread.current.liveTrees { tree.compositor?.commit() }
  }
}

extension CALayer {
  /// Joins a render tree with everything below.
  func enter(_ root: RenderTree) {
    root.arrived(self)
    join(root)
  }

  private func join(_ root: RenderTree) {
    tree.root = root
    if let animationStore {
      for entry in animationStore.entries { entry.resolve(at: localTime(MediaClock.now)) }
      root.register(self)
    }
    if readsBackdrop { root.addBackdrop(self) }
    for child in tree.children { child.join(root) }
    maskLayer?.join(root)
  }

  /// Leaves the render tree with everything below; animations that would not be kept after their end
  /// end unfinished.
  func leaveRenderTree() {
    var animated: [CALayer] = []
    leave(&animated)
    for layer in animated { layer.dropPassingAnimations() }
  }

  private func leave(_ animated: inout [CALayer]) {
    if animationStore != nil {
      tree.root?.unregister(self)
      animated.append(self)
    }
    if readsBackdrop { tree.root?.removeBackdrop(self) }
    tree.root = nil
    tree.flags.remove(.isCommitted)
    render.dropPresentation()
    for child in tree.children { child.leave(&animated) }
    maskLayer?.leave(&animated)
  }

  func markCommitted() {
    guard !tree.flags.contains(.isCommitted) else { return }
    tree.flags.insert(.isCommitted)
    for child in tree.children { child.markCommitted() }
    maskLayer?.markCommitted()
  }

  /// A sublayer has gone: what it covered must be drawn again.
  func childLeft(_ child: CALayer) {
    guard !isPresentation else { return }
    if tree.root != nil, !child.render.frame.isNull {
      render.ownCaches.lostAreas.append(child.render.frame)
    }
    render.dropPresentation()
    markPending(.compose)
  }
}
