import QuartzCore

/// What a view knows of configured corners, its own and those below it.
final class CornerStorage {
  var configuration: UICornerConfiguration?
  /// Whether a view below has, or has had, a radius that depends on a container.
  var isAboveConcentricCorners = false
}

@available(iOS 26.0, *)
extension UIView {
  /// The radii of the view's corners; default square.
  ///
  /// The layer's corner radius follows, with a continuous curve. Content is clipped only with
  /// `clipsToBounds`. The glass of a `UIVisualEffectView` takes the shape.
  public var cornerConfiguration: UICornerConfiguration {
    get { cornerStorage?.configuration ?? .corners(radius: .fixed(0)) }
    set {
      ownCornerStorage.configuration = newValue
      if newValue.isConcentric { markConcentricCorners() }
      updateCorners()
    }
  }

  /// Returns the radius of a corner as the configuration resolves it now.
  ///
  /// - Parameter corner: A corner, or several.
  /// - Returns: The largest radius of the corners, in points; zero for none.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = effectiveRadii
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(corners, radii).map { corner.contains($0) ? $1 : 0 }.max() ?? 0
  }
}

extension UIView {
  private final var ownCornerStorage: CornerStorage {
    if let cornerStorage { return cornerStorage }
    let made = CornerStorage()
    cornerStorage = made
    return made
  }

  /// The radii of the corners, in the order of `UIRectCorner`.
  final var effectiveRadii: [CGFloat] {
    guard let configuration = cornerStorage?.configuration else { return [0, 0, 0, 0] }
    return configuration.radii(for: bounds.size) { concentricRadius(at: $0) }
  }

  // The container's radius, less how far the corner lies inside the container's.
  private func concentricRadius(at index: Int) -> CGFloat {
    guard let container = cornerContainer else { return 0 }
    let corner = container.convert(bounds.corner(at: index), from: self)
    let outer = container.bounds.corner(at: index)
    let distance = max(abs(corner.x - outer.x), abs(corner.y - outer.y))
    return max(0, container.effectiveRadii[index] - distance)
  }

  private var cornerContainer: UIView? {
    var ancestor = superview
    while let candidate = ancestor {
      if candidate.cornerStorage?.configuration != nil { return candidate }
      ancestor = candidate.superview
    }
    return nil
  }

  // The views above must tell this one when they change.
  private func markConcentricCorners() {
    var ancestor = parentView
    while let view = ancestor {
      view.ownCornerStorage.isAboveConcentricCorners = true
      ancestor = view.parentView
    }
  }

  /// Called after the view came into another superview.
  final func cornerContainerDidChange() {
    guard let cornerStorage else { return }
    if cornerStorage.configuration?.isConcentric == true || cornerStorage.isAboveConcentricCorners {
      markConcentricCorners()
    }
    updateCorners()
  }

  /// Applies the radii again, and those below that depend on them.
  final func updateCorners() {
    guard let cornerStorage else { return }
    if cornerStorage.configuration != nil { applyCorners(effectiveRadii) }
    guard cornerStorage.isAboveConcentricCorners else { return }
    for subview in childViews { subview.updateCorners() }
  }

  private func applyCorners(_ radii: [CGFloat]) {
    backingLayer.setCorners(radii)
    (self as? UIVisualEffectView)?.shapeDidChange()
  }
}

extension CALayer {
  /// Rounds the corners with continuous curves; the radii are in the order of `UIRectCorner`.
  ///
  /// Equal radii are animated as `cornerRadius` is; different ones take effect at once.
  func setCorners(_ radii: [CGFloat]) {
    guard radii.count == 4 else { return }
    let isUniform = radii.allSatisfy { $0 == radii[0] }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    cornerCurve = .continuous
    cornerRadii =
      isUniform
      ? nil
      : CornerRadii(
        minXMinY: radii[0], maxXMinY: radii[1], minXMaxY: radii[2], maxXMaxY: radii[3])
    CATransaction.commit()
    cornerRadius = radii.max() ?? 0
  }
}

extension CGRect {
  /// The corner of an index in the order of `UIRectCorner`.
  fileprivate func corner(at index: Int) -> CGPoint {
    CGPoint(x: index % 2 == 0 ? minX : maxX, y: index < 2 ? minY : maxY)
  }
}
