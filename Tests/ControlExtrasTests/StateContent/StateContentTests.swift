import TestSupport
import Testing

@testable import ControlExtras

/// U10: the content that is shown in a combination of states.
struct StateContentTests {
  private func table(_ contents: [StateCombination: String]) -> StateContent<String> {
    var table = StateContent<String>()
    for (combination, content) in contents { table[explicit: combination] = content }
    return table
  }

  @Test("Explicit content of a combination always wins and is never overwritten")
  func explicitWins() {
    var content = table(
      Dictionary(uniqueKeysWithValues: StateCombination.all.map { ($0, "\($0.rawValue)") }))
    for combination in StateCombination.all {
      #expect(content.content(for: combination) == "\(combination.rawValue)")
    }
    content[explicit: .selected] = "later"
    #expect(content.content(for: [.selected, .highlighted]) == "5")
  }

  @Test(
    "Selected while pressed or disabled shows the selected content, not the normal or highlighted one"
  )
  func selectedStays() {
    let content = table([.normal: "N", .highlighted: "H", .disabled: "D", .selected: "S"])
    #expect(content.content(for: [.selected, .highlighted]) == "S")
    #expect(content.content(for: [.selected, .disabled]) == "S")
  }

  @Test("Highlighted content is left alone")
  func highlightedIsUntouched() {
    let content = table([.normal: "N", .highlighted: "H"])
    #expect(content.content(for: .highlighted) == "H")
    #expect(content.content(for: [.selected, .highlighted]) == "H")
    #expect(content[explicit: .highlighted] == "H")
  }

  @Test("Borrowed content follows later changes, and nil clears it")
  func followsChanges() {
    var content = table([.normal: "N", .selected: "S"])
    content[explicit: .selected] = "S2"
    #expect(content.content(for: [.selected, .focused]) == "S2")
    content[explicit: .selected] = nil
    #expect(content.content(for: [.selected, .focused]) == "N")
    content[explicit: .normal] = nil
    #expect(content.content(for: [.selected, .focused]) == nil)
    #expect(content.isEmpty)
  }

  @Test("The order of setting does not matter, and setting twice changes nothing")
  func orderOfSetting() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<Torture.count(50, torture: 5000) {
      let picked = StateCombination.all.filter { _ in Bool.random(using: &generator) }
      var first = StateContent<String>()
      var second = StateContent<String>()
      for combination in picked { first[explicit: combination] = "\(combination.rawValue)" }
      for combination in (picked + picked).shuffled(using: &generator) {
        second[explicit: combination] = "\(combination.rawValue)"
      }
      #expect(first == second)
      for combination in StateCombination.all {
        #expect(first.content(for: combination) == second.content(for: combination))
      }
    }
  }

  @Test("Every table agrees with a search through all parts")
  func agreesWithASearch() {
    for bits in stride(from: 0, to: 1 << 16, by: Torture.isOn ? 1 : 37) {
      var content = StateContent<Int>()
      for index in 0..<16 where bits & (1 << index) != 0 {
        content[explicit: StateCombination.all[index]] = index
      }
      for combination in StateCombination.all {
        let parts = content.combinations.filter { combination.isSuperset(of: $0) }
        let found = content.source(for: combination)
        #expect((found == nil) == parts.isEmpty)
        guard let found else { continue }
        #expect(parts.contains(found))
        // A part that holds selected is never passed over for one that does not.
        #expect(found.contains(.selected) || !parts.contains { $0.contains(.selected) })
        // Nor a larger part for a smaller one within it.
        #expect(!parts.contains { $0.isStrictSuperset(of: found) })
      }
    }
  }
}
