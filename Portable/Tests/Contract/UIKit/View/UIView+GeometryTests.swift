import Testing
import UIKit

@MainActor struct UIViewGeometryTests {
  @Test("The frame follows center and bounds") func frameFollowsCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test("Setting the frame keeps the bounds origin") func settingTheFrameKeepsTheBoundsOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 1, y: 2, width: 20, height: 30)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 20, height: 30))
  }

  @Test("The frame under a transform is the box around the view")
  func frameUnderATransformIsTheBoxAroundTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("An implicit initializer makes an empty view") func anImplicitInitializerMakesAnEmptyView()
  {
    #expect(UIView().frame == .zero)
  }

  @Test("sizeToFit() keeps the top left corner") func sizeToFitKeepsTheTopLeftCorner() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 60) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 60))
  }

  @Test("The layer has the class that the view names") func theLayerIsOfTheClassTheViewNames() {
    final class Ring: CALayer {
      var thickness = 3
    }
    class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    final class LaterRingView: RingView {}
    #expect((RingView().layer as? Ring)?.thickness == 3)
    #expect(LaterRingView(frame: .zero).layer is Ring)
    let view = RingView()
    #expect(view.layer.delegate === view)
  }
}
