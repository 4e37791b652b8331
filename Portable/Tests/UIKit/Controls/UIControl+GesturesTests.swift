import TestSupport
import Testing
import UIKit

/// The rules are those of Apple's article "Attaching gesture recognizers to UIKit controls".
///
/// It lists a single tap with one finger for UIButton, UISwitch, UIStepper, UISegmentedControl and
/// UIPageControl, a swipe along the slider on the knob of UISlider, and a pan along the switch on the
/// knob of UISwitch. Nothing else wins over a gesture recognizer of an ancestor.
@MainActor struct UIControlGesturesTests {
  private let test = TestHost()
  private let area: UIView
  private let log = GestureLog()

  init() {
    area = test.add(UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 300)))
  }

  @discardableResult
  private func add<Added: UIControl>(_ control: Added, size: CGSize) -> Added {
    control.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: size)
    area.addSubview(control)
    test.layout()
    return control
  }

  /// "Gesture recognizers attached to your views" wins over a control that is not in the list, and
  /// the touch is canceled ("cancelsTouchesInView" is true by default).
  @Test("A tap of an ancestor takes precedence over a plain control")
  func aTapOfAnAncestorWinsOverAPlainControl() {
    let control = add(UIControl(), size: CGSize(width: 100, height: 50))
    let events = ControlEventRecorder(control)
    log.follow(UITapGestureRecognizer(), "tap", on: area)
    test.touches.tap(control)
    #expect(log.entries == ["tap ended"])
    #expect(events.names == ["touchDown", "touchCancel"])
  }

  @Test("Apple's five controls refuse a tap of an ancestor")
  func theFiveControlsOfAppleRefuseATapOfAnAncestor() {
    log.follow(UITapGestureRecognizer(), "tap", on: area)
    let controls = [
      UIButton(type: .system), UISwitch(), UIStepper(), UISegmentedControl(items: ["A", "B"]),
      UIPageControl(),
    ]
    for control in controls {
      add(control, size: CGSize(width: 120, height: 40))
      test.touches.tap(control, at: CGPoint(x: 10, y: 10))
      control.removeFromSuperview()
    }
    #expect(log.entries == [])
  }

  /// The list speaks of single taps with one finger.
  @Test("A double tap of an ancestor takes precedence over a button")
  func aDoubleTapOfAnAncestorWinsOverAButton() {
    let button = add(UIButton(type: .system), size: CGSize(width: 120, height: 40))
    let tap = log.follow(UITapGestureRecognizer(), "double", on: area)
    tap.numberOfTapsRequired = 2
    test.touches.doubleTap(button)
    #expect(log.entries == ["double ended"])
  }

  /// "Installing a gesture recognizer directly on a control prevents that control from calling its
  /// action method."
  @Test("A tap recognizer of the button itself takes precedence") func aTapOnTheButtonItselfWins() {
    let button = add(UIButton(type: .system), size: CGSize(width: 120, height: 40))
    let events = ControlEventRecorder(button, for: .touchUpInside)
    log.follow(UITapGestureRecognizer(), "tap", on: button)
    test.touches.tap(button)
    #expect(log.entries == ["tap ended"])
    #expect(events.names == [])
  }

  @Test("A slider refuses a swipe on its thumb only") func aSliderRefusesASwipeOnItsThumbOnly() {
    let slider = add(UISlider(), size: CGSize(width: 200, height: 31))
    log.follow(UISwipeGestureRecognizer(), "swipe", on: area)
    test.touches.drag(
      in: slider, from: CGPoint(x: 14, y: 15), to: CGPoint(x: 134, y: 15), duration: 0.1)
    #expect(log.entries == [])
    #expect(slider.value > 0.5)
    slider.value = 0
    test.layout()
    test.touches.drag(
      in: slider, from: CGPoint(x: 80, y: 15), to: CGPoint(x: 190, y: 15), duration: 0.1)
    #expect(log.entries == ["swipe ended"])
  }

  /// The article names swipes for the slider and no pans. Reports of full-screen pop gestures that
  /// take the drag of a slider agree; a summary that also lists pans for it has no other source.
  @Test("A pan of an ancestor takes precedence over a slider")
  func aPanOfAnAncestorWinsOverASlider() {
    let slider = add(UISlider(), size: CGSize(width: 200, height: 31))
    let events = ControlEventRecorder(slider, for: .touchCancel)
    log.follow(UIPanGestureRecognizer(), "pan", on: area)
    test.touches.drag(in: slider, from: CGPoint(x: 14, y: 15), to: CGPoint(x: 134, y: 15))
    #expect(log.entries.first == "pan began")
    #expect(events.names == ["touchCancel"])
  }

  @Test("A switch refuses a pan along it that starts on its knob")
  func aSwitchRefusesAPanAlongItThatStartsOnItsKnob() {
    let control = add(UISwitch(), size: CGSize(width: 51, height: 31))
    log.follow(UIPanGestureRecognizer(), "pan", on: area)
    test.touches.drag(in: control, from: CGPoint(x: 15, y: 15), to: CGPoint(x: 60, y: 15))
    #expect(log.entries == [])
    #expect(control.isOn)
    test.touches.drag(in: control, from: CGPoint(x: 38, y: 15), to: CGPoint(x: 38, y: 70))
    #expect(log.entries.first == "pan began")
  }
}
