// The samples of HitShapes.md, compiled as in an app: without testable imports.

// sample HitShapes 1
import ControlCore
import UIKit

@MainActor
func makeDial() -> Control {
  let dial = Control(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  dial.hitShape = .rounded(60)
  return dial
}
// end of sample

// sample HitShapes 2
let imageAndLabel = HitShape.union(
  .padded(.rounded(30), top: 0, left: 0, bottom: 0, right: 120),
  .padded(.bounds, top: 8, left: 60, bottom: 8, right: 0))
// end of sample

// sample HitShapes 3
final class RoundedView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitShape.rounded(20).contains(point, in: bounds)
  }
}
// end of sample
