/// The properties in which Core Animation does not accept values that are not finite.
private enum LayerGeometry {
  static let keys: Set = [
    "frame", "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform",
    "sublayerTransform",
  ]
}

/// What a change makes stale.
struct LayerChange: OptionSet {
  let rawValue: UInt8

  /// What the layer itself draws.
  static let own = LayerChange(rawValue: 1 << 0)
  /// Where or how the layer and everything below it is drawn.
  static let subtree = LayerChange(rawValue: 1 << 1)
  /// Where the layer lies, and everything below it.
  static let place = LayerChange(rawValue: 1 << 2)
  /// How large the layer is, and with that what it draws and where its sublayers lie.
  static let size = LayerChange(rawValue: 1 << 3)

  var affectsOwn: Bool { !isDisjoint(with: [.own, .size]) }
  var affectsSubtree: Bool { !isDisjoint(with: [.subtree, .place, .size]) }
}

extension CALayer {
  func assign<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<LayerValues, Value>, _ key: String,
    _ change: LayerChange, if isValid: Bool = true
  ) {
    guard isValid else { return reportInvalid(value, key) }
    guard values[keyPath: path] != value else { return }
    let action = changeAction(forKey: key)
    values[keyPath: path] = value
    changed(change, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func assignRare<Value: Equatable>(
    _ value: Value, _ path: ReferenceWritableKeyPath<RareLayerValues, Value>, _ key: String,
    _ change: LayerChange, if isValid: Bool = true
  ) {
    guard isValid else { return reportInvalid(value, key) }
    guard values.rare[keyPath: path] != value else { return }
    let action = changeAction(forKey: key)
    values.ownRare[keyPath: path] = value
    changed(change, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func assignRareTransform(
    _ value: CATransform3D, _ path: ReferenceWritableKeyPath<RareLayerValues, CATransform3D>,
    _ key: String
  ) {
    guard value.isFinite else { return reportInvalid(value, key) }
    guard values.rare[keyPath: path] != value else { return }
    let action = changeAction(forKey: key)
    values.ownRare[keyPath: path] = value
    changed(.subtree, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func assignTiming<Value: Equatable>(_ value: Value, _ path: WritableKeyPath<LayerTiming, Value>) {
    guard values.rare.timing[keyPath: path] != value else { return }
    values.ownRare.timing[keyPath: path] = value
    tree.root?.wake()
  }

  func assignZPosition(_ value: CGFloat) {
    guard value != 0 || values.zPosition != 0 || !value.isFinite else { return }
    if value.isFinite { tree.parent?.tree.flags.insert(.hasDepth) }
    assign(value, \.zPosition, "zPosition", .subtree, if: value.isFinite)
  }

  func assignContents(_ value: Any?) {
    // Whoever gives contents, even none, has nothing drawn until the layer is marked again.
    render.dirtyDisplay = .none
    if value == nil, values.contents == nil { return }
    let action = changeAction(forKey: "contents")
    values.contents = value
    render.backing = value as? BackingStore
    changed(.own, key: "contents")
    action?.run(forKey: "contents", object: self, arguments: nil)
  }

  /// Notes a change of this layer for the next composition.
  func changed(_ change: LayerChange, key: String? = nil) {
    guard !isPresentation else { return }
    render.dropPresentation()
    if change.affectsOwn { render.damage = .infinite }
    if !render.changes.isSuperset(of: change) { render.changes.formUnion(change) }
    markPending(.compose)
    if let key, tree.root != nil || type(of: self) != CALayer.self,
      type(of: self).needsDisplay(forKey: key)
    {
      setNeedsDisplay()
    }
  }

  /// Notes that only `area` of what the layer draws has changed.
  func changed(area: CGRect) {
    guard !isPresentation else { return }
    render.damage = render.damage.union(area)
    render.changes.insert(.own)
    markPending(.compose)
  }

  func reportInvalid(_ value: Any, _ key: String) {
    if LayerGeometry.keys.contains(key) {
      return reportMisuse(
        "CALayer.\(key)", "\(value) is not finite; compute a finite value for \(summary)")
    }
    PortableLog.report("\(summary): \(key) \(value) is not usable; the change is ignored")
  }

  func copyProperties(of layer: Any) {
    guard let other = layer as? CALayer else { return }
    values = other.values
    render.backing = other.render.backing
    delegate = other.delegate
    tree.flags = []
  }
}
