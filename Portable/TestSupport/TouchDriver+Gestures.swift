import UIKit
import UIKitHost

extension TouchDriver {
  /// Touches the view, by default at its center, and lets go a twentieth of a second later.
  public func tap(_ view: UIView, at point: CGPoint? = nil) {
    tap(at: self.point(point, in: view))
  }

  public func tap(at point: CGPoint) {
    down(point)
    advance(by: 0.05)
    up()
  }

  public func doubleTap(_ view: UIView, at point: CGPoint? = nil) {
    tap(view, at: point)
    advance(by: 0.1)
    tap(view, at: point)
  }

  public func longPress(
    _ view: UIView, at point: CGPoint? = nil, duration: TimeInterval = 0.6
  ) {
    down(self.point(point, in: view))
    advance(by: duration)
    up()
  }

  /// Moves a finger in a straight line at an even speed, then lets go.
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: TimeInterval = 0.2
  ) {
    down(start)
    glide(to: end, steps: steps, duration: duration)
    up()
  }

  /// The same between two points of `view`, converted before the first touch.
  public func drag(
    in view: UIView, from start: CGPoint, to end: CGPoint, steps: Int = 10,
    duration: TimeInterval = 0.2
  ) {
    drag(
      from: point(start, in: view), to: point(end, in: view), steps: steps, duration: duration)
  }

  /// Moves a finger that is down to `end` in even steps and leaves it down.
  public func glide(
    to end: CGPoint, finger: Int = 0, steps: Int = 10, duration: TimeInterval = 0.2
  ) {
    guard var sample = fingers[finger] else { return }
    let start = sample.location
    let count = max(1, steps)
    sample.phase = .moved
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      sample.location = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send([sample], duration: duration / Double(count))
    }
  }

  /// Two fingers about `center`, their distance going from `start` to `end`.
  ///
  /// `angle` is the direction from the center to the first finger, in radians; `rotation` is how
  /// far it turns on the way.
  public func pinch(
    center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    rotation: CGFloat = 0, steps: Int = 10, duration: TimeInterval = 0.3
  ) {
    func samples(part: CGFloat, phase: UITouch.Phase) -> [TouchSample] {
      let radius = (start + (end - start) * part) / 2
      let direction = angle + rotation * part
      let offset = CGPoint(x: radius * cos(direction), y: radius * sin(direction))
      return [
        TouchSample(
          finger: 0, phase: phase,
          location: CGPoint(x: center.x + offset.x, y: center.y + offset.y)),
        TouchSample(
          finger: 1, phase: phase,
          location: CGPoint(x: center.x - offset.x, y: center.y - offset.y)),
      ]
    }
    let count = max(1, steps)
    send(samples(part: 0, phase: .began))
    for step in 1...count {
      send(
        samples(part: CGFloat(step) / CGFloat(count), phase: .moved),
        duration: duration / Double(count))
    }
    send(samples(part: 1, phase: .ended))
  }
}
