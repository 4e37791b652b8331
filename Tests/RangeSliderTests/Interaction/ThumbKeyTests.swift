import Testing

@testable import RangeSlider

struct ThumbKeyTests {
  @Test("Right and up raise, left and down lower, by one step")
  func arrows() {
    let steps = [ThumbKey.rightArrow, .upArrow, .leftArrow, .downArrow].map {
      $0.movement(isShifted: false, isMirrored: false)
    }
    #expect(steps == [.steps(1), .steps(1), .steps(-1), .steps(-1)])
  }

  @Test("From right to left, left raises; up still raises")
  func mirrored() {
    let steps = [ThumbKey.leftArrow, .rightArrow, .upArrow, .downArrow].map {
      $0.movement(isShifted: false, isMirrored: true)
    }
    #expect(steps == [.steps(1), .steps(-1), .steps(1), .steps(-1)])
  }

  @Test("Shift and the page keys move ten steps")
  func tenSteps() {
    #expect(ThumbKey.leftArrow.movement(isShifted: true, isMirrored: false) == .steps(-10))
    #expect(ThumbKey.pageUp.movement(isShifted: false, isMirrored: true) == .steps(10))
    #expect(ThumbKey.pageDown.movement(isShifted: true, isMirrored: false) == .steps(-10))
  }

  @Test("Home and End go to the limits")
  func limits() {
    #expect(
      ThumbKey.home.movement(isShifted: false, isMirrored: true) == .limit(towardMaximum: false))
    #expect(
      ThumbKey.end.movement(isShifted: false, isMirrored: false) == .limit(towardMaximum: true))
  }
}
