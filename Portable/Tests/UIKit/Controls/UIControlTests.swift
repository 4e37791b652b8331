import TestSupport
import Testing
import UIKit

@MainActor struct UIControlTests {
  private final class TrackingControl: UIControl {
    var log: [String] = []
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue")
      return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }

    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  private let test = TestHost()
  private let control: TrackingControl
  private let recorder: ControlEventRecorder

  init() {
    control = test.add(TrackingControl(frame: CGRect(x: 100, y: 200, width: 100, height: 50)))
    recorder = ControlEventRecorder(control)
  }

  @Test("Raw values are those of UIKit") func rawValuesAreThoseOfUIKit() {
    #expect(UIControl.State.normal.rawValue == 0)
    #expect(UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
    #expect(UIControl.State.focused.rawValue == 8)
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test("A tap goes down and up inside") func aTapGoesDownAndUpInside() {
    test.touches.down(CGPoint(x: 150, y: 225))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    test.touches.up()
    #expect(recorder.names == ["touchDown", "touchUpInside"])
    #expect(control.log == ["begin", "end"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  /// Apple's documentation of cancelTracking(with:): "The default implementation cancels any ongoing
  /// tracking and updates the control's state information."
  @Test("Canceling the tracking in code ends it without an action")
  func cancelingTheTrackingInCodeEndsItWithoutAnAction() {
    let plain = test.add(UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 50)))
    let events = ControlEventRecorder(plain)
    test.touches.down(CGPoint(x: 150, y: 425))
    plain.cancelTracking(with: nil)
    #expect(!plain.isTracking && !plain.isTouchInside && !plain.isHighlighted)
    test.touches.up()
    #expect(!events.names.contains("touchUpInside"))
  }

  @Test("A second quick tap sends touchDownRepeat") func aSecondQuickTapSendsTouchDownRepeat() {
    for _ in 0..<2 {
      test.touches.down(CGPoint(x: 150, y: 225))
      test.touches.up()
    }
    #expect(
      recorder.names == [
        "touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside",
      ])
  }

  @Test("A drag leaves only beyond seventy points") func aDragLeavesOnlyBeyondSeventyPoints() {
    test.touches.down(CGPoint(x: 150, y: 225))
    test.touches.move(to: CGPoint(x: 150, y: 319))
    #expect(control.isTouchInside && control.isHighlighted)
    test.touches.move(to: CGPoint(x: 150, y: 321))
    #expect(!control.isTouchInside && !control.isHighlighted)
    test.touches.move(to: CGPoint(x: 150, y: 240))
    test.touches.move(to: CGPoint(x: 150, y: 500))
    test.touches.up()
    #expect(
      recorder.names == [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
        "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside",
      ])
  }

  @Test("A canceled touch cancels tracking") func aCancelledTouchCancelsTracking() {
    test.touches.down(CGPoint(x: 150, y: 225))
    test.touches.cancel()
    #expect(recorder.names == ["touchDown", "touchCancel"])
    #expect(control.log == ["begin", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A refused touch sends nothing") func aRefusedTouchSendsNothing() {
    control.begins = false
    test.touches.down(CGPoint(x: 150, y: 225))
    test.touches.move(to: CGPoint(x: 160, y: 225))
    test.touches.up()
    #expect(recorder.names.isEmpty)
    #expect(control.log == ["begin"])
  }

  @Test("Tracking that does not continue ignores the rest")
  func trackingThatDoesNotContinueIgnoresTheRest() {
    test.touches.down(CGPoint(x: 150, y: 225))
    control.continues = false
    test.touches.move(to: CGPoint(x: 160, y: 225))
    test.touches.move(to: CGPoint(x: 170, y: 225))
    test.touches.up()
    #expect(recorder.names == ["touchDown"])
    #expect(control.log == ["begin", "continue"])
  }

  @Test("A disabled control keeps touches from its superview and sends nothing")
  func aDisabledControlKeepsTouchesFromItsSuperviewAndSendsNothing() {
    control.isEnabled = false
    test.touches.down(CGPoint(x: 150, y: 225))
    test.touches.up()
    #expect(recorder.names.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test("Disabling in the middle of a touch cancels") func disablingInTheMiddleOfATouchCancels() {
    test.touches.down(CGPoint(x: 150, y: 225))
    control.isEnabled = false
    test.touches.up()
    #expect(recorder.names == ["touchDown", "touchCancel"])
    #expect(!control.isTracking)
  }

  @Test("Leaving the window cancels") func leavingTheWindowCancels() {
    test.touches.down(CGPoint(x: 150, y: 225))
    control.removeFromSuperview()
    #expect(recorder.names == ["touchDown", "touchCancel"])
    test.touches.up()
    #expect(recorder.names == ["touchDown", "touchCancel"])
  }

  @Test("Only one finger is followed") func onlyOneFingerIsFollowed() {
    test.touches.down(CGPoint(x: 150, y: 225))
    test.touches.down(CGPoint(x: 160, y: 225), finger: 1)
    test.touches.up(finger: 1)
    #expect(control.isTracking)
    test.touches.up()
    #expect(recorder.names == ["touchDown", "touchUpInside"])
  }

  @Test("Alignment follows the direction of reading") func alignmentFollowsTheDirectionOfReading() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}
