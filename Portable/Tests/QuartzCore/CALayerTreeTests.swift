import QuartzCore
import TestSupport
import Testing

@MainActor struct CALayerTreeTests {
  @Test func aLayerCannotContainItself() {
    let (a, b) = (CALayer(), CALayer())
    a.addSublayer(b)
    expectMisuse("CALayer.addSublayer(_:)") { b.addSublayer(a) }
    #expect(b.sublayers == nil && a.superlayer == nil)
  }

  @Test func aSublayerGoesOnInAnotherTreeAfterItsSuperlayerIsGone() {
    let stage = LayerStage()
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      child.setNeedsLayout()
    }
    stage.root.addSublayer(child)
    child.backgroundColor = .black
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(stage.render().count == 1)
    child.removeFromSuperlayer()
    #expect(stage.render().count == 1)
    stage.close()
  }

  @Test func layoutThatMarksItselfEndsWithAMessage() {
    let layer = RestlessLayer()
    expectMisuse("CALayer.layoutIfNeeded()") { layer.layoutIfNeeded() }
    #expect(layer.count == 8)
  }
}

final class RestlessLayer: CALayer {
  var count = 0

  override func layoutSublayers() {
    count += 1
    setNeedsLayout()
  }
}
