import QuartzCore

// Turns a host's samples into touches of one scene: one object per finger for its whole sequence,
// tap counts, coalesced samples and guesses.
@MainActor
final class TouchTracker {
  // Apple publishes no numbers; these are close to what its recognizers accept as a double tap.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  private struct LastTap {
    var count: Int
    var location: CGPoint
    var time: TimeInterval
  }

  private final class Finger {
    let touch: UITouch
    let start: CGPoint
    var traveled = false

    init(touch: UITouch, start: CGPoint) {
      self.touch = touch
      self.start = start
    }
  }

  private var fingers: [Int: Finger] = [:]
  private var lastTaps: [LastTap] = []
  private let event = UIEvent(type: .touches)
  final var estimates = TouchEstimates()

  // Makes the events of a batch of samples: one for the samples that move on, and another each time
  // a finger changes its phase twice.
  func process(
    _ samples: [HostTouch], in scene: UIWindowScene, timestamp: TimeInterval,
    send: (UIEvent) -> Void
  ) {
    var batch: [HostTouch] = []
    for sample in samples {
      if batch.contains(where: {
        $0.identifier == sample.identifier && ($0.phase != .moved || sample.phase != .moved)
      }) {
        deliver(batch, in: scene, timestamp: timestamp, send: send)
        batch = []
      }
      batch.append(sample)
    }
    if !batch.isEmpty { deliver(batch, in: scene, timestamp: timestamp, send: send) }
  }

  // Ends every touch, as when the app goes to the background.
  func cancelAll(in scene: UIWindowScene, timestamp: TimeInterval, send: (UIEvent) -> Void) {
    let samples = fingers.map { identifier, finger in
      HostTouch(
        identifier: identifier, phase: .cancelled, location: sceneLocation(of: finger.touch))
    }
    process(samples, in: scene, timestamp: timestamp, send: send)
  }

  private func sceneLocation(of touch: UITouch) -> CGPoint {
    touch.window?.pointInScene(touch.sample.location) ?? touch.sample.location
  }

  private func deliver(
    _ batch: [HostTouch], in scene: UIWindowScene, timestamp: TimeInterval,
    send: (UIEvent) -> Void
  ) {
    event.timestamp = timestamp
    // The samples hold the recognizers of their touch, which may be let go before the next event.
    defer {
      event.coalesced = [:]
      event.predicted = [:]
    }
    for finger in fingers.values { finger.touch.phase = .stationary }
    var changed = false
    for sample in batch where apply(sample, in: scene, timestamp: timestamp) { changed = true }
    guard changed else { return }
    for touch in event.touches { complete(touch) }
    send(event)
    for (identifier, finger) in fingers
    where finger.touch.phase == .ended || finger.touch.phase == .cancelled {
      remember(finger, timestamp: timestamp)
      fingers[identifier] = nil
      event.touches.remove(finger.touch)
    }
  }

  // False when the sample means nothing, as a move of an unknown finger.
  private func apply(
    _ sample: HostTouch, in scene: UIWindowScene, timestamp: TimeInterval
  ) -> Bool {
    guard sample.location.x.isFinite, sample.location.y.isFinite else { return false }
    if sample.phase == .began {
      guard fingers[sample.identifier] == nil else { return false }
      return begin(sample, in: scene, timestamp: timestamp)
    }
    guard let finger = fingers[sample.identifier] else { return false }
    let touch = finger.touch
    let location = touch.window?.point(fromScene: sample.location) ?? sample.location
    if distance(location, finger.start) > TouchTracker.tapDistance { finger.traveled = true }
    switch sample.phase {
    case .ended, .cancelled, .stationary: touch.phase = sample.phase
    default: touch.phase = .moved
    }
    // The previous location is that of the last event, not of the last sample.
    if event.coalesced[ObjectIdentifier(touch)] == nil {
      touch.previousLocation = touch.sample.location
    }
    take(sample, at: location, timestamp: timestamp, for: touch)
    return true
  }

  private func begin(
    _ sample: HostTouch, in scene: UIWindowScene, timestamp: TimeInterval
  ) -> Bool {
    guard let hit = scene.hitTest(sample.location, with: event) else { return false }
    let touch = UITouch()
    let location = hit.window.point(fromScene: sample.location)
    touch.type = sample.type
    touch.window = hit.window
    touch.view = hit.view
    touch.maximumPossibleForce = sample.force > 0 || sample.estimated.contains(.force) ? 20 / 3 : 0
    touch.majorRadius = sample.type == .direct ? 20 : 1
    touch.tapCount = tapCount(at: sample.location, timestamp: timestamp)
    touch.previousLocation = location
    take(sample, at: location, timestamp: timestamp, for: touch)
    touch.phase = .began
    fingers[sample.identifier] = Finger(touch: touch, start: location)
    event.touches.insert(touch)
    return true
  }

  private func take(
    _ sample: HostTouch, at location: CGPoint, timestamp: TimeInterval, for touch: UITouch
  ) {
    let before = event.coalesced[ObjectIdentifier(touch)]?.last?.sample.location
    if let radius = sample.majorRadius { touch.majorRadius = radius }
    touch.sample = UITouch.Sample(
      location: location, timestamp: timestamp, force: sample.force,
      altitudeAngle: sample.altitudeAngle, azimuthAngle: sample.azimuthAngle,
      estimate: sample.estimate, estimated: sample.estimated, expected: sample.estimated)
    let copy = touch.copy(previousLocation: before ?? touch.previousLocation)
    event.coalesced[ObjectIdentifier(touch), default: []].append(copy)
    if sample.phase == .cancelled {
      estimates.forget(touch)
    } else {
      estimates.expect(copy, of: touch)
    }
  }

  // Gives every touch its own copy as the last coalesced sample.
  private func complete(_ touch: UITouch) {
    let identifier = ObjectIdentifier(touch)
    let copies =
      event.coalesced[identifier] ?? [touch.copy(previousLocation: touch.previousLocation)]
    for copy in copies { copy.phase = touch.phase }
    event.coalesced[identifier] = copies
  }

  // Two frames straight on at the present speed: measured over the last two samples.
  static func guesses(from samples: [UITouch]) -> [UITouch] {
    guard let last = samples.last else { return [] }
    let step = CGVector(
      dx: last.sample.location.x - last.previousLocation.x,
      dy: last.sample.location.y - last.previousLocation.y)
    guard step.dx != 0 || step.dy != 0 else { return [] }
    var guesses: [UITouch] = []
    var previous = last.sample.location
    for number in 1...2 {
      let guess = last.copy(previousLocation: previous)
      guess.sample.location = CGPoint(x: previous.x + step.dx, y: previous.y + step.dy)
      guess.sample.timestamp += TimeInterval(number) / 120
      guess.sample.estimate = nil
      guess.sample.expected = []
      previous = guess.sample.location
      guesses.append(guess)
    }
    return guesses
  }

  private func tapCount(at location: CGPoint, timestamp: TimeInterval) -> Int {
    lastTaps.removeAll { timestamp - $0.time > TouchTracker.tapInterval }
    guard
      let index = lastTaps.firstIndex(where: {
        distance($0.location, location) <= TouchTracker.tapDistance
      })
    else { return 1 }
    return lastTaps.remove(at: index).count + 1
  }

  private func remember(_ finger: Finger, timestamp: TimeInterval) {
    guard finger.touch.phase == .ended, !finger.traveled else { return }
    lastTaps.append(
      LastTap(
        count: finger.touch.tapCount, location: sceneLocation(of: finger.touch), time: timestamp))
  }

  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let dx = Double(first.x - second.x)
    let dy = Double(first.y - second.y)
    return CGFloat((dx * dx + dy * dy).squareRoot())
  }
}

extension UITouch {
  // A sample handed out beside the touch itself.
  final func copy(previousLocation: CGPoint) -> UITouch {
    let copy = UITouch()
    copy.sample = sample
    copy.previousLocation = previousLocation
    copy.phase = phase
    copy.tapCount = tapCount
    copy.type = type
    copy.majorRadius = majorRadius
    copy.majorRadiusTolerance = majorRadiusTolerance
    copy.window = window
    copy.view = view
    copy.gestureRecognizers = gestureRecognizers
    copy.maximumPossibleForce = maximumPossibleForce
    return copy
  }
}
