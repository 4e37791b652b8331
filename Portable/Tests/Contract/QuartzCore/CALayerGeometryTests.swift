import QuartzCore
import Testing

@MainActor struct CALayerGeometryTests {
  @Test("The frame follows from bounds, position and anchor point")
  func frameFollowsFromBoundsPositionAndAnchor() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("The frame is the box around the transformed bounds")
  func frameIsTheBoxAroundTheTransformedBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.width - 10) < 1e-9 && abs(frame.height - 20) < 1e-9)
    #expect(abs(frame.midX - 10) < 1e-9 && abs(frame.midY - 5) < 1e-9)
  }

  @Test("Points are converted through bounds origins and transforms")
  func pointsAreConvertedThroughBoundsOriginsAndTransforms() {
    let outer = CALayer()
    let inner = CALayer()
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    inner.frame = CGRect(x: 20, y: 60, width: 10, height: 10)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    outer.addSublayer(inner)
    let point = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(point == CGPoint(x: 15, y: 55))
    #expect(inner.convert(point, from: outer) == .zero)
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: outer)
        == CGRect(x: 15, y: 55, width: 20, height: 20))
  }

  @Test("hitTest(_:) finds the topmost layer by depth and order")
  func hitTestFindsTheTopmostLayerByDepthAndOrder() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let below = CALayer()
    let above = CALayer()
    for layer in [below, above] {
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      root.addSublayer(layer)
    }
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === above)
    below.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === below)
    below.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === above)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    #expect(root.hitTest(CGPoint(x: 150, y: 50)) == nil)
  }

  @Test("hitTest(_:) looks outside the bounds unless they clip")
  func hitTestLooksOutsideTheBoundsUnlessTheyClip() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let child = CALayer()
    child.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  @Test("Transforms invert and concatenate") func transformsInvertAndConcatenate() {
    let t = CATransform3DConcat(
      CATransform3DMakeRotation(0.3, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6))
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    let identity = CATransform3DIdentity
    #expect(abs(product.m11 - identity.m11) < 1e-12 && abs(product.m12) < 1e-12)
    #expect(abs(product.m41) < 1e-12 && abs(product.m44 - 1) < 1e-12)
    let singular = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(singular), singular))
    #expect(!CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
  }

  /// "The m34 value of the CATransform3D data structure" adds perspective when a superlayer has it in
  /// its sublayerTransform (Apple's Core Animation Programming Guide). Depth z is divided by
  /// 1 + z · m34, and a turn by θ about y gives the point x the depth -x · sin θ.
  @Test("A perspective draws the far side smaller") func aPerspectiveDrawsTheFarSideSmaller() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.sublayerTransform.m34 = -1 / 100
    let child = CALayer()
    child.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    parent.addSublayer(child)
    child.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    let near = child.convert(CGPoint(x: 0, y: 0), to: parent)
    let far = child.convert(CGPoint(x: 60, y: 0), to: parent)
    let (x, depth): (CGFloat, CGFloat) = (30 * cos(1), 0.3 * sin(1))
    let (nearScale, farScale) = (1 / (1 - depth), 1 / (1 + depth))
    #expect(abs(near.x - (50 - x * nearScale)) < 1e-6)
    #expect(abs(near.y - (50 - 30 * nearScale)) < 1e-6)
    #expect(abs(far.x - (50 + x * farScale)) < 1e-6)
    #expect(abs(far.y - (50 - 30 * farScale)) < 1e-6)
    let back = child.convert(far, from: parent)
    #expect(abs(back.x - 60) < 1e-6 && abs(back.y) < 1e-6)
    #expect(parent.hitTest(CGPoint(x: 30, y: 14)) === child)
    #expect(parent.hitTest(CGPoint(x: 61, y: 20)) === parent)
  }
}
