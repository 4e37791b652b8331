@testable import UIKit

/// A slow solver to compare with: lexicographic goals, one after another, on a dense simplex tableau.
struct ReferenceSolver {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var above: LayoutSystem.Deviation
    var below: LayoutSystem.Deviation

    /// How far the constraint is off, by priority; what is forbidden has the priority 2000.
    func cost(_ value: (Int) -> Double) -> [Float: Double] {
      let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
      var result: [Float: Double] = [:]
      for (deviation, amount) in [(above, max(sum, 0)), (below, max(-sum, 0))] {
        switch deviation {
        case .forbidden: result[2000, default: 0] += amount
        case .free: break
        case .priced(let priority): result[priority, default: 0] += amount
        }
      }
      return result
    }
  }

  private var table: [[Double]] = []
  private var basis: [Int] = []
  private var priorities: [Float] = []
  private var barred = Set<Int>()
  private let columns: Int

  init(_ constraints: [Constraint], isSize: [Bool]) {
    var columns: [[Double]] = []
    func add(_ priority: Float, _ list: inout [Float], _ value: (Int) -> Double) {
      columns.append(constraints.indices.map(value))
      list.append(priority)
    }
    for variable in isSize.indices {
      func coefficient(_ row: Int) -> Double {
        constraints[row].terms.reduce(0) {
          $0 + ($1.variable == variable ? $1.coefficient : 0)
        }
      }
      add(0, &priorities) { coefficient($0) }
      if !isSize[variable] { add(0, &priorities) { -coefficient($0) } }
    }
    for (index, constraint) in constraints.enumerated() {
      for (deviation, sign) in [(constraint.above, -1.0), (constraint.below, 1.0)] {
        switch deviation {
        case .forbidden: break
        case .free: add(0, &priorities) { $0 == index ? sign : 0 }
        case .priced(let priority): add(priority, &priorities) { $0 == index ? sign : 0 }
        }
      }
    }
    let real = columns.count
    self.columns = real + constraints.count
    for row in constraints.indices {
      let sign: Double = constraints[row].constant > 0 ? -1 : 1
      table.append(
        columns.map { $0[row] * sign } + constraints.indices.map { $0 == row ? 1 : 0 }
          + [-constraints[row].constant * sign])
      basis.append(real + row)
      priorities.append(2000)
    }
  }

  /// The least cost by priority; nil if required constraints exclude each other.
  mutating func solve() -> [Float: Double]? {
    var result: [Float: Double] = [:]
    for goal in Set(priorities.filter { $0 > 0 }).sorted(by: >) {
      let cost = priorities.map { $0 == goal ? 1.0 : 0 }
      minimize(cost)
      let value = basis.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1][columns] }
      if goal == 2000 {
        if value > 1e-6 { return nil }
        driveOut(goal)
        for column in 0..<columns where priorities[column] == goal { barred.insert(column) }
      } else {
        result[goal] = value
        let reduced = reducedCosts(cost)
        for column in 0..<columns where reduced[column] > 1e-9 { barred.insert(column) }
      }
    }
    return result
  }

  /// Whether no values satisfy what the constraints forbid.
  static func excludeEachOther(_ constraints: [Constraint], isSize: [Bool]) -> Bool {
    func required(_ deviation: LayoutSystem.Deviation) -> LayoutSystem.Deviation {
      deviation == .forbidden ? .forbidden : .free
    }
    var solver = ReferenceSolver(
      constraints.map {
        Constraint(
          terms: $0.terms, constant: $0.constant, above: required($0.above),
          below: required($0.below))
      }, isSize: isSize)
    return solver.solve() == nil
  }

  private mutating func minimize(_ cost: [Double]) {
    for _ in 0..<10_000 {
      let reduced = reducedCosts(cost)
      guard
        let entering = (0..<columns).first(where: { !barred.contains($0) && reduced[$0] < -1e-9 })
      else { return }
      var best: (row: Int, ratio: Double)?
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = table[row][columns] / table[row][entering]
        if let old = best,
          ratio > old.ratio + 1e-12
            || (ratio > old.ratio - 1e-12 && basis[row] > basis[old.row])
        {
          continue
        }
        best = (row, ratio)
      }
      guard let best else { return }
      pivot(best.row, entering)
    }
  }

  private mutating func driveOut(_ goal: Float) {
    for row in table.indices where priorities[basis[row]] == goal {
      if let column = (0..<columns).first(where: {
        priorities[$0] != goal && abs(table[row][$0]) > 1e-9
      }) {
        pivot(row, column)
      }
    }
  }

  private func reducedCosts(_ cost: [Double]) -> [Double] {
    (0..<columns).map { column in
      table.indices.reduce(cost[column]) { $0 - cost[basis[$1]] * table[$1][column] }
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = table[row][column]
    for index in table[row].indices { table[row][index] /= factor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }
}
