import ControlCore
import UIKit

/// Zooming with a wheel and a trackpad.
///
/// Touches zoom through the rules that also determine what draws.
extension ZoomableControl {
  /// The distance that a pointer scrolls to double the scale while Command is held, in points.
  private static let doublingDistance: CGFloat = 128

  /// Handles a wheel, or two fingers that scroll on a trackpad.
  ///
  /// With Command they zoom.
  final func handleScroll(_ recognizer: UIPanGestureRecognizer) {
    guard !isTracking else { return }
    switch recognizer.state {
    case .began, .changed:
      let step = recognizer.translation(in: self)
      recognizer.setTranslation(.zero, in: self)
      scroll(
        by: step, at: recognizer.location(in: self),
        zooms: recognizer.modifierFlags.contains(.command))
    case .ended, .cancelled:
      guard !isViewportMoving else { return }
      let velocity =
        recognizer.modifierFlags.contains(.command) ? .zero : recognizer.velocity(in: self)
      start(BoardMotion(after: viewport, velocity: velocity, anchor: viewport.viewCenter))
    default: break
    }
  }

  private func scroll(by step: CGPoint, at location: CGPoint, zooms: Bool) {
    stopMotion()
    var new = viewport
    if zooms {
      new.setZoomScale(new.zoomScale * exp2(step.y / Self.doublingDistance), anchor: location)
    } else {
      new.setContentOffset(
        CGPoint(x: new.contentOffset.x - step.x, y: new.contentOffset.y - step.y))
    }
    show(new, isMoving: true)
  }

  /// Handles two fingers that pinch on a trackpad.
  final func handlePinch(
    _ state: UIGestureRecognizer.State, scale: CGFloat, at location: CGPoint
  ) {
    guard !isTracking else { return }
    // Two fingers beside the pointer.
    let distance = 50 * max(scale, 0.001)
    let fingers = [-distance, distance].map { CGPoint(x: location.x + $0, y: location.y) }
    switch state {
    case .began:
      pinch(fingers, at: CACurrentMediaTime())
    case .changed: movePinch(fingers, at: CACurrentMediaTime())
    case .ended, .cancelled, .failed: endPinch(at: nil)
    default: break
    }
  }
}

/// A pan gesture recognizer for wheels and trackpads alone.
final class BoardScrollRecognizer: UIPanGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .scroll }
}

/// A pinch gesture recognizer for trackpads alone.
final class BoardTransformRecognizer: UIPinchGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .transform }
}
