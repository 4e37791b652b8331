import Testing

@testable import UIKit

/// The incremental system beside the reference, on random constraints.
struct LayoutSystemTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private struct Entry {
    var id: LayoutSystem.ConstraintID
    var constraint: ReferenceSolver.Constraint
  }

  private static func constraint(
    variables: Int, _ random: inout Random
  ) -> ReferenceSolver.Constraint {
    let priorities: [Float] = [1, 50, 250, 750, 999]
    let (one, other) = (
      LayoutSystem.Deviation.priced(priorities.randomElement(using: &random) ?? 1),
      LayoutSystem.Deviation.priced(priorities.randomElement(using: &random) ?? 1)
    )
    let deviations: [(LayoutSystem.Deviation, LayoutSystem.Deviation)] = [
      (.forbidden, .forbidden), (.forbidden, .free), (.free, .forbidden), (one, one), (one, .free),
      (.free, one), (one, other), (.forbidden, one),
    ]
    let (above, below) = deviations.randomElement(using: &random) ?? (.free, .free)
    let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5]
    let count = Int.random(in: 1...3, using: &random)
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in (0..<variables).shuffled(using: &random).prefix(count) {
      terms.append((variable, coefficients.randomElement(using: &random) ?? 1))
    }
    return .init(
      terms: terms, constant: Double(Int.random(in: -100..<100, using: &random)), above: above,
      below: below)
  }

  // Adds, removes and changes constraints; after each step the costs are those of the reference.
  private static func compare(seed: UInt64) {
    var random = Random(seed: seed)
    let isSize = (0..<Int.random(in: 2...7, using: &random)).map { _ in
      Bool.random(using: &random)
    }
    var system = LayoutSystem()
    let variables = isSize.map { system.makeVariable(isSize: $0) }
    var entries: [Entry] = []
    for step in 0..<12 {
      switch Int.random(in: 0..<10, using: &random) {
      case 6 where !entries.isEmpty, 7 where !entries.isEmpty:
        let index = entries.indices.randomElement(using: &random) ?? 0
        system.remove(entries.remove(at: index).id)
      case 8 where !entries.isEmpty, 9 where !entries.isEmpty:
        let index = entries.indices.randomElement(using: &random) ?? 0
        entries[index].constraint.constant = Double(Int.random(in: -100..<100, using: &random))
        system.setConstant(entries[index].constraint.constant, of: entries[index].id)
      default:
        let constraint = constraint(variables: isSize.count, &random)
        let terms = constraint.terms.map {
          LayoutSystem.Term(variable: variables[$0.variable], coefficient: $0.coefficient)
        }
        let id = system.add(
          terms, constant: constraint.constant, above: constraint.above, below: constraint.below)
        entries.append(Entry(id: id, constraint: constraint))
      }
      system.solve { $1[0] }
      // A broken constraint pulls with the highest priority below required.
      let constraints = entries.map { entry in
        var constraint = entry.constraint
        guard system.isBroken(entry.id) else { return constraint }
        if constraint.above == .forbidden { constraint.above = .priced(1000) }
        if constraint.below == .forbidden { constraint.below = .priced(1000) }
        return constraint
      }
      var reference = ReferenceSolver(constraints, isSize: isSize)
      guard let expected = reference.solve() else {
        Issue.record("seed \(seed), step \(step): a conflict was missed")
        return
      }
      var actual: [Float: Double] = [:]
      for constraint in constraints {
        actual.merge(constraint.cost { system.value(of: variables[$0]) }, uniquingKeysWith: +)
      }
      for priority in Set(expected.keys).union(actual.keys) {
        let (least, cost) = (expected[priority] ?? 0, actual[priority] ?? 0)
        if abs(least - cost) > 1e-4 {
          Issue.record("seed \(seed), step \(step), priority \(priority): \(cost), not \(least)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<10) func randomSystemsAgreeWithTheReference(_ thousand: Int) {
    for seed in 1...1000 { Self.compare(seed: UInt64(thousand * 1000 + seed)) }
  }

  @Test func oneOfTwoExclusiveConstraintsIsBroken() {
    var system = LayoutSystem()
    let width = system.makeVariable(isSize: true)
    let ids = [10.0, 20].map {
      system.add(
        [.init(variable: width, coefficient: 1)], constant: -$0, above: .forbidden,
        below: .forbidden)
    }
    var conflicts: [Set<LayoutSystem.ConstraintID>] = []
    system.solve {
      conflicts.append(Set($1))
      return ids[1]
    }
    #expect(conflicts == [Set(ids)])
    #expect(system.value(of: width) == 10)
    #expect(system.isBroken(ids[1]))
    system.remove(ids[0])
    system.solve { $1[0] }
    #expect(system.value(of: width) == 20)
  }

  @Test func aLongChainOfDefinitionsCostsNoPivot() {
    var system = LayoutSystem()
    var last = system.makeVariable(isSize: false)
    let first = system.add(
      [.init(variable: last, coefficient: 1)], constant: 0, above: .forbidden, below: .forbidden)
    for _ in 0..<10_000 {
      let next = system.makeVariable(isSize: false)
      _ = system.add(
        [.init(variable: next, coefficient: 1), .init(variable: last, coefficient: -1)],
        constant: -1, above: .forbidden, below: .forbidden)
      last = next
    }
    system.solve { $1[0] }
    #expect(system.value(of: last) == 10_000)
    system.setConstant(-5, of: first)
    system.solve { $1[0] }
    #expect(system.value(of: last) == 10_005)
    #expect(system.solver.pivotCount == 0)
  }
}
