import TestSupport
import Testing

@testable import UIKitHost

@MainActor struct PointerStateTests {
  private let point = CGPoint(x: 10, y: 20)
  private let center = CGPoint(x: 50, y: 50)

  @Test("A button acts as one finger") func aButtonIsOneFinger() {
    var pointer = PointerState()
    #expect(pointer.press(at: point).map(\.phase) == [.began])
    #expect(pointer.move(to: center, movesBoth: false).map(\.location) == [center])
    #expect(pointer.release(at: center).map(\.phase) == [.ended])
    #expect(!pointer.isDown)
  }

  @Test("Moving without a button touches nothing") func movingWithoutAButtonTouchesNothing() {
    var pointer = PointerState()
    #expect(pointer.move(to: point, movesBoth: false).isEmpty)
    #expect(pointer.release(at: point).isEmpty)
  }

  @Test("Alt makes two mirrored fingers") func altMakesTwoMirroredFingers() {
    var pointer = PointerState()
    _ = pointer.move(to: point, movesBoth: false)
    pointer.setPaired(true, center: center)
    let samples = pointer.press(at: point)
    #expect(samples.map(\.location) == [point, CGPoint(x: 90, y: 80)])
    #expect(Set(samples.map(\.finger)).count == 2)
  }

  @Test("Alt does not change the number of fingers that are down")
  func fingersThatAreDownStayAsManyAsTheyAre() {
    var pointer = PointerState()
    _ = pointer.press(at: point)
    pointer.setPaired(true, center: center)
    #expect(pointer.move(to: center, movesBoth: false).count == 1)
    _ = pointer.release(at: center)
    pointer.setPaired(true, center: center)
    #expect(pointer.press(at: point).count == 2)
    pointer.setPaired(false, center: center)
    #expect(pointer.release(at: point).count == 2)
  }

  @Test("Canceling takes both fingers away") func cancellingTakesBothFingersAway() {
    var pointer = PointerState()
    pointer.setPaired(true, center: center)
    _ = pointer.press(at: point)
    #expect(pointer.cancel().map(\.phase) == [.cancelled, .cancelled])
    #expect(pointer.cancel().isEmpty)
  }
}
