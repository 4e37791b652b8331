import CoreGraphics
import Foundation

/// The motion of a viewport without fingers: a transition, or the motion after a flick.
///
/// It is a function of time.
struct BoardMotion: Equatable, Sendable {
  private enum Path: Equatable, Sendable {
    case transition(from: BoardViewport)
    case glide(x: BoardGlide, y: BoardGlide)
  }

  /// The duration of a transition, in seconds: 0.3.
  static let transitionDuration: TimeInterval = 0.3

  /// The least speed that continues after the fingers are lifted, in points per second: 30.
  static let leastSpeed: CGFloat = 30

  private let path: Path

  /// The viewport at the end.
  let end: BoardViewport

  /// The duration in seconds.
  let duration: TimeInterval

  /// Creates a transition between two viewports of the same sizes.
  init(from start: BoardViewport, to end: BoardViewport) {
    path = .transition(from: start)
    self.end = end
    duration = start == end ? 0 : Self.transitionDuration
  }

  /// Creates the motion after a gesture.
  ///
  /// A scale beyond its limits returns to them. An offset slows down, and springs back at the limits.
  ///
  /// - Parameters:
  ///   - viewport: The viewport, which may be beyond its limits.
  ///   - velocity: The velocity of the fingers in points per second.
  ///   - anchor: The place of the fingers in points of the view, which keeps its point of the picture
  ///     when the scale returns.
  init(after viewport: BoardViewport, velocity: CGPoint, anchor: CGPoint) {
    if !viewport.scaleRange.contains(viewport.zoomScale) {
      var settled = viewport
      settled.setZoomScale(viewport.zoomScale, anchor: anchor)
      (path, end, duration) = (.transition(from: viewport), settled, Self.transitionDuration)
      return
    }
    let isFast = hypot(velocity.x, velocity.y) >= Self.leastSpeed
    let range = viewport.offsetRange
    let x = BoardGlide(
      from: viewport.contentOffset.x, velocity: isFast ? -velocity.x : 0, range: range.x)
    let y = BoardGlide(
      from: viewport.contentOffset.y, velocity: isFast ? -velocity.y : 0, range: range.y)
    path = .glide(x: x, y: y)
    var end = viewport
    end.setContentOffset(CGPoint(x: x.end, y: y.end))
    self.end = end
    duration = max(x.duration, y.duration)
  }

  /// A Boolean value that indicates whether the motion goes to a viewport that was asked for, or back to
  /// the limits of the scale.
  var isTransition: Bool {
    if case .transition = path { true } else { false }
  }

  /// Returns the viewport at a time since the beginning, in seconds.
  func viewport(at time: TimeInterval) -> BoardViewport {
    guard time < duration else { return end }
    var result = end
    switch path {
    case .glide(let x, let y):
      let (offset, scale) = (
        CGPoint(x: x.position(at: time), y: y.position(at: time)), end.displayScale
      )
      // Whole pixels, as a scroll view moves its content.
      result.overshoot(
        to: end.zoomScale,
        offset: CGPoint(
          x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
    case .transition(let start):
      let share = Self.eased(CGFloat(max(time, 0) / duration))
      let ratio = end.zoomScale / start.zoomScale
      // Scales are even to the eye by their ratio. Offsets follow the scale, so that the point of the
      // picture that keeps its place does so all the time.
      let scale = start.zoomScale * pow(ratio, share)
      let part =
        abs(ratio - 1) < 1e-6
        ? share : (scale - start.zoomScale) / (end.zoomScale - start.zoomScale)
      result.overshoot(
        to: scale,
        offset: CGPoint(
          x: start.contentOffset.x + (end.contentOffset.x - start.contentOffset.x) * part,
          y: start.contentOffset.y + (end.contentOffset.y - start.contentOffset.y) * part))
    }
    return result
  }

  private static func eased(_ share: CGFloat) -> CGFloat {
    share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
  }
}

/// The motion of an offset along one axis after a flick: it slows down, and springs back at a limit.
struct BoardGlide: Equatable, Sendable {
  /// The decay of the speed per second: 0.998 per millisecond, `UIScrollView`'s normal rate.
  static let decay = -1000 * log(0.998 as CGFloat)

  /// The decay of the critically damped spring at a limit, per second.
  static let springDecay: CGFloat = 10

  /// The distance from the end at which a motion is over, in points.
  private static let rest: CGFloat = 0.25

  private let start: CGFloat
  private let velocity: CGFloat

  /// The limit that the offset springs back to, and the time, offset and velocity at which it does.
  private let spring: (limit: CGFloat, time: CGFloat, displacement: CGFloat, velocity: CGFloat)?

  /// The offset at the end.
  let end: CGFloat

  /// The duration in seconds.
  let duration: TimeInterval

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - offset: The offset, which may be beyond the limits.
  ///   - velocity: The velocity in points per second.
  ///   - range: The limits.
  init(from offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>) {
    start = offset
    self.velocity = velocity
    let limit = min(max(offset, range.lowerBound), range.upperBound)
    let target = offset + velocity / Self.decay
    end = limit == offset ? min(max(target, range.lowerBound), range.upperBound) : limit
    if limit != offset {
      spring = (limit, 0, offset - limit, velocity)
    } else if target != end {
      let time = -log(1 - (end - offset) * Self.decay / velocity) / Self.decay
      spring = (end, time, 0, velocity * exp(-Self.decay * time))
    } else {
      spring = nil
    }
    duration = TimeInterval(
      spring.map { $0.time + Self.springDuration($0.displacement, $0.velocity) }
        ?? max(0, log(max(abs(target - offset), Self.rest) / Self.rest) / Self.decay))
  }

  /// Returns the offset at a time since the beginning, in seconds.
  func position(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(time, 0))
    if time >= CGFloat(duration) { return end }
    if let spring, time >= spring.time {
      return spring.limit
        + Self.spring(spring.displacement, spring.velocity, at: time - spring.time)
    }
    return start + velocity / Self.decay * (1 - exp(-Self.decay * time))
  }

  /// Returns the distance from the limit.
  private static func spring(
    _ displacement: CGFloat, _ velocity: CGFloat, at time: CGFloat
  ) -> CGFloat {
    (displacement + (velocity + springDecay * displacement) * time) * exp(-springDecay * time)
  }

  private static func springDuration(_ displacement: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let slope = velocity + springDecay * displacement
    // Past its peak the distance only shrinks.
    var time = slope == 0 ? 0 : max(0, 1 / springDecay - displacement / slope)
    while abs(spring(displacement, velocity, at: time)) > rest, time < 10 { time += 1 / 120 }
    return time
  }

  static func == (first: BoardGlide, second: BoardGlide) -> Bool {
    first.start == second.start && first.velocity == second.velocity && first.end == second.end
      && first.duration == second.duration
  }
}

/// The velocity of fingers, from their movement in the last tenth of a second.
struct BoardVelocity: Equatable, Sendable {
  /// The time before the latest movement that counts, in seconds.
  private static let window: TimeInterval = 0.1

  private struct Step: Equatable, Sendable {
    let time: TimeInterval
    let position: CGPoint
  }

  private var steps: [Step] = []
  private var position = CGPoint.zero

  /// Adds a movement.
  mutating func move(by step: CGPoint, at time: TimeInterval) {
    position = CGPoint(x: position.x + step.x, y: position.y + step.y)
    steps.append(Step(time: time, position: position))
    steps.removeAll { time - $0.time > Self.window }
  }

  /// Returns the velocity at a time, in points per second.
  func value(at time: TimeInterval) -> CGPoint {
    let recent = steps.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.position.x - first.position.x) / duration,
      y: (last.position.y - first.position.y) / duration)
  }
}
