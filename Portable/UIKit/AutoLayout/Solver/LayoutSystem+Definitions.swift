// Defining variables by required equalities.
extension LayoutSystem {
  /// Takes a constraint out of use until the next `solve`, and with it what was defined by it.
  mutating func withdraw(_ id: ConstraintID) {
    var open = [id]
    while let next = open.popLast() {
      let index = Int(next.index)
      switch records[index].state {
      case .pending, .removed: continue
      case .checked: break
      case .solving(let markers):
        solver.remove(markers)
        // The next constraint with these symbols is another one.
        for symbol in markers.symbols { setOwner(0, of: symbol) }
        noteSolverUses(of: records[index].terms, -1)
      case .defining(let variable):
        variables[Int(variable)].stamp = 0
        variables[Int(variable)].definition = -1
        changed.append(variable)
        // What used the value as a constant is added anew.
        open += variables[Int(variable)].uses.filter { isLive($0) && $0 != next }
      }
      records[index].state = .pending
      pending.append(next)
    }
  }

  /// Defines what pending equalities define, and what follows from that.
  ///
  /// - Returns: The constraints that are still pending.
  mutating func definePending() -> [ConstraintID] {
    var ready: [ConstraintID] = []
    let added = pending.filter { id in
      guard isLive(id), case .pending = records[Int(id.index)].state else { return false }
      return true
    }
    pending = []
    for id in added {
      let unknowns = records[Int(id.index)].terms.count { variables[Int($0.variable)].stamp == 0 }
      records[Int(id.index)].unknowns = unknowns
      if unknowns == 1 { ready.append(id) }
    }
    var next = 0
    while next < ready.count {
      let id = ready[next]
      next += 1
      let record = records[Int(id.index)]
      guard record.isRequiredEquality, case .pending = record.state,
        let term = record.terms.first(where: { variables[Int($0.variable)].stamp == 0 }),
        variables[Int(term.variable)].solverUses == 0
      else { continue }
      define(term.variable, by: id)
      for use in variables[Int(term.variable)].uses where use != id && isLive(use) {
        guard case .pending = records[Int(use.index)].state else { continue }
        records[Int(use.index)].unknowns -= 1
        if records[Int(use.index)].unknowns == 1 { ready.append(use) }
      }
    }
    return added.filter { id in
      if case .pending = records[Int(id.index)].state { true } else { false }
    }
  }

  private mutating func define(_ variable: Variable, by id: ConstraintID) {
    records[Int(id.index)].state = .defining(variable)
    variables[Int(variable)].stamp = nextStamp()
    variables[Int(variable)].definition = id.index
    variables[Int(variable)].value = definedValue(of: variable)
    noteDefinedValue(of: variable)
  }

  private func definedValue(of variable: Variable) -> Double {
    let record = records[Int(variables[Int(variable)].definition)]
    var sum = record.constant
    var own = 1.0
    for term in record.terms {
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum += term.coefficient * variables[Int(term.variable)].value
      }
    }
    return sum == 0 ? 0 : -sum / own
  }

  private mutating func noteDefinedValue(of variable: Variable) {
    changed.append(variable)
    if variables[Int(variable)].isSize, variables[Int(variable)].value < -Self.tolerance {
      negativeSizes.append(variable)
    }
  }

  /// Works the definitions out again that follow from changed constants, each once.
  mutating func updateDefinitions() {
    guard !changedDefinitions.isEmpty else { return }
    var found = Set<Variable>()
    var affected: [Variable] = []
    var open = changedDefinitions
    var sources = Set(open)
    changedDefinitions = []
    while let variable = open.popLast() {
      guard variables[Int(variable)].stamp > 0, found.insert(variable).inserted else { continue }
      affected.append(variable)
      for use in variables[Int(variable)].uses where isLive(use) {
        if case .defining(let other) = records[Int(use.index)].state { open.append(other) }
      }
    }
    affected.sort { variables[Int($0)].stamp < variables[Int($1)].stamp }
    for variable in affected where sources.contains(variable) {
      let value = definedValue(of: variable)
      let change = value - variables[Int(variable)].value
      guard change != 0 else { continue }
      variables[Int(variable)].value = value
      noteDefinedValue(of: variable)
      for use in variables[Int(variable)].uses where isLive(use) {
        switch records[Int(use.index)].state {
        case .pending, .removed: break
        case .defining(let other): sources.insert(other)
        case .checked: unverified.append(use)
        case .solving(let markers):
          let coefficient = records[Int(use.index)].terms
            .first { $0.variable == variable }?.coefficient
          changeSolverConstant(of: markers, by: (coefficient ?? 0) * change)
        }
      }
    }
  }

  mutating func noteSolverUses(of terms: [Term], _ change: Int) {
    for term in terms {
      variables[Int(term.variable)].solverUses += change
    }
  }
}
