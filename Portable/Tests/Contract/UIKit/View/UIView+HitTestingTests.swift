import Testing
import UIKit

@MainActor struct UIViewHitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 50) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("The deepest topmost view is hit") func theDeepestTopmostViewIsHit() {
    let lower = box(0, 0)
    let upper = box(25, 25)
    let inner = box(0, 0, 10)
    root.addSubview(lower)
    root.addSubview(upper)
    upper.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === upper)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === lower)
    #expect(root.hitTest(CGPoint(x: 90, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }

  @Test("Views that cannot be touched let touches through", arguments: 0..<4)
  func viewsThatCannotBeTouchedLetTouchesThrough(_ reason: Int) {
    let view = box(0, 0)
    let child = box(0, 0)
    view.addSubview(child)
    root.addSubview(view)
    switch reason {
    case 0: view.isHidden = true
    case 1: view.alpha = 0.005
    case 2: view.isUserInteractionEnabled = false
    default: view.bounds.size = .zero
    }
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  @Test("A barely visible view is still hit") func aBarelyVisibleViewIsStillHit() {
    let view = box(0, 0)
    view.alpha = 0.02
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test("Points outside the superview are not hit") func whatLiesOutsideTheSuperviewIsNotHit() {
    let view = box(0, 0)
    let child = box(40, 40)
    view.addSubview(child)
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 80, y: 80), with: nil) === root)
  }

  @Test("Hit testing calls point(inside:with:) and respects the bounds origin")
  func pointInsideIsAskedAndTheBoundsOriginCounts() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(wide)
    #expect(root.hitTest(CGPoint(x: 25, y: 45), with: nil) === wide)
    root.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(root.hitTest(CGPoint(x: 25, y: 100), with: nil) === root)
  }

  @Test("Hits follow transforms") func hitsFollowTransforms() {
    let view = box(25, 25)
    view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
    view.transform3D = CATransform3DMakeScale(1, 0.1, 1)
    #expect(root.hitTest(CGPoint(x: 27, y: 50), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 27, y: 30), with: nil) === root)
  }
}
