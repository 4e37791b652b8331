import ControlCore
import RangeSlider
import TestSupport
import Testing

/// Random touches, settings, keys and changes of the layout: the values are legal, no thumb is held without
/// a finger, and all frames are finite.
@MainActor
struct RangeSliderRandomUseTests {
  @Test(
    "Random use leaves legal values, no held thumb and finite frames",
    arguments: [1, 2] as [UInt64])
  func randomUse(seed: UInt64) {
    let use = RandomUse(seed: seed)
    for _ in 0..<Torture.count(1500, torture: 50_000) {
      let action = use.act()
      if let broken = use.broken {
        Issue.record("\(broken) after \(action): \(use.slider.values)")
        return
      }
    }
  }
}

extension RangeSliderControl {
  fileprivate var values: [CGFloat] { [minimumValue, lowerValue, upperValue, maximumValue] }
}

@MainActor
private final class RandomUse {
  let stage = SliderStage()
  private var random: SeededGenerator
  private var fingers: [Int: CGPoint] = [:]

  /// What ``RangeSliderControl/snapsOnRelease`` was when the finger came down.
  private var hasSnappedOnRelease = false

  var slider: RangeSliderControl { stage.slider }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    slider.hapticSink = RecordingHapticSink()
    slider.addAction(UIAction { [weak self] _ in self?.listen() }, for: .valueChanged)
  }

  /// What does not hold, in words.
  var broken: String? {
    let values = slider.values
    guard values.allSatisfy(\.isFinite), values == values.sorted() else { return "V1" }
    let (range, gap) = (values[3] - values[0], values[2] - values[1])
    let eps = 1e-9 * max(1, abs(values[0]), abs(values[3]))
    let least = min(slider.minimumDistance, range)
    guard gap >= least - eps else { return "V2" }
    let isFree = slider.step == 0 && slider.stops.isEmpty
    if isFree, gap > max(slider.maximumDistance, least) + eps { return "V3" }
    if let value = values[1...2].first(where: { !isStop($0) }) { return "V4 \(value)" }
    if fingers.isEmpty, slider.trackedThumb != nil || slider.isTracking { return "C2" }
    return slider.layer.hasOnlyNumbers ? nil : "G3"
  }

  private func isStop(_ value: CGFloat) -> Bool {
    // Between stops only while a finger drags smoothly.
    let isSmooth = !fingers.isEmpty && hasSnappedOnRelease
    if isSmooth || !slider.stops.isEmpty || slider.step < 0.01 { return true }
    if value == slider.maximumValue { return true }
    let count = (value - slider.minimumValue) / slider.step
    return abs(count - count.rounded()) < 1e-6
  }

  private func listen() {
    if chance(of: 20) { set() }
    if chance(of: 100) { slider.isEnabled.toggle() }
  }

  /// Does one thing, and says what.
  func act() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2: return touchDown()
    case 3...9: return touchMove()
    case 10...11: return touchUp()
    case 12: return touchCancel()
    case 13...15: return set()
    case 16: return adjust()
    case 17: return resize()
    case 18: return turn()
    default: return hide()
    }
  }

  private func touchDown() -> String {
    let finger = Int.random(in: 0...1, using: &random)
    guard fingers[finger] == nil else { return "nothing" }
    let thumb: Thumb = Bool.random(using: &random) ? .lower : .upper
    var point = slider.convert(stage.center(thumb), to: nil)
    if chance(of: 3) { point.x += number(-90...90) }
    let others = fingers
    fingers[finger] = point
    hasSnappedOnRelease = slider.snapsOnRelease || !others.isEmpty && hasSnappedOnRelease
    stage.host.touches.down(point, finger: finger)
    return "down at \(point)"
  }

  private func touchMove() -> String {
    guard
      let (finger, location) = fingers.sorted(by: { $0.key < $1.key }).randomElement(using: &random)
    else { return "nothing" }
    let point = CGPoint(
      x: location.x + number(-120...120), y: location.y + number(-20...20))
    fingers[finger] = point
    stage.host.touches.move(to: point, finger: finger)
    return "move to \(point)"
  }

  private func touchUp() -> String {
    guard let finger = fingers.keys.sorted().randomElement(using: &random) else { return "nothing" }
    fingers[finger] = nil
    stage.host.touches.up(finger: finger)
    return "up"
  }

  private func touchCancel() -> String {
    guard let finger = fingers.keys.sorted().randomElement(using: &random) else {
      slider.cancelTracking(with: nil)
      return "cancel by code"
    }
    fingers[finger] = nil
    stage.host.touches.cancel(finger: finger)
    return "cancel"
  }

  @discardableResult
  private func set() -> String {
    let value =
      chance(of: 12)
      ? [.nan, .infinity, -.infinity, 0].randomElement(using: &random) ?? 0 : number()
    let setters: [(String, (RangeSliderControl) -> Void)] = [
      ("minimumValue", { $0.minimumValue = value }),
      ("maximumValue", { $0.maximumValue = value }),
      ("lowerValue", { $0.lowerValue = value }), ("upperValue", { $0.upperValue = value }),
      ("step", { $0.step = abs(value) / 8 }), ("no step", { $0.step = 0 }),
      ("stops", { $0.stops = [value, value / 2, value * 2] }), ("no stops", { $0.stops = [] }),
      ("minimumDistance", { $0.minimumDistance = value / 4 }),
      ("maximumDistance", { $0.maximumDistance = value }),
      ("no maximumDistance", { $0.maximumDistance = .infinity }),
      ("scale", { $0.scale = .logarithmic }), ("scale", { $0.scale = .power(exponent: 2) }),
      ("scale", { $0.scale = .linear }),
      (
        "collision",
        { $0.collision = ThumbCollision(rawValue: Int(abs(number: value)) % 3) ?? .stop }
      ),
      ("dragsRange", { $0.dragsRange.toggle() }), ("tapsTrack", { $0.tapsTrack.toggle() }),
      ("tracksFromAnywhere", { $0.tracksFromAnywhere.toggle() }),
      ("isContinuous", { $0.isContinuous.toggle() }),
      ("snapsOnRelease", { $0.snapsOnRelease.toggle() }),
      ("cancelRestoresValues", { $0.cancelRestoresValues.toggle() }),
      ("isLowerThumbEnabled", { $0.isLowerThumbEnabled.toggle() }),
      ("isUpperThumbEnabled", { $0.isUpperThumbEnabled.toggle() }),
      ("both values", { $0.setRange(lower: value, upper: -value) }),
      ("setRange", { $0.setRange(minimum: -value, maximum: value, lower: 0, upper: value) }),
      ("wide bounds", { $0.setRange(minimum: 0, maximum: 100, lower: 20, upper: 80) }),
    ]
    guard let setter = setters.randomElement(using: &random) else { return "nothing" }
    setter.1(slider)
    return "\(setter.0) with \(value)"
  }

  private func adjust() -> String {
    let elements = slider.accessibilityElements as? [UIAccessibilityElement] ?? []
    let element = elements.randomElement(using: &random)
    if Bool.random(using: &random) {
      element?.accessibilityIncrement()
    } else {
      element?.accessibilityDecrement()
    }
    stage.host.press(
      [.keyboardTab, .keyboardLeftArrow, .keyboardHome].randomElement(using: &random)
        ?? .keyboardTab)
    return "adjust"
  }

  private func resize() -> String {
    slider.frame.size.width = chance(of: 4) ? 0 : number(0...340)
    stage.host.layout()
    return "width \(slider.frame.width)"
  }

  private func turn() -> String {
    switch Int.random(in: 0...2, using: &random) {
    case 0: stage.host.host.appearance.style = chance(of: 2) ? .dark : .light
    case 1:
      slider.semanticContentAttribute = chance(of: 2) ? .forceRightToLeft : .forceLeftToRight
    default:
      stage.host.host.appearance.contentSizeCategory = chance(of: 2) ? .large : .extraSmall
    }
    stage.host.layout()
    return "turn"
  }

  private func hide() -> String {
    switch Int.random(in: 0...3, using: &random) {
    case 0: slider.isHidden.toggle()
    case 1: slider.isEnabled.toggle()
    case 2: slider.removeFromSuperview()
    default: slider.isEnabled = true
    }
    if chance(of: 2) {
      slider.isHidden = false
      slider.isEnabled = true
    }
    if slider.superview == nil { stage.host.add(slider) }
    return "hide"
  }

  private func number(_ range: ClosedRange<CGFloat> = -150...150) -> CGFloat {
    CGFloat.random(in: range, using: &random).rounded()
  }

  private func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}

/// The size of a number, zero where it is none.
private func abs(number: CGFloat) -> CGFloat {
  number.isFinite ? abs(number) : 0
}

extension CALayer {
  fileprivate var hasOnlyNumbers: Bool {
    let frame = frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      && (sublayers ?? []).allSatisfy(\.hasOnlyNumbers)
  }
}
