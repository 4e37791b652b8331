import Testing

@testable import RangeSlider

struct SpokenValuesTests {
  @Test("A text is announced at once, and the next one not before the interval")
  func interval() {
    var spoken = SpokenValues()
    #expect(spoken.text("1", at: 5) == "1")
    #expect(spoken.text("2", at: 5.2) == nil)
    #expect(spoken.text("3", at: 5.3) == "3")
    #expect(spoken.text("3", at: 6) == nil)
    #expect(spoken.text("4", at: 6.1) == "4")
  }

  @Test("The end announces the last text, unless it was the latest one or nothing changed")
  func end() {
    var spoken = SpokenValues()
    #expect(spoken.text("1", at: nil) == nil)
    _ = spoken.text("1", at: 5)
    #expect(spoken.text("2", at: nil) == "2")
    _ = spoken.text("3", at: 5.1)
    #expect(spoken.text("3", at: nil) == nil)
  }
}
