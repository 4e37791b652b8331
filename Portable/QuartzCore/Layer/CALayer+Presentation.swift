extension CALayer {
  package convenience init(dynamicCopyOf layer: CALayer) { self.init(layer: layer) }
  package convenience init(dynamic: ()) { self.init() }

  // Calls an initializer of the class the receiver names, which Swift allows for required
  // initializers only; the symbols are those of the two initializers above.
  @_silgen_name("$s10QuartzCore7CALayerC13dynamicCopyOfA2C_tcfC")
  private static func makeCopy(of layer: __owned CALayer) -> Self
  @_silgen_name("$s10QuartzCore7CALayerC7dynamicACyt_tcfC")
  private static func makeNew(_: ()) -> Self

  /// A new layer of a class known only while running, through that class's `init()`.
  package static func make() -> Self { makeNew(()) }

  /// The layer as it is shown now; nil before the first commit.
  func presentationCopy() -> CALayer? {
    if isPresentation { return self }
    guard tree.flags.contains(.isCommitted) else { return nil }
    return presentationCopy(at: MediaClock.now, ofOwnClass: true)
  }

  /// The values shown now, without a copy of the layer's own class; nil before the first commit.
  package func shownCopy() -> CALayer? {
    if isPresentation { return self }
    guard tree.flags.contains(.isCommitted) else { return nil }
    return presentationCopy(at: MediaClock.now)
  }

  /// The layer as it is shown at a time, made anew when the time or the layer has changed.
  ///
  /// The renderer takes a copy of the class of this module that the layer's class derives from. A
  /// subclass that declares initializers of its own need not have `init(layer:)`, and calling it
  /// there would trap. As in Core Animation only `presentation()`, and drawing for an animated key
  /// that needs display, make a copy of the subclass.
  func presentationCopy(at time: CFTimeInterval, ofOwnClass usesOwnClass: Bool = false) -> CALayer {
    let caches = render.ownCaches
    if let copy = caches.presentation,
      caches.presentationTime == time || animationStore == nil,
      !usesOwnClass || type(of: copy) == type(of: self)
    {
      return copy
    }
    let copy = (usesOwnClass ? type(of: self) : renderClass).makeCopy(of: self)
    copy.presented = self
    copy.tree.flags = tree.flags.intersection([.isCommitted, .hasDepth])
    copy.tree.flags.insert(.isPresentation)
    copy.maskLayer = maskLayer
    if let animationStore {
      let local = localTime(time)
      for entry in animationStore.entries { entry.apply(to: copy, at: local) }
    }
    caches.presentation = copy
    caches.presentationTime = time
    return copy
  }

  /// What the renderer draws: the layer, or its copy while animations run.
  func shown(at time: CFTimeInterval?) -> CALayer {
    guard let time, animationStore != nil else { return self }
    return presentationCopy(at: time)
  }
}
