import ControlCore
import UIKit

/// A shape on the page, with the size of the control that has it.
@MainActor
struct HitShapeSample {
  let name: String
  let shape: HitShape
  var size = CGSize(width: 112, height: 64)

  /// The shapes of the page's states.
  static let all: [HitShapeSample] = CatalogPage.shapeStates.map { state in
    let control = HitShapeControl()
    state.setUp?(PageSubject(object: control))
    return HitShapeSample(
      name: localized(state.title), shape: control.hitShape, size: control.size)
  }
}

/// A control that shows nothing and says where it was touched.
final class ShapeControl: Control {
  /// Called with where a touch is, in points of the control.
  var touched: ((CGPoint) -> Void)?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched?(touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched?(touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }
}
