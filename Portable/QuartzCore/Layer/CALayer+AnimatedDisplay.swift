extension CALayer {
  /// Whether an animation, running or held after its end, changes a property that needs display.
  private var hasAnimatedDisplay: Bool {
    guard type(of: self) != CALayer.self, let animationStore else { return false }
    return animationStore.entries.contains(where: needsDisplay(for:))
  }

  func needsDisplay(for entry: LayerAnimation) -> Bool {
    entry.animation.animatedKeys.contains { type(of: self).needsDisplay(forKey: $0) }
  }

  /// Marks the layer for display once in each frame of a running animation of such a property.
  func markAnimatedDisplay() {
    guard hasAnimatedDisplay, animationStore?.isRunning == true else { return }
    let time = localTime(MediaClock.now)
    guard render.caches?.animatedDisplayTime != time else { return }
    render.ownCaches.animatedDisplayTime = time
    render.dropPresentation()
    setNeedsDisplay()
  }

  /// Displays this layer, which provides contents or draws.
  func displayNow() {
    guard hasAnimatedDisplay else { return display() }
    // Contents that fade in anew in every frame would not be seen before the animation has ended.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    display()
    CATransaction.commit()
  }

  /// The layer whose values `draw(in:)` shows: a copy of the layer's own class while an animation
  /// changes a property that needs display.
  var drawnLayer: CALayer {
    guard !isPresentation, tree.root != nil, hasAnimatedDisplay else { return self }
    return presentationCopy(at: MediaClock.now, ofOwnClass: true)
  }
}

extension RenderTree {
  /// Marks the layers that an animation has displayed in every frame.
  func markAnimatedDisplays() {
    for layer in animated where layer.tree.root === self { layer.markAnimatedDisplay() }
  }
}
