import QuartzCore
import Testing

/// Apple's Core Animation Programming Guide adds perspective by m34 of a sublayerTransform.
@MainActor struct LayerPainterProjectionTests {
  /// A red square of 60 points, turned by one radian about y. Its left edge comes nearer: it is at
  /// x = 28.3 and reaches from y = 9.9 to 90.1; the right one is at x = 62.9 and reaches from 26 to 74.
  private func turn(_ stage: LayerStage) -> CALayer {
    CATransaction.setDisableActions(true)
    stage.root.sublayerTransform.m34 = -1 / 100
    let layer = stage.add(
      CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60),
      CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    stage.render()
    return layer
  }

  @Test("The near side is taller than the far one") func theNearSideIsTallerThanTheFarOne() {
    let stage = LayerStage(width: 100, height: 100)
    _ = turn(stage)
    #expect(stage.pixel(30, 14) == "FF0000")
    #expect(stage.pixel(30, 86) == "FF0000")
    #expect(stage.pixel(61, 22) == "FFFFFF")
    #expect(stage.pixel(61, 30) == "FF0000")
    #expect(stage.pixel(26, 50) == "FFFFFF")
    #expect(stage.pixel(65, 50) == "FFFFFF")
    stage.close()
  }

  @Test("Sublayers lie in the plane") func sublayersLieInThePlane() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = turn(stage)
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.addSublayer(inner)
    stage.render()
    // The middle of the plane stays at x = 50.
    #expect(stage.pixel(47, 50) == "0000FF")
    #expect(stage.pixel(53, 50) == "FF0000")
    #expect(stage.pixel(30, 14) == "0000FF")
    stage.close()
  }

  @Test("A change inside is drawn again") func aChangeInsideIsDrawnAgain() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = turn(stage)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    stage.render()
    #expect(stage.pixel(30, 14) == "00FF00")
    CATransaction.setDisableActions(true)
    layer.isHidden = true
    stage.render()
    #expect(stage.pixel(30, 14) == "FFFFFF")
    stage.close()
  }

  /// A turn of a quarter shows the plane from its edge, which nothing is seen of.
  @Test("A plane seen from its edge is not drawn") func aPlaneSeenFromItsEdgeIsNotDrawn() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = turn(stage)
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    stage.render()
    for x in stride(from: 0, to: 100, by: 3) { #expect(stage.pixel(x, 50) == "FFFFFF") }
    stage.close()
  }
}
