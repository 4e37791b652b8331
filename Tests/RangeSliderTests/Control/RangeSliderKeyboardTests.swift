import TestSupport
import Testing

@testable import RangeSlider

/// Section 2.9, with the keys of a hardware keyboard.
@MainActor
struct RangeSliderKeyboardTests {
  private let host = TestHost(idiom: .pad)
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    host.add(slider)
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 80)
    host.layout()
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    host.press(key, modifiers: modifiers)
  }

  @Test("Tab moves to the lower thumb, then to the upper one, and Shift-Tab back")
  func tab() {
    press(.keyboardTab)
    #expect(slider.focusedThumb == .lower)
    press(.keyboardTab)
    #expect(slider.focusedThumb == .upper)
    press(.keyboardTab, .shift)
    #expect(slider.focusedThumb == .lower)
  }

  @Test("The order is the same from right to left and where the slider is vertical")
  func tabOrder() {
    slider.semanticContentAttribute = .forceRightToLeft
    press(.keyboardTab)
    #expect(slider.focusedThumb == .lower)
    slider.isVertical = true
    slider.frame = CGRect(x: 100, y: 100, width: 44, height: 300)
    host.layout()
    press(.keyboardTab)
    #expect(slider.focusedThumb == .upper)
    press(.keyboardTab, .shift)
    #expect(slider.focusedThumb == .lower)
  }

  @Test("Between other controls Tab passes through both thumbs either way")
  func tabThrough() {
    let first = host.add(UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 30)))
    let last = host.add(UITextField(frame: CGRect(x: 40, y: 300, width: 200, height: 30)))
    first.focusGroupIdentifier = "first"
    last.focusGroupIdentifier = "last"
    var stations: [String] = []
    func note() {
      stations.append(
        first.isFocused
          ? "first"
          : last.isFocused
            ? "last"
            : slider.focusedThumb == .lower
              ? "lower" : slider.focusedThumb == .upper ? "upper" : "none")
    }
    for _ in 0..<4 {
      press(.keyboardTab)
      note()
    }
    #expect(stations == ["first", "lower", "upper", "last"])
    #expect(last.isFirstResponder)
    #expect(!slider.isFirstResponder)
    stations = []
    for _ in 0..<3 {
      press(.keyboardTab, .shift)
      note()
    }
    #expect(stations == ["upper", "lower", "first"])
  }

  /// Apple's documentation of `pressesBegan(_:with:)` and `pressesEnded(_:with:)`: one call "when a
  /// physical button is first pressed" and one "when a button is released", and none in between.
  @Test("A held arrow repeats after a delay until it is released")
  func heldArrow() {
    let clock = ManualClock()
    slider.keyRepeater.schedule = clock.schedule
    press(.keyboardTab)
    host.host.press(.keyboardRightArrow, phases: [.began])
    #expect(isClose(slider.lowerValue, 21))
    clock.advance(by: 0.45)
    #expect(isClose(slider.lowerValue, 21))
    clock.advance(by: 0.3)
    #expect(isClose(slider.lowerValue, 24))
    host.host.press(.keyboardRightArrow, phases: [.ended])
    clock.advance(by: 5)
    #expect(isClose(slider.lowerValue, 24))
  }

  @Test("The repetition ends when the focus leaves, and another key replaces it")
  func endOfRepetition() {
    let clock = ManualClock()
    slider.keyRepeater.schedule = clock.schedule
    press(.keyboardTab)
    host.host.press(.keyboardRightArrow, phases: [.began])
    host.host.press(.keyboardLeftArrow, phases: [.began])
    clock.advance(by: 0.55)
    #expect(isClose(slider.lowerValue, 19))
    press(.keyboardTab)
    clock.advance(by: 5)
    #expect(isClose(slider.lowerValue, 19))
    #expect(isClose(slider.upperValue, 80))
  }

  @Test("Arrow keys move a hundredth of the track, and ten with Shift and the page keys")
  func arrows() {
    press(.keyboardTab)
    press(.keyboardRightArrow)
    #expect(isClose(slider.lowerValue, 21))
    press(.keyboardUpArrow)
    #expect(isClose(slider.lowerValue, 22))
    press(.keyboardLeftArrow)
    press(.keyboardDownArrow)
    #expect(isClose(slider.lowerValue, 20))
    press(.keyboardRightArrow, .shift)
    #expect(isClose(slider.lowerValue, 30))
    press(.keyboardPageUp)
    #expect(isClose(slider.lowerValue, 40))
    press(.keyboardPageDown)
    press(.keyboardDownArrow, .shift)
    #expect(isClose(slider.lowerValue, 20))
  }

  @Test("With steps an arrow key moves one step")
  func steps() {
    slider.step = 5
    press(.keyboardTab)
    press(.keyboardRightArrow)
    #expect(isClose(slider.lowerValue, 25))
    press(.keyboardPageUp)
    #expect(isClose(slider.lowerValue, 75))
  }

  @Test("Home and End go to the limits of the focused thumb")
  func limits() {
    slider.minimumDistance = 10
    press(.keyboardTab)
    press(.keyboardEnd)
    #expect(isClose(slider.lowerValue, 70))
    press(.keyboardHome)
    #expect(isClose(slider.lowerValue, 0))
    press(.keyboardTab)
    press(.keyboardHome)
    #expect(isClose(slider.upperValue, 10))
    press(.keyboardEnd)
    #expect(isClose(slider.upperValue, 100))
  }

  @Test("From right to left the left and right arrow keys are mirrored, the up arrow is not")
  func rightToLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    press(.keyboardTab)
    press(.keyboardLeftArrow)
    #expect(isClose(slider.lowerValue, 21))
    press(.keyboardRightArrow)
    #expect(isClose(slider.lowerValue, 20))
    press(.keyboardUpArrow)
    #expect(isClose(slider.lowerValue, 21))
  }

  @Test("Arrow keys are mirrored as well where the whole interface runs from right to left")
  func rightToLeftInterface() {
    let host = TestHost(direction: .rightToLeft, idiom: .pad)
    let slider = host.add(RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
    host.press(.keyboardTab)
    #expect(slider.focusedThumb == .lower)
    host.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(abs(slider.lowerValue - 0.3) < 1e-9)
  }

  @Test("Keys never push and never swap thumbs", arguments: [ThumbCollision.push, .swap])
  func neverPushes(collision: ThumbCollision) {
    slider.collision = collision
    slider.setValues(lower: 75, upper: 80)
    press(.keyboardTab)
    for _ in 0..<3 { press(.keyboardPageUp) }
    #expect(isClose(slider.lowerValue, 80))
    #expect(isClose(slider.upperValue, 80))
    #expect(slider.focusedThumb == .lower)
  }

  @Test("The ring is around the focused thumb and follows it")
  func ring() {
    let element = slider.accessibilityElement(for: .lower)
    func ringColor() -> PixelColor? {
      let frame = element.accessibilityFrame
      return host.color(at: CGPoint(x: frame.midX, y: frame.midY - 17.5))
    }
    let before = ringColor()
    press(.keyboardTab)
    let focused = ringColor()
    #expect(focused != before)
    press(.keyboardPageUp)
    #expect(ringColor() == focused)
    press(.keyboardTab)
    #expect(ringColor() == before)
  }

  @Test("A key sends one change and then the end, and nothing at the limit")
  func events() {
    slider.isContinuous = false
    press(.keyboardTab)
    let recorder = ControlEventRecorder(slider)
    press(.keyboardRightArrow)
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered", "editingDidEnd"])
    press(.keyboardHome)
    recorder.clear()
    press(.keyboardLeftArrow)
    #expect(recorder.names.isEmpty)
  }

  @Test(
    "The ring and the pointer's effect look as recorded",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(style: UIUserInterfaceStyle) {
    let host = TestHost(size: CGSize(width: 240, height: 120), scale: 3, style: style, idiom: .pad)
    host.view.backgroundColor = .systemBackground
    let frame = CGRect(x: 20, y: 8, width: 200, height: 44)
    host.add(RangeSliderControl(frame: frame))
    host.add(RangeSliderControl(frame: frame.offsetBy(dx: 0, dy: 60)))
    host.press(.keyboardTab)
    host.touches.hover(at: CGPoint(x: 171, y: 90))
    expectSnapshot(of: host, named: style == .dark ? "dark" : "light")
  }

  @Test("A key that moves one thumb keeps the request of the other one")
  func keepsOtherRequest() {
    slider.setValues(lower: 20, upper: 50)
    slider.maximumValue = 40
    press(.keyboardTab)
    press(.keyboardRightArrow)
    slider.maximumValue = 100
    #expect(isClose(slider.upperValue, 50))
  }

  @Test("Disabled thumbs and sliders are skipped")
  func disabled() {
    slider.isLowerThumbEnabled = false
    press(.keyboardTab)
    #expect(slider.focusedThumb == .upper)
    slider.isEnabled = false
    host.advanceFrames()
    #expect(slider.focusedThumb == nil)
    press(.keyboardTab)
    #expect(slider.focusedThumb == nil)
    press(.keyboardRightArrow)
    #expect(isClose(slider.upperValue, 80))
  }

  @Test("Without the focus the keys do nothing")
  func unfocused() {
    press(.keyboardRightArrow)
    #expect(isClose(slider.lowerValue, 20))
    #expect(!slider.canBecomeFirstResponder)
  }

  @Test("Two sliders have the focus one after the other")
  func twoSliders() {
    let second = host.add(
      RangeSliderControl(frame: CGRect(x: 40, y: 300, width: 300, height: 44)))
    for _ in 0..<3 { press(.keyboardTab) }
    #expect(slider.focusedThumb == nil)
    #expect(second.focusedThumb == .lower)
    press(.keyboardPageUp)
    #expect(isClose(slider.lowerValue, 20))
    #expect(abs(second.lowerValue - 0.3) < 1e-9)
  }

  @Test("Other keys, and keys with Command, go to the next responder")
  func otherKeys() {
    press(.keyboardTab)
    press(.keyboardRightArrow, .command)
    press(.keyboardA)
    #expect(isClose(slider.lowerValue, 20))
    #expect(slider.keyCommands == nil)
  }

  @Test("A slider with the focus is released when it is removed")
  func released() {
    expectReleased(in: host) { host in
      let slider = host.add(RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
      host.press(.keyboardTab)
      host.touches.hover(at: CGPoint(x: 74, y: 22))
      slider.removeFromSuperview()
      host.touches.hover(at: nil)
      return [slider]
    }
  }
}

/// A clock that tests advance.
@MainActor
private final class ManualClock {
  private var now: TimeInterval = 0
  private var calls: [(id: Int, time: TimeInterval, action: @MainActor () -> Void)] = []
  private var count = 0

  func schedule(
    after time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    count += 1
    let id = count
    calls.append((id, now + time, action))
    return { [weak self] in self?.calls.removeAll { $0.id == id } }
  }

  func advance(by time: TimeInterval) {
    let end = now + time
    while let next = calls.min(by: { $0.time < $1.time }), next.time <= end + 1e-9 {
      calls.removeAll { $0.id == next.id }
      now = next.time
      next.action()
    }
    now = end
  }
}
