import TestSupport
import Testing

@MainActor struct UIViewGeometryTests {
  @Test("Geometry that is not finite is misuse") func geometryThatIsNotFiniteIsMisuse() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    // Core Animation raises CALayerInvalidGeometry for the layer of the view.
    expectMisuse("UIView.frame", reason: "is not finite") {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    }
    expectMisuse("UIView.bounds", reason: "is not finite") {
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    }
    expectMisuse("UIView.center", reason: "is not finite") { view.center.x = .nan }
    expectMisuse("UIView.transform", reason: "a part of it is not finite") {
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    }
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.transform.isIdentity)
  }

  @Test("A layer class that is not a layer is replaced with a report")
  func aLayerClassThatIsNoLayerIsReplacedWithAMessage() {
    final class Wrong: UIView {
      override class var layerClass: AnyClass { NSArray.self }
    }
    expectReport(containing: "is not a CALayer") {
      #expect(type(of: Wrong().layer) == CALayer.self)
    }
  }

  @Test("An explicit content scale survives joining a window")
  func anExplicitContentScaleSurvivesJoiningAWindow() {
    let host = TestHost(scale: 3)
    let plain = host.add(UIView())
    #expect(plain.contentScaleFactor == 3)
    let own = UIView()
    own.contentScaleFactor = 1
    host.add(own)
    #expect(own.contentScaleFactor == 1)
  }
}
