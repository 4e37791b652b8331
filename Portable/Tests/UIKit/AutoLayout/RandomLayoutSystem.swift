@testable import UIKit

/// Random changes of a system of constraints, after each of which the costs are those of the reference
/// and every conflict that was reported is one.
struct RandomLayoutSystem {
  /// The size of the systems and of their constraints.
  struct Shape {
    var variables: ClosedRange<Int>
    var steps: Int
    /// Variables in a constraint.
    var terms = 1...3
    /// Further required equalities among the kinds of constraints, which make conflicts more frequent.
    var requiredEqualities = 0
    var constants: Range<Int>
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

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

  private let shape: Shape
  private var random: Random
  private let isSize: [Bool]
  private var system = LayoutSystem()
  private let variables: [LayoutSystem.Variable]
  private var entries: [Entry] = []

  init(seed: UInt64, shape: Shape) {
    var random = Random(seed: seed)
    let isSize = (0..<Int.random(in: shape.variables, using: &random)).map { _ in
      Bool.random(using: &random)
    }
    var system = LayoutSystem()
    variables = isSize.map { system.makeVariable(isSize: $0) }
    self.shape = shape
    self.random = random
    self.isSize = isSize
    self.system = system
  }

  /// Runs every step, and throws what is wrong after the first one that goes wrong.
  mutating func run() throws(Failure) {
    for step in 0..<shape.steps {
      change()
      if let error = solve() ?? costError() {
        throw Failure(description: "step \(step): \(error)")
      }
    }
  }

  // Adds, removes or changes a constraint.
  private mutating func change() {
    let kind = Int.random(in: 0..<10, using: &random)
    guard kind > 5, let index = entries.indices.randomElement(using: &random) else {
      let constraint = makeConstraint()
      let terms = constraint.terms.map {
        LayoutSystem.Term(variable: variables[$0.variable], coefficient: $0.coefficient)
      }
      let id = system.add(
        terms, constant: constraint.constant, above: constraint.above, below: constraint.below)
      entries.append(Entry(id: id, constraint: constraint))
      return
    }
    if kind < 8 {
      system.remove(entries.remove(at: index).id)
    } else {
      entries[index].constraint.constant = constant()
      system.setConstant(entries[index].constraint.constant, of: entries[index].id)
    }
  }

  private mutating func constant() -> Double {
    Double(Int.random(in: shape.constants, using: &random))
  }

  private mutating func makeConstraint() -> ReferenceSolver.Constraint {
    let priorities: [Float] = [1, 50, 250, 750, 999]
    let (one, other) = (
      LayoutSystem.Deviation.priced(priorities.randomElement(using: &random) ?? 1),
      LayoutSystem.Deviation.priced(priorities.randomElement(using: &random) ?? 1)
    )
    var deviations: [(LayoutSystem.Deviation, LayoutSystem.Deviation)] = [
      (.forbidden, .forbidden), (.forbidden, .free), (.free, .forbidden), (one, one), (one, .free),
      (.free, one), (one, other), (.forbidden, one),
    ]
    for _ in 0..<shape.requiredEqualities { deviations.append((.forbidden, .forbidden)) }
    let (above, below) = deviations.randomElement(using: &random) ?? (.free, .free)
    let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5]
    let count = Int.random(in: shape.terms, using: &random)
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in isSize.indices.shuffled(using: &random).prefix(count) {
      terms.append((variable, coefficients.randomElement(using: &random) ?? 1))
    }
    return .init(terms: terms, constant: constant(), above: above, below: below)
  }

  // MARK: What must hold

  private mutating func solve() -> String? {
    var error: String?
    let (entries, isSize) = (entries, isSize)
    var random = random
    system.solve { _, conflict in
      error = error ?? Self.error(of: conflict, among: entries, isSize)
      return conflict.randomElement(using: &random) ?? conflict[0]
    }
    return error
  }

  /// A conflict has constraints of the system that exclude each other, and none that could be left out.
  private static func error(
    of conflict: [LayoutSystem.ConstraintID], among entries: [Entry], _ isSize: [Bool]
  ) -> String? {
    let constraints = entries.filter { conflict.contains($0.id) }.map(\.constraint)
    guard constraints.count == conflict.count else {
      return "a conflict with an unknown constraint"
    }
    guard ReferenceSolver.excludeEachOther(constraints, isSize: isSize) else {
      return "a conflict of constraints that exclude nothing"
    }
    for index in constraints.indices {
      var rest = constraints
      rest.remove(at: index)
      if ReferenceSolver.excludeEachOther(rest, isSize: isSize) {
        return "a conflict with a constraint that excludes nothing"
      }
    }
    return nil
  }

  private func costError() -> String? {
    // A broken constraint pulls with the highest priority below required.
    let constraints = entries.map { entry in
      var constraint = entry.constraint
      guard system.isBroken(entry.id) else { return constraint }
      if constraint.above == .forbidden { constraint.above = .priced(1000) }
      if constraint.below == .forbidden { constraint.below = .priced(1000) }
      return constraint
    }
    for index in isSize.indices where isSize[index] {
      let size = system.value(of: variables[index])
      if size < -1e-4 { return "a size of \(size)" }
    }
    var reference = ReferenceSolver(constraints, isSize: isSize)
    guard let expected = reference.solve() else { return "a conflict was missed" }
    var actual: [Float: Double] = [:]
    for constraint in constraints {
      actual.merge(constraint.cost { system.value(of: variables[$0]) }, uniquingKeysWith: +)
    }
    for priority in Set(expected.keys).union(actual.keys) {
      let (least, cost) = (expected[priority] ?? 0, actual[priority] ?? 0)
      if abs(least - cost) > 1e-4 { return "priority \(priority): \(cost), not \(least)" }
    }
    return nil
  }
}
