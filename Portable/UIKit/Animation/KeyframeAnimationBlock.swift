/// The values one property takes on during a keyframe animation.
struct PropertyTrack {
  let change: PropertyChange
  var values: [Any]
  /// From 0 to 1, one for each value.
  var times: [Double]
  let mode: CAAnimationCalculationMode
}

/// The block of `UIView.animateKeyframes`: gathers changes by property, then sets them going.
final class KeyframeAnimationBlock: ViewAnimationBlock {
  private struct Step {
    let start: Double
    let end: Double
    let change: PropertyChange
  }

  private let mode: CAAnimationCalculationMode
  private var steps: [Step] = []
  private var interval = 0.0...1.0

  // The action is an animation of keyframes, which has no first value that a program could set.
  override func replacesShownValue(forKey key: String) -> Bool { false }

  init(
    settings: ViewAnimationSettings, completion: AnimationCompletion,
    mode: CAAnimationCalculationMode
  ) {
    self.mode = mode
    super.init(settings: settings, completion: completion)
  }

  func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    let start = start.isFinite ? min(1, max(0, start)) : 0
    let end = duration.isFinite ? min(1, start + max(0, duration)) : 1
    let outer = interval
    interval = start...end
    animations()
    interval = outer
  }

  override func propertyChanged(_ change: PropertyChange) {
    steps.append(Step(start: interval.lowerBound, end: interval.upperBound, change: change))
  }

  var tracks: [PropertyTrack] {
    var groups: [[Step]] = []
    for step in steps {
      let index = groups.firstIndex {
        $0[0].change.layer === step.change.layer && $0[0].change.key == step.change.key
      }
      if let index { groups[index].append(step) } else { groups.append([step]) }
    }
    return groups.compactMap(makeTrack)
  }

  func start() {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.change.key)
      animation.set(track)
      animation.timingFunction = settings.curve.timingFunction
      settings.apply(to: animation, on: track.change.layer)
      animation.delegate = PropertyAnimationObserver(
        track.change, completion: completion,
        blocksInteraction: !settings.options.contains(.allowUserInteraction))
      track.change.layer.add(animation, forKey: track.change.key)
    }
  }

  private func makeTrack(_ unsorted: [Step]) -> PropertyTrack? {
    guard let first = unsorted.first, let last = unsorted.last else { return nil }
    let startsAnew = settings.options.contains(.beginFromCurrentState)
    guard let initial = startsAnew ? first.change.shownStart : first.change.start else {
      return nil
    }
    var values = [initial]
    var times = [0.0]
    for step in unsorted.sorted(by: { $0.start < $1.start }) {
      guard let new = step.change.end, let previous = values.last, let time = times.last else {
        continue
      }
      if mode == .linear || mode == .discrete, step.start > time {
        values.append(previous)
        times.append(step.start)
      }
      values.append(new)
      times.append(max(step.end, time))
    }
    if let final = values.last, let time = times.last, time < 1 {
      values.append(final)
      times.append(1)
    }
    return PropertyTrack(change: last.change, values: values, times: times, mode: mode)
  }
}

extension CAKeyframeAnimation {
  func set(_ track: PropertyTrack) {
    values = track.values
    calculationMode = track.mode
    switch track.mode {
    case .paced, .cubicPaced:
      break
    case .discrete:
      // Each value is shown from its time to the next one's; the last one needs an end.
      keyTimes = (track.times + [1]).map { NSNumber(value: $0) }
    default:
      keyTimes = track.times.map { NSNumber(value: $0) }
    }
  }
}
