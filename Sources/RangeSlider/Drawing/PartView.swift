import ControlCore
import UIKit

/// A part of a slider that takes no touches.
///
/// Every part is a view: only the layers of views follow the animation blocks of the app, and change at
/// once outside of them.
class PartView: ControlPart {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  /// Sets the size at once, and the center with the animation block around the call.
  ///
  /// A view that was not visible appears in its place.
  func place(in frame: CGRect, appears: Bool) {
    if bounds.size != frame.size {
      UIView.performWithoutAnimation { bounds.size = frame.size }
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard center != middle else { return }
    if appears {
      UIView.performWithoutAnimation { center = middle }
    } else {
      center = middle
    }
  }
}
