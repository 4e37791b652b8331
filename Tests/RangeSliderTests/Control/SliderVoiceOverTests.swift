import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import RangeSlider

/// What VoiceOver moves, speaks and keeps.
@MainActor
struct SliderVoiceOverTests {
  private let stage = FingerStage()
  private var slider: RangeSliderControl { stage.slider }

  private func element(_ thumb: Thumb = .lower) -> UIAccessibilityElement {
    slider.accessibilityElement(for: thumb)
  }

  // MARK: Adjustments

  @Test("With a step, each of up to a hundred steps is within reach")
  func steps() {
    slider.setRange(minimum: 0, maximum: 24, lower: 9, upper: 17)
    slider.step = 1
    element().accessibilityIncrement()
    #expect(slider.lowerValue == 10)
    element(.upper).accessibilityDecrement()
    #expect(slider.upperValue == 16)
    slider.maximumValue = 100
    element().accessibilityIncrement()
    #expect(slider.lowerValue == 11)
    slider.setRange(maximum: 101, upper: 100)
    element().accessibilityIncrement()
    #expect(slider.lowerValue == 21, "a tenth of more than a hundred steps")
  }

  @Test("With stops or ticks, an adjustment moves to the next one")
  func stops() {
    slider.stops = [21, 22, 50]
    slider.setValues(lower: 21, upper: 100)
    element().accessibilityIncrement()
    #expect(slider.lowerValue == 22)
    element().accessibilityIncrement()
    #expect(slider.lowerValue == 50)
  }

  @Test("The actions of the range move it by the same distance")
  func range() {
    slider.step = 2
    slider.dragsRange = true
    element().accessibilityCustomActions?.first?.activate()
    #expect(stage.has(22, 82))
    slider.step = 0
    element().accessibilityCustomActions?.last?.activate()
    #expect(stage.has(12, 72))
  }

  // MARK: Texts

  @Test("The title of the tick at a value is spoken, and the value elsewhere")
  func titles() {
    slider.setRange(minimum: 0, maximum: 3, lower: 0, upper: 2)
    slider.ticks = [
      SliderTick(value: 0, title: "Small"), SliderTick(value: 1, title: "Medium"),
      SliderTick(value: 2), SliderTick(value: 3, title: "Large"),
    ]
    slider.snapsToTicks = true
    #expect(element().accessibilityValue == "Small")
    #expect(element(.upper).accessibilityValue == slider.text(for: 2))
    element().accessibilityIncrement()
    #expect(element().accessibilityValue == "Medium")
    element().accessibilityValue = "own"
    #expect(element().accessibilityValue == "own")
    slider.snapsToTicks = false
    slider.upperValue = 2.5
    #expect(element(.upper).accessibilityValue == slider.text(for: 2.5))
    slider.upperValue = 3
    #expect(element(.upper).accessibilityValue == "Large")
  }

  // MARK: Drags

  private func announced() -> [String] {
    UIAccessibility.posted.filter { $0.notification == .announcement }
      .compactMap { $0.argument as? String }
  }

  @Test("During a drag with VoiceOver the value is announced at most every 0.3 s, and at the end")
  func announcements() {
    UIAccessibility.settings.isVoiceOverRunning = true
    UIAccessibility.removePosted()
    let point = element().accessibilityActivationPoint
    stage.host.touches.down(slider.window?.convert(point, from: nil) ?? point)
    #expect(slider.trackedThumb == .lower)
    let start = stage.host.now
    for step in 1...60 { stage.move(0, to: 20 + Double(step) / 2) }
    let duration = stage.host.now - start
    #expect(announced().count == Int(duration / 0.3) + 1)
    stage.host.touches.up()
    #expect(announced().last == slider.text(for: 50))
    #expect(Set(announced()).count == announced().count)
    UIAccessibility.removePosted()
    stage.host.touches.down(stage.point(50))
    stage.host.touches.up()
    #expect(announced().isEmpty, "a touch that changes nothing")
  }

  @Test("The activation point is the center of the thumb, where another one leaves it less room")
  func activationPoint() {
    slider.setValues(lower: 50, upper: 52)
    let center = stage.point(52)
    let point = element(.upper).accessibilityActivationPoint
    #expect(abs(point.x - center.x) < 0.6 && abs(point.y - center.y) < 0.6)
  }

  // MARK: Elements

  @Test("The element of a thumb is the same for as long as the slider lives, with what the app set")
  func elements() {
    let slider = MultiSliderControl(thumbCount: 3)
    let last = slider.accessibilityElement(for: Thumb(rawValue: 2))
    let first = slider.accessibilityElement(for: .lower)
    last.accessibilityLabel = "Dinner"
    slider.thumbCount = 2
    #expect(slider.accessibilityElements?.count == 2)
    #expect(slider.accessibilityElement(for: Thumb(rawValue: 2)) !== last)
    #expect(slider.preferredFocusEnvironments.count == 2)
    slider.thumbCount = 4
    #expect(slider.accessibilityElement(for: Thumb(rawValue: 2)) === last)
    #expect(slider.accessibilityElement(for: .lower) === first)
    #expect(last.accessibilityLabel == "Dinner")
    #expect(slider.accessibilityElements?.count == 4)
  }
}
