import QuartzCore

// The samples with estimates that a device is still to measure.
@MainActor
struct TouchEstimates {
  private struct Expected {
    let copy: UITouch
    let touch: UITouch
  }

  // A device that never measured what it promised would fill the memory.
  private static let limit = 4096

  private var samples: [Int: Expected] = [:]
  private var order: [Int] = []

  // Keeps a sample of a touch until it is measured.
  mutating func expect(_ sample: UITouch, of touch: UITouch) {
    guard let estimate = sample.sample.estimate, !sample.sample.expected.isEmpty else { return }
    let copy = sample.copy(previousLocation: sample.previousLocation)
    if samples.updateValue(Expected(copy: copy, touch: touch), forKey: estimate) == nil {
      order.append(estimate)
    }
    if order.count > TouchEstimates.limit { samples[order.removeFirst()] = nil }
  }

  // Nobody waits for the samples of a canceled touch.
  mutating func forget(_ touch: UITouch) {
    samples = samples.filter { $0.value.touch !== touch }
    order.removeAll { samples[$0] == nil }
  }

  // The samples with what was measured of them. Updates of unknown samples mean nothing.
  mutating func measure(_ updates: [HostTouchUpdate]) -> [UITouch] {
    var measured: [UITouch] = []
    for update in updates {
      guard let expected = samples[update.estimate] else { continue }
      let touch = expected.copy.copy(previousLocation: expected.copy.previousLocation)
      touch.take(update)
      expected.copy.sample = touch.sample
      touch.gestureRecognizers = expected.touch.gestureRecognizers
      if touch.sample.expected.isEmpty {
        samples[update.estimate] = nil
        order.removeAll { $0 == update.estimate }
      }
      measured.append(touch)
    }
    return measured
  }

  // Tells the recognizers that had the touches, then the views that they began in.
  static func tell(_ measured: [UITouch]) {
    var views: [UIView] = []
    var recognizers: [UIGestureRecognizer] = []
    for touch in measured {
      if let view = touch.view, !views.contains(view) { views.append(view) }
      for recognizer in touch.gestureRecognizers ?? []
      where recognizer.view != nil && !recognizers.contains(recognizer) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers {
      recognizer.touchesEstimatedPropertiesUpdated(
        Set(measured.filter { $0.gestureRecognizers?.contains(recognizer) == true }))
    }
    for view in views {
      view.touchesEstimatedPropertiesUpdated(Set(measured.filter { $0.view === view }))
    }
  }
}

extension UITouch {
  fileprivate final func take(_ update: HostTouchUpdate) {
    func measured(_ property: Properties) {
      if !update.expected.contains(property) { sample.estimated.remove(property) }
    }
    if let force = update.force {
      sample.force = force
      measured(.force)
    }
    if let altitude = update.altitudeAngle {
      sample.altitudeAngle = altitude
      measured(.altitude)
    }
    if let azimuth = update.azimuthAngle {
      sample.azimuthAngle = azimuth
      measured(.azimuth)
    }
    sample.expected = sample.expected.intersection(update.expected)
  }
}
