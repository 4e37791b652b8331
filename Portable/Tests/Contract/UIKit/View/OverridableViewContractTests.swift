import Testing
import UIKit

/// Methods that UIKit declares as open, so that a subclass may override them.
@MainActor struct OverridableViewContractTests {
  private final class Probe: UIView {
    var calls: [String] = []

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      calls.append("point to")
      return super.convert(point, to: view)
    }

    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      calls.append("point from")
      return super.convert(point, from: view)
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      calls.append("rect to")
      return super.convert(rect, to: view)
    }

    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      calls.append("rect from")
      return super.convert(rect, from: view)
    }

    override func isDescendant(of view: UIView) -> Bool {
      calls.append("descendant")
      return super.isDescendant(of: view)
    }

    override func viewWithTag(_ tag: Int) -> UIView? {
      calls.append("tag")
      return super.viewWithTag(tag)
    }

    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      calls.append("exchange")
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }

    override func bringSubviewToFront(_ view: UIView) {
      calls.append("front")
      super.bringSubviewToFront(view)
    }

    override func sendSubviewToBack(_ view: UIView) {
      calls.append("back")
      super.sendSubviewToBack(view)
    }
  }

  @Test("A subclass sees every call") func aSubclassSeesEveryCall() {
    let (probe, child, other) = (Probe(), UIView(), UIView())
    probe.frame.origin = CGPoint(x: 3, y: 4)
    let root = UIView()
    // Of the overloads, a view that is no optional takes the one for coordinate spaces.
    let target: UIView? = root
    root.addSubview(probe)
    for view in [child, other] { probe.addSubview(view) }
    let view: UIView = probe
    #expect(view.convert(CGPoint.zero, to: target) == CGPoint(x: 3, y: 4))
    #expect(view.convert(CGPoint.zero, from: target) == CGPoint(x: -3, y: -4))
    #expect(view.convert(CGRect.zero, to: target).origin == CGPoint(x: 3, y: 4))
    #expect(view.convert(CGRect.zero, from: target).origin == CGPoint(x: -3, y: -4))
    #expect(view.isDescendant(of: root))
    #expect(view.viewWithTag(7) == nil)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews == [other, child])
    view.bringSubviewToFront(other)
    view.sendSubviewToBack(other)
    #expect(view.subviews == [other, child])
    #expect(
      probe.calls == [
        "point to", "point from", "rect to", "rect from", "descendant", "tag", "exchange", "front",
        "back",
      ])
  }
}
