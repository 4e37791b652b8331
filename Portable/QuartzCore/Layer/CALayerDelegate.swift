/// Something that a change of a layer's property sets going.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action ends the search for one: nothing runs.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The object that draws, lays out and animates on a layer's behalf.
///
/// Every method is optional on Apple's platforms, so each has a default here that tells the layer
/// that its delegate leaves the matter to it.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.delegateDeclines(.display) }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDeclines(.drawing) }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) { layer.delegateDeclines(.layout) }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
