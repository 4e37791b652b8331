import UIKit

/// A view that a control creates as part of itself.
///
/// UIKit archives every subview. A control that is restored from an archive would have such a view
/// twice: once from the archive and once from ``Control/commonInit()``. ``Control`` therefore
/// removes archived parts before it calls that method. Nothing of a part is encoded but its class.
open class ControlPart: UIView {
  /// The region that receives touches.
  ///
  /// Default: the bounds.
  package final var hitShape: HitShape = .bounds

  /// Returns a Boolean value that indicates whether the shape contains a point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitShape.contains(
      point, in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Encodes nothing, because a restored control creates its parts anew.
  open override func encode(with coder: NSCoder) {}
}
