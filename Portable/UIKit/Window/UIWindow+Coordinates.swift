import QuartzCore

extension UIWindow {
  // A window's layer is a root: its superlayer's coordinates are the scene's.
  final func pointInScene(_ point: CGPoint) -> CGPoint {
    let layer = backingLayer
    let offset = CGPoint(
      x: point.x - layer.bounds.minX - layer.anchorPoint.x * layer.bounds.width,
      y: point.y - layer.bounds.minY - layer.anchorPoint.y * layer.bounds.height)
    let turned = offset.applying(layer.affineTransform())
    return CGPoint(x: layer.position.x + turned.x, y: layer.position.y + turned.y)
  }

  final func point(fromScene point: CGPoint) -> CGPoint {
    let layer = backingLayer
    let offset = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
    let turned = offset.applying(layer.affineTransform().inverted())
    return CGPoint(
      x: turned.x + layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: turned.y + layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
  }

  // nil stands for the scene's coordinates.
  final func convertPoint(_ point: CGPoint, toWindow window: UIWindow?) -> CGPoint {
    if window === self { return point }
    let inScene = pointInScene(point)
    return window?.point(fromScene: inScene) ?? inScene
  }

  final func convertPoint(_ point: CGPoint, fromWindow window: UIWindow?) -> CGPoint {
    if window === self { return point }
    return self.point(fromScene: window?.pointInScene(point) ?? point)
  }
}
