import QuartzCore
import Testing

/// What corners, borders, groups, masks, shadows and depth look like.
@MainActor struct CompositorEffectsTests {
  @Test("Lines of one pixel are sharp at a scale of 3") func linesOfOnePixelAreSharpAtThree() {
    let stage = LayerStage(width: 20, height: 20, scale: 3)
    stage.add(CALayer(), CGRect(x: 1, y: 4.0 / 3, width: 10, height: 1.0 / 3), .black)
    stage.render()
    #expect(stage.pixel(10, 3) == "FFFFFF")
    #expect(stage.pixel(10, 4) == "000000")
    #expect(stage.pixel(10, 5) == "FFFFFF")
    #expect(stage.pixel(2, 4) == "FFFFFF" && stage.pixel(3, 4) == "000000")
    stage.close()
  }

  @Test("Corners are rounded and clip sublayers") func cornersAreRoundedAndClipSublayers() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    layer.cornerRadius = 20
    layer.maskedCorners = [.layerMinXMinYCorner]
    stage.render()
    #expect(stage.pixel(1, 1) == "FFFFFF" && stage.pixel(38, 1) == "FF0000")
    let inner = CALayer()
    inner.frame = layer.bounds
    inner.backgroundColor = .blue
    layer.addSublayer(inner)
    stage.render()
    #expect(stage.pixel(1, 1) == "0000FF")
    CATransaction.setDisableActions(true)
    layer.masksToBounds = true
    stage.render()
    #expect(stage.pixel(1, 1) == "FFFFFF" && stage.pixel(20, 20) == "0000FF")
    stage.close()
  }

  @Test("Borders lie above sublayers") func bordersLieAboveSublayers() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.borderWidth = 2
    layer.borderColor = .red
    let inner = CALayer()
    inner.frame = layer.bounds
    inner.backgroundColor = .blue
    layer.addSublayer(inner)
    stage.render()
    #expect(stage.pixel(1, 10) == "FF0000" && stage.pixel(2, 10) == "0000FF")
    stage.close()
  }

  @Test("Opacity fades the group as a whole") func opacityFadesTheGroupAsAWhole() {
    let stage = LayerStage()
    let group = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    for color in [CGColor.red, .blue] {
      let inner = CALayer()
      inner.frame = group.bounds
      inner.backgroundColor = color
      group.addSublayer(inner)
    }
    group.opacity = 0.5
    stage.render()
    #expect(["8080FF", "7F7FFF"].contains(stage.pixel(5, 5)))
    CATransaction.setDisableActions(true)
    group.allowsGroupOpacity = false
    stage.render()
    #expect(stage.pixel(5, 5) != "8080FF" && stage.pixel(5, 5) != "7F7FFF")
    stage.close()
  }

  @Test("A mask keeps what it covers") func aMaskKeepsWhatItCovers() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = .black
    layer.mask = mask
    stage.render()
    #expect(stage.pixel(15, 15) == "FF0000" && stage.pixel(25, 15) == "FFFFFF")
    CATransaction.setDisableActions(true)
    mask.position.x += 10
    stage.render()
    #expect(stage.pixel(15, 15) == "FFFFFF" && stage.pixel(25, 15) == "FF0000")
    layer.mask = nil
    stage.render()
    #expect(stage.pixel(15, 15) == "FF0000" && mask.superlayer == nil)
    stage.close()
  }

  @Test("Shadows spread unless the layer clips") func shadowsSpreadUnlessTheLayerClips() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 3
    stage.render()
    #expect(stage.pixel(8, 20) != "FFFFFF" && stage.pixel(20, 20) == "FF0000")
    CATransaction.setDisableActions(true)
    layer.position.x += 5
    stage.render()
    #expect(stage.pixel(1, 20) == "FFFFFF")
    CATransaction.setDisableActions(true)
    layer.masksToBounds = true
    stage.render()
    #expect(stage.pixel(13, 20) == "FFFFFF")
    stage.close()
  }

  @Test("A clear layer casts the shadow of its content")
  func aClearLayerCastsTheShadowOfItsContent() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40))
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 0, height: 10)
    layer.shadowRadius = 0
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    inner.backgroundColor = .red
    layer.addSublayer(inner)
    stage.render()
    #expect(stage.pixel(7, 17) == "000000" && stage.pixel(20, 17) == "FFFFFF")
    CATransaction.setDisableActions(true)
    inner.position.x += 15
    stage.render()
    #expect(stage.pixel(7, 17) == "FFFFFF" && stage.pixel(22, 17) == "000000")
    stage.close()
  }

  @Test("A backdrop blurs what lies below") func aBackdropBlursWhatLiesBelow() {
    let stage = LayerStage()
    stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 40), .black)
    let backdrop = CABackdropLayer()
    backdrop.blurRadius = 4
    stage.add(backdrop, CGRect(x: 0, y: 20, width: 40, height: 20))
    stage.render()
    #expect(stage.pixel(19, 5) == "000000" && stage.pixel(20, 5) == "FFFFFF")
    let mixed = stage.pixel(20, 30)
    #expect(mixed != "000000" && mixed != "FFFFFF")
    let before = stage.pixel(30, 30)
    stage.compositor.invalidate(CGRect(x: 20, y: 30, width: 2, height: 2))
    let areas = stage.render()
    #expect(stage.pixel(20, 30) == mixed && stage.pixel(30, 30) == before)
    #expect(areas.contains { $0.contains(CGRect(x: 0, y: 20, width: 40, height: 20)) })
    stage.close()
  }

  @Test("The sublayer transform is about the anchor point")
  func sublayerTransformActsAboutTheAnchor() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = CALayer()
    inner.frame = CGRect(x: 15, y: 15, width: 10, height: 10)
    inner.backgroundColor = .red
    layer.addSublayer(inner)
    stage.render()
    CATransaction.setDisableActions(true)
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    stage.render()
    #expect(stage.pixel(11, 11) == "FF0000" && stage.pixel(9, 9) == "FFFFFF")
    #expect(inner.convert(CGPoint.zero, to: layer) == CGPoint(x: 10, y: 10))
    stage.close()
  }

  @Test("A single-sided layer that is turned away is not drawn")
  func aSingleSidedLayerTurnedAwayIsNotDrawn() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    stage.render()
    #expect(stage.pixel(5, 5) == "FFFFFF")
    stage.close()
  }
}
