import TestSupport
import Testing
import UIKit

@MainActor struct UISwitchTests {
  private let test = TestHost()
  private let control: UISwitch
  private let recorder: ControlEventRecorder

  init() {
    control = test.add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    recorder = ControlEventRecorder(control, for: .valueChanged)
  }

  @Test("A switch has a fixed size") func theSizeIsFixed() {
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test("A tap toggles the switch and sends valueChanged once")
  func aTapThrowsItAndSendsValueChangedOnce() {
    test.touches.down(CGPoint(x: 125, y: 115))
    #expect(!control.isOn)
    test.touches.up()
    #expect(control.isOn)
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("Pulling the knob across toggles the switch, and the release reports")
  func pullingTheKnobAcrossThrowsItAndLettingGoReports() {
    test.touches.down(CGPoint(x: 112, y: 115))
    test.touches.move(to: CGPoint(x: 140, y: 115))
    #expect(control.isOn)
    #expect(recorder.names.isEmpty)
    test.touches.up()
    #expect(control.isOn)
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("Pulling there and back reports nothing") func pullingThereAndBackReportsNothing() {
    test.touches.down(CGPoint(x: 112, y: 115))
    test.touches.move(to: CGPoint(x: 140, y: 115))
    test.touches.move(to: CGPoint(x: 112, y: 115))
    test.touches.up()
    #expect(!control.isOn)
    #expect(recorder.names.isEmpty)
  }

  @Test("A canceled touch restores the value") func aCancelledTouchRestoresTheValue() {
    test.touches.down(CGPoint(x: 112, y: 115))
    test.touches.move(to: CGPoint(x: 140, y: 115))
    test.touches.cancel()
    #expect(!control.isOn)
    #expect(recorder.names.isEmpty)
  }

  @Test("Setting a switch sends no event") func settingItSendsNoEvent() {
    control.setOn(true, animated: true)
    control.isOn = false
    test.advance(by: 1)
    #expect(recorder.names.isEmpty)
  }

  @Test("The color of the track follows the value") func theColorOfTheTrackFollowsTheValue() {
    let off = test.color(at: CGPoint(x: 140, y: 115))
    control.isOn = true
    test.advance(by: 1)
    let on = test.color(at: CGPoint(x: 112, y: 115))
    #expect(off != on)
    #expect((on?.green ?? 0) > 150 && (on?.red ?? 255) < 100)
  }

  @Test("In right to left the knob stands on the left when on")
  func inRightToLeftTheKnobStandsOnTheLeftWhenOn() {
    control.semanticContentAttribute = .forceRightToLeft
    control.isOn = true
    test.advance(by: 1)
    let left = test.color(at: CGPoint(x: 115, y: 115))
    #expect((left?.red ?? 0) > 240)
  }
}
