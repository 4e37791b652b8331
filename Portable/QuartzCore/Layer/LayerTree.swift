/// A pass over the tree that visits only marked branches.
enum TreePass: Int, CaseIterable {
  case layout, display, compose
}

struct LayerFlags: OptionSet {
  let rawValue: UInt8

  static let needsLayout = LayerFlags(rawValue: 1 << 0)
  /// The layer is its superlayer's mask, not one of its sublayers.
  static let isMask = LayerFlags(rawValue: 1 << 1)
  /// The layer has been committed to a render tree, so it can be seen and animates by itself.
  static let isCommitted = LayerFlags(rawValue: 1 << 2)
  /// Some sublayer has a zPosition, so drawing order differs from tree order.
  static let hasDepth = LayerFlags(rawValue: 1 << 3)
  /// The layer is a copy that shows another one at a moment of its animations.
  static let isPresentation = LayerFlags(rawValue: 1 << 4)
  /// The layer is giving its sublayers their places.
  static let isLayingOut = LayerFlags(rawValue: 1 << 5)
}

/// A layer's place in the tree, and which of its sublayers each pass must visit.
struct LayerTree {
  // Unsafe because a weak reference per layer costs an allocation; it never dangles: a layer that
  // goes away clears it in every sublayer and in its mask.
  unowned(unsafe) var parent: CALayer?
  var children: [CALayer] = []
  var root: RenderTree?
  /// Where the layer was last found among its siblings.
  var indexHint = 0
  var flags: LayerFlags = [.needsLayout]
  private var pending: (layout: [CALayer], display: [CALayer], compose: [CALayer]) = ([], [], [])
  private var slots: (layout: Int32, display: Int32, compose: Int32) = (-1, -1, -1)

  @inline(__always)
  subscript(pending pass: TreePass) -> [CALayer] {
    get {
      switch pass {
      case .layout: pending.layout
      case .display: pending.display
      case .compose: pending.compose
      }
    }
    _modify {
      switch pass {
      case .layout: yield &pending.layout
      case .display: yield &pending.display
      case .compose: yield &pending.compose
      }
    }
  }

  /// The layer's index in its superlayer's list for a pass, or -1.
  @inline(__always)
  subscript(slot pass: TreePass) -> Int32 {
    get {
      switch pass {
      case .layout: slots.layout
      case .display: slots.display
      case .compose: slots.compose
      }
    }
    set {
      switch pass {
      case .layout: slots.layout = newValue
      case .display: slots.display = newValue
      case .compose: slots.compose = newValue
      }
    }
  }
}

extension CALayer {
  var isPresentation: Bool { tree.flags.contains(.isPresentation) }

  /// Has `pass` visit this layer: every layer up to the root lists the branch that leads here.
  func markPending(_ pass: TreePass) {
    var layer = self
    while let parent = layer.tree.parent {
      if layer.tree[slot: pass] >= 0 { return }
      layer.tree[slot: pass] = Int32(parent.tree[pending: pass].count)
      parent.tree[pending: pass].append(layer)
      layer = parent
    }
    layer.tree.root?.wake()
  }

  /// The marked sublayers, in tree order unless they are few among many; unmarks them.
  func takePending(_ pass: TreePass) -> [CALayer] {
    let marked = tree[pending: pass]
    if marked.isEmpty { return marked }
    tree[pending: pass] = []
    var ordered = marked
    if marked.count > 1, tree.children.count < marked.count * 16 {
      ordered = tree.children.filter { $0.tree[slot: pass] >= 0 }
      if let maskLayer, maskLayer.tree[slot: pass] >= 0 { ordered.append(maskLayer) }
    }
    for layer in marked { layer.tree[slot: pass] = -1 }
    return ordered
  }

  /// Takes a sublayer that leaves out of the lists.
  func forgetPending(_ layer: CALayer) {
    for pass in TreePass.allCases {
      let slot = Int(layer.tree[slot: pass])
      guard slot >= 0 else { continue }
      layer.tree[slot: pass] = -1
      let last = tree[pending: pass].removeLast()
      if last !== layer {
        tree[pending: pass][slot] = last
        last.tree[slot: pass] = Int32(slot)
      }
    }
  }

  /// Marks the branch again for what the layer or its sublayers still need.
  func restorePending() {
    if tree.flags.contains(.needsLayout) || !tree[pending: .layout].isEmpty { markPending(.layout) }
    if render.dirtyDisplay != .none || !tree[pending: .display].isEmpty { markPending(.display) }
    markPending(.compose)
  }
}
