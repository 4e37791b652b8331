import QuartzCore
import TestSupport
import Testing

@MainActor struct CALayerTreeTests {
  /// A sibling that is not in the receiver's sublayers array raises an exception (Apple's
  /// documentation of insertSublayer(_:below:) and insertSublayer(_:above:)).
  @Test("A sibling elsewhere is a misuse") func aSiblingElsewhereIsAMisuse() {
    let (root, other) = (CALayer(), CALayer())
    expectMisuse("CALayer.insertSublayer(_:below:)", reason: "is no sublayer of") {
      root.insertSublayer(CALayer(), below: other)
    }
    expectMisuse("CALayer.insertSublayer(_:above:)", reason: "is no sublayer of") {
      root.insertSublayer(CALayer(), above: other)
    }
  }

  @Test("A layer cannot contain itself") func aLayerCannotContainItself() {
    let (a, b) = (CALayer(), CALayer())
    a.addSublayer(b)
    expectMisuse("CALayer.addSublayer(_:)", reason: "remove one from the tree first") {
      b.addSublayer(a)
    }
    #expect(b.sublayers == nil && a.superlayer == nil)
  }

  @Test("A sublayer survives in another tree after its superlayer is released")
  func aSublayerGoesOnInAnotherTreeAfterItsSuperlayerIsGone() {
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

  @Test("Layout that marks itself ends with a report") func layoutThatMarksItselfEndsWithAMessage()
  {
    let layer = RestlessLayer()
    expectMisuse("CALayer.layoutIfNeeded()", reason: "still marks itself") {
      layer.layoutIfNeeded()
    }
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
