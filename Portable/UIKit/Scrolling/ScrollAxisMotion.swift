import Foundation

/// The free motion of one axis after the finger has left: slowing down, and springing back at an
/// edge. A pure function of time.
struct ScrollAxisMotion: Equatable, Sendable {
  /// Below this distance from its end a motion is over, in points.
  private static let restDistance: CGFloat = 0.25

  /// The decay of the critically damped spring at an edge, per second.
  private static let springDecay: CGFloat = 10

  private struct Spring: Equatable, Sendable {
    var edge: CGFloat
    var displacement: CGFloat
    var velocity: CGFloat

    func position(at time: CGFloat) -> CGFloat {
      let decay = ScrollAxisMotion.springDecay
      let slope = velocity + decay * displacement
      return edge + (displacement + slope * time) * exp(-decay * time)
    }

    /// When the spring rests; past its peak the distance only shrinks, so stepping finds it.
    var duration: CGFloat {
      let decay = ScrollAxisMotion.springDecay
      let slope = velocity + decay * displacement
      var time: CGFloat = 0
      if slope != 0 {
        time = max(0, 1 / decay - displacement / slope)
      }
      while abs(position(at: time) - edge) > ScrollAxisMotion.restDistance, time < 10 {
        time += 1 / 120
      }
      return time
    }
  }

  private let start: CGFloat
  private let target: CGFloat
  private let decay: CGFloat
  private let springStart: CGFloat
  private let spring: Spring?

  /// Where the motion comes to rest.
  let end: CGFloat
  let duration: CGFloat

  /// `velocity` is in points per second; `target` is where the motion would end without edges.
  init(
    position: CGFloat, velocity: CGFloat, target: CGFloat, range: ClosedRange<CGFloat>,
    rate: CGFloat, bounces: Bool
  ) {
    start = position
    decay = -1000 * log(min(max(rate, 0.5), 0.9999))
    self.target = target
    let edge = min(max(position, range.lowerBound), range.upperBound)
    if position != edge {
      let spring = Spring(edge: edge, displacement: position - edge, velocity: velocity)
      self.spring = spring
      springStart = 0
      end = edge
      duration = spring.duration
      return
    }
    let limit = min(max(target, range.lowerBound), range.upperBound)
    end = limit
    guard target != limit, target != position else {
      spring = nil
      springStart = .infinity
      let distance = abs(target - position)
      duration =
        distance > Self.restDistance ? log(distance / Self.restDistance) / decay : 0
      return
    }
    let crossing = log((target - position) / (target - limit)) / decay
    springStart = crossing
    guard bounces else {
      spring = nil
      duration = crossing
      return
    }
    let speed = (target - position) * decay * exp(-decay * crossing)
    let spring = Spring(edge: limit, displacement: 0, velocity: speed)
    self.spring = spring
    duration = crossing + spring.duration
  }

  func position(at time: CGFloat) -> CGFloat {
    guard time < duration else { return end }
    if let spring, time >= springStart {
      return spring.position(at: time - springStart)
    }
    return target - (target - start) * exp(-decay * time)
  }

  /// Where a free motion of `velocity` points per second ends.
  static func naturalTarget(from position: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    position - velocity / (1000 * log(min(max(rate, 0.5), 0.9999)))
  }
}
