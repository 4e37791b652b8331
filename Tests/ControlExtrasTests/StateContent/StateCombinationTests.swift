import ControlExtras
import Testing

/// U10: the order in which combinations of states stand in for one another.
struct StateCombinationTests {
  private func names(_ combination: StateCombination) -> String {
    combination.fallbacks.map { part in
      let letters = [
        (StateCombination.selected, "S"), (.disabled, "D"), (.highlighted, "H"), (.focused, "F"),
      ].filter { part.contains($0.0) }.map(\.1).joined()
      return letters.isEmpty ? "N" : letters
    }.joined(separator: " ")
  }

  @Test("All sixteen combinations have a documented order, exact first and normal last")
  func documentedOrder() {
    let orders: [(StateCombination, String)] = [
      ([], "N"), ([.highlighted], "H N"), ([.disabled], "D N"), ([.selected], "S N"),
      ([.focused], "F N"), ([.highlighted, .disabled], "DH D H N"),
      ([.highlighted, .focused], "HF H F N"), ([.disabled, .focused], "DF D F N"),
      ([.highlighted, .selected], "SH S H N"), ([.disabled, .selected], "SD S D N"),
      ([.focused, .selected], "SF S F N"),
      ([.highlighted, .disabled, .focused], "DHF DH DF HF D H F N"),
      ([.highlighted, .disabled, .selected], "SDH SD SH S DH D H N"),
      ([.disabled, .focused, .selected], "SDF SD SF S DF D F N"),
      ([.highlighted, .focused, .selected], "SHF SH SF S HF H F N"),
      (
        [.highlighted, .disabled, .focused, .selected],
        "SDHF SDH SDF SHF SD SH SF S DHF DH DF HF D H F N"
      ),
    ]
    #expect(Set(orders.map(\.0)) == Set(StateCombination.all))
    for (combination, order) in orders { #expect(names(combination) == order) }
  }

  @Test("Normal is the empty set, so that a pressed normal button is highlighted alone")
  func normalIsEmpty() {
    #expect(StateCombination.normal.union(.highlighted) == .highlighted)
    #expect(StateCombination.all.count == 16)
  }

  @Test("An app's own bits affect the exact combination alone")
  func bitsOfAnAppsOwnCountForTheExactCombinationAlone() {
    let own = StateCombination(rawValue: 1 << 16)
    #expect(own.fallbacks == [own, .normal])
    #expect(
      own.union(.selected).fallbacks == [own.union(.selected), .selected, .normal])
  }
}
