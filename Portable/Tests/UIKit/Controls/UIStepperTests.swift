import TestSupport
import Testing
import UIKit

@MainActor struct UIStepperTests {
  private let test = TestHost()
  private let stepper: UIStepper
  private let recorder: ControlEventRecorder

  init() {
    stepper = test.add(UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    recorder = ControlEventRecorder(stepper, for: .valueChanged)
  }

  @Test("Taps step up and down within the range") func tapsStepUpAndDownWithinTheRange() {
    test.touches.tap(at: CGPoint(x: 175, y: 115))
    #expect(stepper.value == 1)
    test.touches.tap(at: CGPoint(x: 110, y: 115))
    test.touches.tap(at: CGPoint(x: 110, y: 115))
    #expect(stepper.value == 0)
    #expect(recorder.names == ["valueChanged", "valueChanged"])
  }

  @Test("Wrapping continues at the other end") func wrappingGoesOnAtTheOtherEnd() {
    stepper.wraps = true
    test.touches.tap(at: CGPoint(x: 110, y: 115))
    #expect(stepper.value == 100)
  }

  @Test("A long press repeats the step") func aLongPressGoesOnStepping() {
    test.touches.down(CGPoint(x: 175, y: 115))
    test.advance(by: 1.7)
    #expect(stepper.value == 4)
    test.touches.up()
    test.advance(by: 2)
    #expect(stepper.value == 4)
  }

  @Test("A step that is not positive is ignored") func aStepThatIsNotPositiveIsNotTakenOver() {
    // "If you attempt to set this property's value to 0 or to a negative number, the system raises an
    // NSInvalidArgumentException exception" (Apple's documentation of stepValue).
    expectMisuse("UIStepper.stepValue", reason: "is not greater than 0") { stepper.stepValue = 0 }
    #expect(stepper.stepValue == 1)
  }
}
