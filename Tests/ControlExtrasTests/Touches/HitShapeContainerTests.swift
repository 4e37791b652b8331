import ControlCore
import ControlExtras
import TestSupport
import Testing

/// U5: a shape outside its parent's bounds is reached where the parent lets the touch through.
@MainActor
struct HitShapeContainerTests {
  private let host = TestHost()
  private let container = HitShapeContainer(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
  private let control = Control(frame: CGRect(x: 30, y: 10, width: 10, height: 10))
  private let overhang = CGPoint(x: 150, y: 115)

  init() {
    container.addSubview(control)
    host.add(container)
  }

  private var hit: UIView? { host.window.hitTest(overhang, with: nil) }

  @Test("The overhanging part of a control is hit") func theOverhangingPartIsHit() {
    #expect(hit === control)
  }

  @Test("A plain parent does not pass touches to an overhanging part") func aPlainParentLosesIt() {
    let plain = UIView(frame: container.frame)
    plain.addSubview(control)
    container.removeFromSuperview()
    host.add(plain)
    #expect(hit !== control)
  }

  @Test("Hidden, transparent and noninteractive controls let the touch pass")
  func untouchableControls() {
    control.isHidden = true
    #expect(hit === host.view)
    control.isHidden = false
    control.alpha = 0.001
    #expect(hit === host.view)
    control.alpha = 1
    control.isUserInteractionEnabled = false
    #expect(hit === host.view)
  }
}
