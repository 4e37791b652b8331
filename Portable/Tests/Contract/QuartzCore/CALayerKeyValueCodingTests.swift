import QuartzCore
import Testing

@MainActor struct CALayerKeyValueCodingTests {
  @Test("Components are read and written") func componentsAreReadAndWritten() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "position")
    layer.setValue(9, forKeyPath: "position.x")
    layer.setValue(CGFloat(20), forKeyPath: "bounds.size.width")
    layer.setValue(2.5, forKeyPath: "bounds.origin.y")
    layer.setValue(Float(0.25), forKeyPath: "opacity")
    layer.setValue(NSNumber(value: 6), forKeyPath: "shadowOffset.width")
    #expect(layer.position == CGPoint(x: 9, y: 4))
    #expect(layer.bounds == CGRect(x: 0, y: 2.5, width: 20, height: 0))
    #expect(layer.opacity == 0.25)
    #expect(layer.shadowOffset.width == 6)
    #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 4)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 20, height: 0))
  }

  @Test("Transform parts are independent") func transformPartsAreIndependent() throws {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "transform.translation.y")
    func part(_ path: String) -> CGFloat {
      layer.value(forKeyPath: "transform." + path) as? CGFloat ?? .nan
    }
    #expect(abs(part("scale.x") - 2) < 1e-9 && abs(part("scale.y") - 1) < 1e-9)
    #expect(abs(part("rotation.z") - .pi / 3) < 1e-9)
    #expect(abs(part("rotation") - .pi / 3) < 1e-9)
    #expect(abs(part("translation.y") - 7) < 1e-9 && part("translation.x") == 0)
    layer.transform = CATransform3DIdentity
    layer.setValue(-1, forKeyPath: "transform.scale.x")
    #expect(abs(part("scale.x") + 1) < 1e-9 && abs(part("rotation.z")) < 1e-9)
    layer.setValue(0.5, forKeyPath: "transform.rotation.y")
    #expect(abs(part("rotation.y") - 0.5) < 1e-9)
  }

  @Test("Unknown keys keep any value") func unknownKeysKeepAnyValue() {
    let layer = CALayer()
    #expect(layer.value(forKey: "custom") == nil)
    layer.setValue("text", forKey: "custom")
    #expect(layer.value(forKey: "custom") as? String == "text")
    layer.setValue(nil, forKey: "custom")
    #expect(layer.value(forKey: "custom") == nil)
    let copy = CALayer(layer: layer)
    #expect(copy.value(forKey: "custom") == nil)
    layer.setValue(3, forKeyPath: "a.b")
    #expect(layer.value(forKeyPath: "a.b") as? Int == 3)
  }

  @Test("A copy has the same properties") func aCopyHasTheSameProperties() {
    let layer = CAShapeLayer()
    layer.cornerRadius = 3
    layer.shadowOpacity = 0.5
    layer.strokeEnd = 0.4
    layer.setValue(1, forKey: "custom")
    let copy = CAShapeLayer(layer: layer)
    #expect(copy.cornerRadius == 3 && copy.shadowOpacity == 0.5 && copy.strokeEnd == 0.4)
    #expect(copy.value(forKey: "custom") as? Int == 1)
    copy.shadowOpacity = 1
    #expect(layer.shadowOpacity == 0.5)
  }
}
