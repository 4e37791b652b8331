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
    #expect(keys.map { $0.thumbSteps() } == [1, 1, -1, -1])
  }

  @Test("From right to left, left raises; up still raises")
  func mirrored() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
    ]
    let steps = keys.map { $0.thumbSteps(isMirrored: true) }
    #expect(steps == [1, -1, 1, -1])
  }

  @Test("Shift and the page keys move ten steps")
  func tenSteps() {
    #expect(UIKeyboardHIDUsage.keyboardLeftArrow.thumbSteps(isShifted: true) == -10)
    #expect(UIKeyboardHIDUsage.keyboardPageUp.thumbSteps(isMirrored: true) == 10)
    #expect(UIKeyboardHIDUsage.keyboardPageDown.thumbSteps(isShifted: true) == -10)
  }

  @Test("Home and End go to the limits")
  func limits() {
    #expect(UIKeyboardHIDUsage.keyboardHome.thumbSteps(isMirrored: true) == -.max)
    #expect(UIKeyboardHIDUsage.keyboardEnd.thumbSteps() == .max)
  }

  @Test("Another key moves no thumb")
  func other() {
    #expect(UIKeyboardHIDUsage.keyboardA.thumbSteps() == nil)
  }
}
