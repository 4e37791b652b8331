import ControlCore
import UIKit

/// A container view that passes touches outside of its bounds to controls with larger hit shapes.
///
/// UIKit does not test the subviews of a view for points outside of the view. A control at the edge of
/// a plain container therefore loses the part of its hit shape that is outside. This container also
/// contains the points of its visible subviews of the class `Control` that accept touches. Outside of
/// its bounds it receives no touches itself.
open class HitShapeContainer: UIView {
  /// Returns a Boolean value that indicates whether the bounds or the hit shape of a control contain a
  /// point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { subview in
        guard let control = subview as? Control, control.acceptsTouches else { return false }
        return control.point(inside: convert(point, to: control), with: event)
      }
  }

  /// Returns the deepest view that contains a point, which is never the container outside of its bounds.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && !bounds.contains(point) ? nil : view
  }
}

extension Control {
  /// A Boolean value that indicates whether UIKit includes the control in hit testing.
  fileprivate var acceptsTouches: Bool {
    !isHidden && alpha >= 0.01 && isUserInteractionEnabled
  }
}
