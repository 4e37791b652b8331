import QuartzCore

// The ring around the item that has the focus. It follows the item from frame to frame.
@MainActor
final class FocusHalo {
  private static let width: CGFloat = 3

  private let layer = CAShapeLayer()

  init() {
    layer.fillColor = nil
    layer.lineWidth = Self.width
  }

  func show(around item: (any UIFocusItem)?, in window: UIWindow?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let item, let window, let effect = item.focusEffect,
      let path = path(of: effect, item: item, in: window)
    else {
      layer.removeFromSuperlayer()
      return
    }
    if layer.superlayer !== window.backingLayer { window.backingLayer.addSublayer(layer) }
    layer.frame = window.bounds
    layer.path = path
    layer.strokeColor = (item as? UIView ?? window).tintColor.cgColor
  }

  private func path(
    of effect: UIFocusEffect, item: any UIFocusItem, in window: UIWindow
  ) -> CGPath? {
    let space = FocusMap.coordinateSpace(of: item)
    let halo = effect as? UIFocusHaloEffect
    let outset = halo?.position == .inside ? -Self.width / 2 : Self.width / 2
    let rect = halo?.path.bounds ?? item.frame
    guard !rect.isEmpty else { return nil }
    let place = space.convert(rect, to: window).insetBy(dx: -outset, dy: -outset)
    if let halo {
      let bounds = halo.path.bounds
      var fitting = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(
          CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height)
        )
        .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
      return halo.path.cgPath.copy(using: &fitting)
    }
    let radius = max((item as? UIView)?.backingLayer.cornerRadius ?? 0, 5) + outset
    return UIBezierPath(roundedRect: place, cornerRadius: radius).cgPath
  }
}
