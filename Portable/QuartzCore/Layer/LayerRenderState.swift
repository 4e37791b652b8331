/// What a layer's next display must draw.
enum DisplayDirt: Equatable {
  case none
  case area(CGRect)
  case all
}

/// What the compositor remembers about a layer.
struct LayerRenderState {
  var dirtyDisplay = DisplayDirt.none
  var changes: LayerChange = [.subtree, .own]
  /// The stale part of the layer's own content, in its coordinates.
  var damage = CGRect.infinite
  /// Everything the layer and its sublayers draw, in the layer's coordinates.
  var extent = CGRect.null
  /// What the layer itself draws, and what its sublayers do, in the layer's coordinates.
  var ownExtent = CGRect.null
  var sublayersExtent = CGRect.null
  /// The extent in the superlayer's coordinates as last composed; null when nothing was.
  var frame = CGRect.null
  var backing: BackingStore?
  /// True once the layer has had a sublayerTransform.
  var hadSublayerTransform = false
  var caches: LayerCaches?

  /// The caches, made on first use.
  var ownCaches: LayerCaches {
    mutating get {
      if let caches { return caches }
      let made = LayerCaches()
      caches = made
      return made
    }
  }

  @inline(__always)
  func dropPresentation() { caches?.presentation = nil }
}

/// What only few layers need remembered.
final class LayerCaches {
  /// The properties at a moment of running animations, shown in place of the layer's own.
  var presentation: CALayer?
  var presentationTime: CFTimeInterval = 0
  /// The time of the layer at which an animation last had it displayed.
  var animatedDisplayTime: CFTimeInterval?
  /// Areas that sublayers have left, in the layer's coordinates.
  var lostAreas: [CGRect] = []
  var shadow: ShadowImage?
  var raster: RasterImage?
  /// What a running transition fades from, and how far it has come.
  var fade: (snapshot: LayerSnapshot, progress: Double)?
  var declined: DelegateDuty?

  /// Forgets images of a subtree that has changed.
  func dropImages() {
    if shadow?.isFromContent == true { shadow = nil }
    raster = nil
  }
}

/// A duty that a delegate may leave to its layer.
package enum DelegateDuty: Sendable {
  case display, drawing, layout
}
