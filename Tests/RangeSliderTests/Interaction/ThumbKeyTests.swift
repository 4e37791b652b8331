import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbKeyTests {
  @Test("Right and up raise, left and down lower, by one step")
  func arrows() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardDownArrow,
    ]
    #expect(keys.map { ThumbMovement($0) } == [.steps(1), .steps(1), .steps(-1), .steps(-1)])
  }

  @Test("From right to left, left raises; up still raises")
  func mirrored() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
    ]
    let steps = keys.map { ThumbMovement($0, isMirrored: true) }
    #expect(steps == [.steps(1), .steps(-1), .steps(1), .steps(-1)])
  }

  @Test("Shift and the page keys move ten steps")
  func tenSteps() {
    #expect(ThumbMovement(.keyboardLeftArrow, isShifted: true) == .steps(-10))
    #expect(ThumbMovement(.keyboardPageUp, isMirrored: true) == .steps(10))
    #expect(ThumbMovement(.keyboardPageDown, isShifted: true) == .steps(-10))
  }

  @Test("Home and End go to the limits")
  func limits() {
    #expect(ThumbMovement(.keyboardHome, isMirrored: true) == .limit(towardMaximum: false))
    #expect(ThumbMovement(.keyboardEnd) == .limit(towardMaximum: true))
  }

  @Test("Another key moves no thumb")
  func other() {
    #expect(ThumbMovement(.keyboardA) == nil)
  }
}
