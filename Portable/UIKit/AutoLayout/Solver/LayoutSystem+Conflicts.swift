// Required constraints that exclude each other.
extension LayoutSystem {
  /// More constraints than this are not reduced, because the time is in proportion to the square.
  private static let reducibleCount = 40

  /// The constraints of a conflict without those whose absence would change nothing.
  func reduced(_ conflict: [ConstraintID]) -> [ConstraintID] {
    guard conflict.count <= Self.reducibleCount else { return conflict }
    var result = conflict
    for id in conflict {
      let rest = result.filter { $0 != id }
      if excludeEachOther(rest) { result = rest }
    }
    return result
  }

  private func excludeEachOther(_ ids: [ConstraintID]) -> Bool {
    var solver = ConstraintSolver()
    var symbols: [Variable: ConstraintSolver.Symbol] = [:]
    func required(_ deviation: Deviation) -> Deviation {
      deviation == .forbidden ? .forbidden : .free
    }
    for id in ids {
      let record = records[Int(id.index)]
      var row = SolverRow()
      row.constant = record.constant
      for term in record.terms {
        let isSize = variables[Int(term.variable)].isSize
        let symbol = symbols[term.variable] ?? solver.makeVariable(isRestricted: isSize)
        symbols[term.variable] = symbol
        row.add(symbol, times: term.coefficient)
      }
      do {
        _ = try solver.add(row, above: required(record.above), below: required(record.below))
      } catch {
        return true
      }
    }
    return false
  }

  /// The constraints that the values of a constraint's variables follow from, and itself.
  func closure(of ids: [ConstraintID]) -> [ConstraintID] {
    var found = Set<ConstraintID>()
    var result: [ConstraintID] = []
    var open = ids
    while let id = open.popLast() {
      guard found.insert(id).inserted else { continue }
      result.append(id)
      for term in records[Int(id.index)].terms {
        let definition = variables[Int(term.variable)].definition
        if definition >= 0 { open.append(records[Int(definition)].id) }
      }
    }
    return result
  }
}
