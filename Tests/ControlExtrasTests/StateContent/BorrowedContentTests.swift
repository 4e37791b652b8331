import TestSupport
import Testing

@testable import ControlExtras

/// U10: the content that UIKit has for `.normal` while a state borrows content.
@MainActor
struct BorrowedContentTests {
  private func example() -> BorrowedContent<String> {
    var borrowed = BorrowedContent<String>()
    _ = borrowed.set("N", for: .normal, in: .normal)
    _ = borrowed.set("S", for: .selected, in: .normal)
    return borrowed
  }

  @Test("The source of borrowed content is the content for normal")
  func theSourceOfBorrowedContentIsTheContentForNormal() {
    var borrowed = example()
    #expect(borrowed.update(for: [.selected, .highlighted])?.content == "S")
    #expect(borrowed.update(for: .normal)?.content == "N")
  }

  @Test("Explicit content is not borrowed") func explicitContentIsNotBorrowed() {
    var borrowed = example()
    #expect(borrowed.update(for: .selected) == nil)
    #expect(borrowed.set("S2", for: .selected, in: .selected) == "N")
  }

  @Test("The same source is not set again") func theSameSourceIsNotSetAgain() {
    var borrowed = example()
    _ = borrowed.update(for: [.selected, .highlighted])
    #expect(borrowed.update(for: [.selected, .disabled]) == nil)
  }

  @Test("States and combinations have the same bits") func statesAndCombinationsHaveTheSameBits() {
    #expect(StateCombination(UIControl.State.highlighted) == .highlighted)
    #expect(StateCombination(UIControl.State.disabled) == .disabled)
    #expect(StateCombination(UIControl.State.selected) == .selected)
    #expect(StateCombination(UIControl.State.focused) == .focused)
    #expect(UIControl.State(StateCombination([.selected, .focused])) == [.selected, .focused])
  }
}
