import TestSupport
import Testing

@testable import ControlExtras

/// U10: what UIKit is given for normal while a state borrows content.
@MainActor
struct StagedContentTests {
  private func example() -> StagedContent<String> {
    var staged = StagedContent<String>()
    _ = staged.set("N", for: .normal, in: .normal)
    _ = staged.set("S", for: .selected, in: .normal)
    return staged
  }

  @Test func aStateThatBorrowsHasItsLenderInThePlaceForNormal() {
    var staged = example()
    #expect(staged.stage([.selected, .highlighted])?.content == "S")
    #expect(staged.stage(.normal)?.content == "N")
  }

  @Test func contentOfItsOwnIsUIKitsToShow() {
    var staged = example()
    #expect(staged.stage(.selected) == nil)
    #expect(staged.set("S2", for: .selected, in: .selected) == "N")
  }

  @Test func nothingIsLentTwice() {
    var staged = example()
    _ = staged.stage([.selected, .highlighted])
    #expect(staged.stage([.selected, .disabled]) == nil)
  }

  @Test func statesAndCombinationsHaveTheSameBits() {
    #expect(StateCombination(UIControl.State.highlighted) == .highlighted)
    #expect(StateCombination(UIControl.State.disabled) == .disabled)
    #expect(StateCombination(UIControl.State.selected) == .selected)
    #expect(StateCombination(UIControl.State.focused) == .focused)
    #expect(UIControl.State(StateCombination([.selected, .focused])) == [.selected, .focused])
  }
}
