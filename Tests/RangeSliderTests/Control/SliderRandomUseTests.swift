import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

/// Random drags, taps, keys and settings of a slider with several thumbs, checked through the public
/// interface alone.
@MainActor
struct SliderRandomUseTests {
  @Test(
    "Compatible rules all apply; only the user moves thumbs; a cancellation is exact",
    arguments: 1...4)
  func rules(count: Int) {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let use = RandomUse(count: count, seed: UInt64(700 + count))
    for _ in 0..<Torture.count(400, torture: 60_000) {
      let action = use.act()
      if let broken = use.broken {
        Issue.record("\(broken) after \(action): \(use.slider.thumbValues), \(use.rules)")
        return
      }
    }
  }
}

@MainActor
private final class RandomUse {
  let slider: MultiSliderControl
  private let host = TestHost()
  private var random: SeededGenerator

  /// The first violation of a touch, in words.
  private var violation: String?

  init(count: Int, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    slider = MultiSliderControl(
      frame: CGRect(x: 40, y: 200, width: 300, height: 44), thumbCount: count)
    slider.maximumValue = 100
    slider.hapticSink = RecordingHapticSink()
    host.add(slider)
    host.layout()
  }

  var rules: String {
    let limits = (0..<slider.thumbCount).map {
      String(describing: slider[Thumb(rawValue: $0)].limits)
    }
    return """
      \(slider.minimumValue)...\(slider.maximumValue) step \(slider.step) \(slider.stops) distances \
      \(slider.minimumDistance) \(slider.maximumDistance) limits \(limits) \
      \(String(describing: slider.enabledRange)) \(slider.collision) \
      locked \((0..<slider.thumbCount).filter { !slider[Thumb(rawValue: $0)].isEnabled })
      """
  }

  // MARK: Checks

  /// What is broken, in words.
  var broken: String? {
    if let violation { return violation }
    let values = slider.thumbValues
    guard values.allSatisfy(\.isFinite), values == values.sorted() else { return "order" }
    let (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
    guard values.allSatisfy({ (minimum...maximum).contains($0) }) else { return "bounds" }
    guard slider.step == 0, slider.stops.isEmpty else {
      let isListed = !slider.stops.isEmpty
      let isStop = { (value: Double) in
        if value == minimum || value == maximum { return true }
        if isListed { return self.slider.stops.contains { Double($0) == value } }
        let steps = (value - minimum) / Double(self.slider.step)
        return abs(steps - steps.rounded()) < 1e-6
      }
      return slider.minimumDistance > 0 || values.allSatisfy(isStop) ? nil : "stops"
    }
    return canHold ? brokenRule : nil
  }

  private func limits(_ index: Int) -> (low: Double, high: Double) {
    let own = slider[Thumb(rawValue: index)].limits
    let all = slider.enabledRange
    return (
      max(
        Double(slider.minimumValue), own?.lowerBound ?? -.infinity, all?.lowerBound ?? -.infinity),
      min(Double(slider.maximumValue), own?.upperBound ?? .infinity, all?.upperBound ?? .infinity)
    )
  }

  /// Whether some values satisfy all of the rules, by propagating them along the thumbs.
  private var canHold: Bool {
    var ranges = (0..<slider.thumbCount).map(limits)
    let (least, greatest) = (Double(slider.minimumDistance), Double(slider.maximumDistance))
    guard greatest >= least else { return false }
    for index in ranges.indices.dropFirst() {
      ranges[index].low = max(ranges[index].low, ranges[index - 1].low + least)
      ranges[index].high = min(ranges[index].high, ranges[index - 1].high + greatest)
    }
    for index in ranges.indices.dropLast().reversed() {
      ranges[index].low = max(ranges[index].low, ranges[index + 1].low - greatest)
      ranges[index].high = min(ranges[index].high, ranges[index + 1].high - least)
    }
    return ranges.allSatisfy { $0.low <= $0.high }
  }

  private var brokenRule: String? {
    let values = slider.thumbValues
    for index in values.indices {
      let limits = limits(index)
      guard values[index] >= limits.low - 1e-9, values[index] <= limits.high + 1e-9 else {
        return "limits of \(index)"
      }
      guard index > 0 else { continue }
      let distance = values[index] - values[index - 1]
      if distance < Double(slider.minimumDistance) - 1e-9 { return "least distance of \(index)" }
      if distance > Double(slider.maximumDistance) + 1e-9 { return "greatest distance of \(index)" }
    }
    return nil
  }

  // MARK: Actions

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// Does one thing, and describes it.
  func act() -> String {
    chance(of: 2) ? set() : touch()
  }

  private func set() -> String {
    let thumb = Thumb(rawValue: Int.random(in: 0..<slider.thumbCount, using: &random))
    let value = number(-20...120).rounded()
    switch Int.random(in: 0..<15, using: &random) {
    case 0: slider.minimumValue = CGFloat(number(-20...30).rounded())
    case 1: slider.maximumValue = CGFloat(number(60...120).rounded())
    case 2: slider.step = chance(of: 2) ? 0 : CGFloat(number(1...25).rounded())
    case 3:
      let count = chance(of: 2) ? 0 : 5
      slider.stops = (0..<count).map { _ in CGFloat(number(0...100).rounded()) }
    case 4: slider.minimumDistance = chance(of: 2) ? 0 : CGFloat(number(0...15))
    case 5: slider.maximumDistance = chance(of: 2) ? .infinity : CGFloat(number(5...60))
    case 6:
      let low = number(-10...80)
      slider[thumb].limits = chance(of: 2) ? nil : low...low + number(5...60)
    case 7:
      let low = number(-10...40)
      slider.enabledRange = chance(of: 2) ? nil : low...low + number(20...80)
    case 8: slider.collision = ThumbCollision.allCases.randomElement(using: &random) ?? .stop
    case 9: slider[thumb].isEnabled = chance(of: 2)
    case 10: slider.snapsOnRelease.toggle()
    case 11: slider.dragsRange.toggle()
    case 12: slider.semanticContentAttribute = chance(of: 2) ? .forceRightToLeft : .unspecified
    default: slider[thumb].value = value
    }
    host.layout()
    return "set"
  }

  private func touch() -> String {
    let start = slider.thumbValues
    let locked = start.indices.filter { !slider[Thumb(rawValue: $0)].isEnabled }
    var point = slider.convert(CGPoint(x: number(0...300), y: 22), to: nil)
    if chance(of: 2) {
      let thumb = Thumb(rawValue: Int.random(in: 0..<slider.thumbCount, using: &random))
      let frame = slider.accessibilityElement(for: thumb).accessibilityFrameInContainerSpace
      point = slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    host.touches.down(point)
    var held = slider.trackedThumb
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let before = slider.thumbValues
      point.x += CGFloat(number(-120...120))
      host.touches.move(to: point)
      // A thumb that the movement selects may have passed another one already.
      if slider.collision != .swap { held = held ?? slider.trackedThumb }
      check(from: start, before: before, held: held)
    }
    if chance(of: 3) {
      host.touches.cancel()
      if slider.thumbValues != start { violation = "canceled, not \(start)" }
      return "a canceled drag"
    }
    let isTap = held == nil && slider.isTracking
    host.touches.up()
    if !isTap { check(from: start, before: start, held: held) }
    for index in locked where slider.thumbValues[index] != start[index] {
      violation = violation ?? "\(index) is locked at \(start[index])"
    }
    return "a touch from \(start) of \(String(describing: held))"
  }

  private func check(from start: [Double], before: [Double], held: Thumb?) {
    guard violation == nil, let held else { return }
    let values = slider.thumbValues
    switch slider.collision {
    case .stop:
      for index in values.indices where index != held.rawValue && values[index] != start[index] {
        violation = "\(index) moved from \(start[index]) beside \(held.rawValue)"
      }
    case .push:
      for index in values.indices
      where !slider[Thumb(rawValue: index)].isEnabled && values[index] != start[index] {
        violation = "\(index) is locked at \(start[index])"
      }
    case .swap:
      var others = start
      others.remove(at: held.rawValue)
      var left = values
      for other in others {
        if let index = left.firstIndex(of: other) { left.remove(at: index) }
      }
      if left.count > 1 { violation = "\(others) moved beside \(held.rawValue)" }
    }
  }
}
