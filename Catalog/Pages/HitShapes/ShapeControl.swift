import ControlCore
import UIKit

/// A control that shows nothing and says where it was touched.
final class ShapeControl: Control {
  /// The name it goes by in the readout.
  var name = ""

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
