import QuartzCore
import Testing

@MainActor struct CALayerGeometryTests {
  @Test func framesThatAreNotFiniteAreIgnoredWithAMessage() {
    let layer = CALayer()
    layer.name = "thumb"
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let messages = reports {
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      layer.position = CGPoint(x: CGFloat.infinity, y: 0)
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
    }
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(messages.count == 3)
    #expect(messages.allSatisfy { $0.contains("CALayer \"thumb\"") })
  }
}
