import QuartzCore
import Testing

/// Default values of Apple's documentation of `CALayer` and its subclasses.
@MainActor struct CALayerDefaultsTests {
  private let layer = CALayer()

  @Test("A layer is empty, visible and does not clip") func aLayerIsEmptyVisibleAndDoesNotClip() {
    #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && !layer.isOpaque)
    #expect(layer.isDoubleSided)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.mask == nil)
    #expect(layer.contents == nil && layer.delegate == nil && layer.name == nil)
  }

  @Test("Contents fill the layer at one pixel per point")
  func contentsFillTheLayerAtOnePixelPerPoint() {
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsScale == 1)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
  }

  @Test("A shadow is invisible and lies above in the layer's own coordinates")
  func aShadowIsInvisibleAndLiesAboveInTheLayersOwnCoordinates() {
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowPath == nil)
  }

  @Test("A new layer has no border, corner radius or background")
  func thereIsNoBorderCornerOrBackground() {
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0)
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(!layer.drawsAsynchronously)
  }

  @Test("A shape is filled with black and not stroked") func aShapeIsFilledWithBlackAndNotStroked()
  {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.strokeColor == nil)
    #expect(shape.fillColor?.alpha == 1)
    #expect(shape.fillRule == .nonZero)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
  }

  @Test("A gradient goes from the top to the bottom") func aGradientGoesFromTheTopToTheBottom() {
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.colors == nil && gradient.locations == nil)
    #expect(gradient.type == .axial)
  }

  @Test("The sublayers' transform and the layer's are the identity")
  func theSublayersTransformAndTheLayersAreTheIdentity() {
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.affineTransform() == .identity)
  }

  @Test("Setting the frame moves the position by the anchor point")
  func settingTheFrameMovesThePositionByTheAnchorPoint() {
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(layer.position == CGPoint(x: 20, y: 30))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 20, height: 40))
  }
}
