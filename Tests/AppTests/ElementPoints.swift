import TestSupport
import UIKit

extension TestHost {
  /// Returns the center of an accessibility element of a view, in the coordinates of the window.
  func center(ofElement index: Int, in view: UIView) -> CGPoint {
    let element =
      view.accessibilityElements?[index] ?? view.accessibilityElement(at: index)
    let frame = (element as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace ?? .zero
    return touches.point(CGPoint(x: frame.midX, y: frame.midY), in: view)
  }

  /// Drags a thumb of a slider along the slider.
  func drag(thumb index: Int, of slider: UIView, by distance: CGFloat) {
    let start = center(ofElement: index, in: slider)
    touches.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }
}
