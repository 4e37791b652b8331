// The samples of HitShapes.md, compiled as in an app: without testable imports.

// sample HitShapes 1
import ControlCore
import UIKit

@MainActor
func makeDial() -> Control {
  let dial = Control(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  dial.hitShape = .ring(inner: 30, outer: 60)
  return dial
}
// end of sample

// sample HitShapes 2
let imageAndLabel = HitShape.union(
  .padded(.rounded(30), top: 0, left: 0, bottom: 0, right: 120),
  .padded(.bounds, top: 8, left: 60, bottom: 8, right: 0))

let capsuleWithoutCenter = HitShape.difference(.capsule, .ring(inner: 0, outer: 12))
// end of sample

// sample HitShapes 3
@MainActor
func extendShapes(of controls: [Control]) {
  for control in controls {
    let neighbors = controls.filter { $0 !== control }
      .map { control.convert($0.bounds, from: $0) }
    control.hitShape = .limited(.outset(20), neighbors: neighbors)
  }
}
// end of sample

// sample HitShapes 4
@MainActor
func makeStarControl(image: UIImage?) -> Control {
  let control = Control(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let imageView = UIImageView(image: image)
  imageView.contentMode = .scaleAspectFit
  imageView.frame = control.bounds
  control.addSubview(imageView)
  control.hitShape = .alphaMask(image, contentMode: .scaleAspectFit)
  return control
}

func makeTriangle() -> HitShape {
  let path = CGMutablePath()
  path.addLines(between: [CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)])
  path.closeSubpath()
  return .path(HitPath(path, space: .unit))
}
// end of sample

// sample HitShapes 5
final class RoundedView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HitShape.rounded(20).contains(point, in: bounds)
  }
}
// end of sample
