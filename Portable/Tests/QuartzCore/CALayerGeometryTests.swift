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

  @Test("Where no layer turns, points are where the corners of rectangles are", arguments: 0..<200)
  func conversion(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> CGFloat { CGFloat(Int.random(in: 0..<400, using: &random)) / 4 - 50 }
    let layers = (0..<6).map { _ in CALayer() }
    for (index, layer) in layers.enumerated() {
      layer.bounds = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      layer.position = CGPoint(x: number(), y: number())
      layer.anchorPoint = CGPoint(x: number() / 50, y: number() / 50)
      if index > 0 { layers[Int.random(in: 0..<index, using: &random)].addSublayer(layer) }
    }
    let (from, to) = (
      layers[Int.random(in: 0..<6, using: &random)], layers[Int.random(in: 0..<6, using: &random)]
    )
    let point = CGPoint(x: number(), y: number())
    let corner = from.convert(CGRect(origin: point, size: .zero), to: to).origin
    let converted = from.convert(point, to: to)
    #expect(abs(converted.x - corner.x) < 1e-9 && abs(converted.y - corner.y) < 1e-9)
  }
}
