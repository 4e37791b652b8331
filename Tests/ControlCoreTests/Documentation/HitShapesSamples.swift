// The samples of HitShapes.md, compiled as in an app: without testable imports.

// sample HitShapes 1
import ControlCore
import UIKit

@MainActor
func makeDial() -> Control {
  let dial = Control(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  dial.hitShape = .circle
  return dial
}
// end of sample

// sample HitShapes 2
let imageAndLabel = HitShape.union(
  .padded(.circle, top: 0, left: 0, bottom: 0, right: 120),
  .padded(.bounds, top: 8, left: 60, bottom: 8, right: 0))
// end of sample

// sample HitShapes 3
@MainActor
func extendShapes(of controls: [Control]) {
  for control in controls {
    let neighbors = controls.filter { $0 !== control }
      .map { control.convert($0.bounds, from: $0) }
    control.hitShape = .limited(
      .inset(top: -20, left: -20, bottom: -20, right: -20), neighbors: neighbors)
  }
}
// end of sample

// sample HitShapes 4
final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitShape.circle.contains(point, in: bounds)
  }
}
// end of sample
