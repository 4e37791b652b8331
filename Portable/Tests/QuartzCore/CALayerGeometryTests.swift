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

}
