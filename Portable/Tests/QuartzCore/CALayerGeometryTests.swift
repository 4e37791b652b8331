import QuartzCore
import TestSupport
import Testing

@MainActor struct CALayerGeometryTests {
  @Test func framesThatAreNotFiniteAreMisuse() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    // Core Animation raises CALayerInvalidGeometry: "CALayer position contains NaN" from a setter,
    // "sublayer with non-finite position" from the next commit.
    expectMisuse("CALayer.frame") {
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
    expectMisuse("CALayer.position") { layer.position = CGPoint(x: CGFloat.infinity, y: 0) }
    expectMisuse("CALayer.bounds") {
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
    }
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Apple's Core Animation Programming Guide adds perspective by m34 of a sublayerTransform. Here
  /// parallel sides stay parallel, so a layer that needs more says so.
  @Test func aPlaneThatRecedesIsReported() {
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    parent.sublayerTransform.m34 = -1 / 500
    let flat = reports {
      child.transform = CATransform3DMakeTranslation(0, 0, 100)
      _ = child.convert(CGPoint(x: 1, y: 1), to: parent)
    }
    #expect(flat.isEmpty)
    let tilted = reports {
      child.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      _ = child.convert(CGPoint(x: 1, y: 1), to: parent)
    }
    #expect(tilted.count == 1)
    #expect(tilted.allSatisfy { $0.contains("perspective") })
  }

  @Test func aRotationWithoutPerspectiveIsNotReported() {
    let layer = CALayer()
    let parent = CALayer()
    parent.addSublayer(layer)
    let messages = reports {
      layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
      _ = layer.convert(CGPoint(x: 1, y: 1), to: parent)
    }
    #expect(messages.isEmpty)
  }
}
