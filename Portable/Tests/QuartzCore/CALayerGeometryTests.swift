import QuartzCore
import TestSupport
import Testing

@MainActor struct CALayerGeometryTests {
  @Test("Frames that are not finite are misuse") func framesThatAreNotFiniteAreMisuse() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    // Core Animation raises CALayerInvalidGeometry: "CALayer position contains NaN" from a setter,
    // "sublayer with non-finite position" from the next commit.
    expectMisuse("CALayer.frame", reason: "is not finite") {
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
    expectMisuse("CALayer.position", reason: "is not finite") {
      layer.position = CGPoint(x: CGFloat.infinity, y: 0)
    }
    expectMisuse("CALayer.bounds", reason: "is not finite") {
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
    }
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

}
