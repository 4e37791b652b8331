import ControlCore
import UIKit

/// Zooming by code.
extension ZoomableControl {
  /// Sets the scale of the picture.
  ///
  /// A stroke in progress ends.
  ///
  /// - Parameters:
  ///   - scale: The scale; see ``zoomScale``.
  ///   - animated: `true` to animate the transition, within 0.3 seconds.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    change(animated: animated) { $0.setZoomScale(scale) }
  }

  /// Sets the place of the control's top left in the scaled picture.
  ///
  /// A stroke in progress ends.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset in points; see ``contentOffset``.
  ///   - animated: `true` to animate the transition, within 0.3 seconds.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    change(animated: animated) { $0.setContentOffset(contentOffset) }
  }

  /// Shows a part of the picture as large as fits.
  ///
  /// A stroke in progress ends. The scale stays within its limits. Before the first layout the method
  /// has no effect.
  ///
  /// - Parameters:
  ///   - rect: The part in points of the picture. Empty and non-finite rectangles have no effect.
  ///   - animated: `true` to animate the transition, within 0.3 seconds.
  public func zoom(to rect: CGRect, animated: Bool) {
    change(animated: animated) { $0.zoom(to: rect) }
  }

  /// Shows all of the picture as large as fits.
  ///
  /// A stroke in progress ends. The scale stays within its limits.
  ///
  /// - Parameter animated: `true` to animate the transition, within 0.3 seconds.
  public func zoomToFit(animated: Bool) {
    change(animated: animated) { $0.setZoomScale($0.fittingScale) }
  }

  /// Shows all of the picture, or if that is shown, twice as much of a place.
  ///
  /// - Parameter location: The place in points of the control.
  final func toggleZoom(at location: CGPoint) {
    change(animated: true) {
      let isFitting = abs($0.zoomScale / $0.fittingScale - 1) < 0.01
      $0.setZoomScale(isFitting ? $0.zoomScale * 2 : $0.fittingScale, anchor: location)
    }
  }

  /// Changes the resting viewport, at once or with an animation.
  final func change(animated: Bool, _ body: (inout BoardViewport) -> Void) {
    let wasMoving = isViewportMoving
    // What a transition goes to counts, not the place that it has reached.
    var target = viewport
    if let motion = motionState?.motion, motion.isTransition { target = motion.end }
    pinchState = nil
    motionState = nil
    target.settle()
    body(&target)
    guard wasMoving || target != viewport else { return }
    viewportWillChange()
    if animated, window != nil {
      start(BoardMotion(from: viewport, to: target))
    } else {
      show(target, isMoving: false)
    }
  }

  // MARK: Motion

  /// A motion in progress.
  struct MotionState {
    let motion: BoardMotion

    /// The time of its beginning.
    let start: CFTimeInterval
  }

  /// A Boolean value that indicates whether a gesture or a motion is in progress.
  final var isViewportMoving: Bool { pinchState != nil || motionState != nil }

  final func start(_ motion: BoardMotion) {
    guard motion.duration > 0, window != nil else {
      motionState = nil
      return show(motion.end, isMoving: false)
    }
    motionState = MotionState(motion: motion, start: CACurrentMediaTime())
    motionFrames.start()
  }

  final func advanceMotion(to time: CFTimeInterval) -> Bool {
    guard let state = motionState else { return false }
    let elapsed = time - state.start
    guard elapsed < state.motion.duration else {
      motionState = nil
      show(state.motion.end, isMoving: false)
      return false
    }
    show(state.motion.viewport(at: elapsed), isMoving: true)
    return motionState != nil
  }

  /// Ends a motion: a transition at its end, the motion after a flick at its present place.
  final func stopMotion() {
    guard let state = motionState else { return }
    motionState = nil
    motionFrames.stop()
    var rest = viewport
    rest.settle()
    show(state.motion.isTransition ? state.motion.end : rest, isMoving: false)
  }

  // MARK: Pinch

  /// A pinch in progress.
  struct PinchState {
    var pinch: BoardPinch
    var center: CGPoint
    var velocity = BoardVelocity()
  }

  /// Begins a pinch, or continues it with other fingers.
  final func pinch(_ fingers: [CGPoint], at time: TimeInterval) {
    stopMotion()
    let center = BoardPinch.center(of: fingers)
    var velocity = pinchState?.velocity ?? BoardVelocity()
    velocity.move(by: .zero, at: time)
    pinchState = PinchState(
      pinch: BoardPinch(viewport, fingers: fingers), center: center, velocity: velocity)
  }

  final func movePinch(_ fingers: [CGPoint], at time: TimeInterval) {
    guard var state = pinchState else { return pinch(fingers, at: time) }
    let center = BoardPinch.center(of: fingers)
    state.velocity.move(
      by: CGPoint(x: center.x - state.center.x, y: center.y - state.center.y), at: time)
    state.center = center
    pinchState = state
    show(state.pinch.viewport(for: fingers), isMoving: true)
  }

  /// Ends a pinch, after which the picture moves on or returns to its limits.
  ///
  /// - Parameter time: The time of the event; `nil` if the picture does not move on.
  final func endPinch(at time: TimeInterval?) {
    guard let state = pinchState else { return }
    pinchState = nil
    let velocity = time.map(state.velocity.value) ?? .zero
    start(BoardMotion(after: viewport, velocity: velocity, anchor: state.center))
  }
}
