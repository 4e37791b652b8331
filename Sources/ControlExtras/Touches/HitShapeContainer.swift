import ControlCore
import UIKit

/// A view that lets touches through to controls whose hit shape reaches outside its bounds.
///
/// UIKit asks a view's subviews only for points inside the view. A control at the edge of a bar, with
/// a shape larger than itself, would lose the part that hangs over. This view counts a point as its
/// own when one of its visible, enabled controls does. It takes no touches for itself there.
open class HitShapeContainer: UIView {
  /// Whether the bounds, or the shape of one of the controls, hold the point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { subview in
        guard let control = subview as? Control, control.takesTouches else { return false }
        return control.point(inside: convert(point, to: control), with: event)
      }
  }

  /// The deepest view for the point; outside the bounds only a control, never the container.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && !bounds.contains(point) ? nil : view
  }
}

extension Control {
  /// Whether UIKit would offer the control a touch at all.
  fileprivate var takesTouches: Bool {
    !isHidden && alpha >= 0.01 && isUserInteractionEnabled
  }
}
