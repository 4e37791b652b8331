// Bringing all constraints together.
extension LayoutSystem {
  /// Solves the system after constraints changed.
  ///
  /// - Parameter choose: Called with the system and with required constraints that exclude each
  ///   other, none of which could be left out. It returns the one to break, which from then on is
  ///   satisfied as well as it can be.
  mutating func solve(breaking choose: (LayoutSystem, [ConstraintID]) -> ConstraintID) {
    // Every round breaks a constraint that was not broken, so there are no more than constraints.
    for _ in 0...records.count {
      guard let conflict = nextConflict() else { return }
      let unbroken = reduced(conflict.filter { isRequired($0) })
      guard !unbroken.isEmpty else { continue }
      let victim = choose(self, unbroken)
      withdraw(victim)
      records[Int(victim.index)].isBroken = true
    }
  }

  /// True if there is nothing to solve.
  var isSettled: Bool {
    pending.isEmpty && changedDefinitions.isEmpty && unverified.isEmpty && negativeSizes.isEmpty
      && solver.infeasibleRows.isEmpty && solver.changed.isEmpty && changed.isEmpty
  }

  private func isRequired(_ id: ConstraintID) -> Bool {
    let record = records[Int(id.index)]
    return !record.isBroken && (record.above == .forbidden || record.below == .forbidden)
  }

  // One attempt: nil when everything holds.
  private mutating func nextConflict() -> [ConstraintID]? {
    updateDefinitions()
    do {
      try solver.restoreFeasibility()
    } catch {
      // The rows may be inaccurate after many changes: the constraints are added anew, which finds
      // the conflict for certain.
      rebuildSolver()
    }
    let rest = definePending()
    var conflict = conflictOfDefinitions()
    let order = rest.sorted { rank($0) < rank($1) }
    for id in order {
      guard conflict == nil else {
        pending.append(id)
        continue
      }
      if records[Int(id.index)].unknowns == 0 {
        records[Int(id.index)].state = .checked
        if !holds(id) { conflict = closure(of: [id]) }
      } else {
        conflict = addToSolver(id)
      }
    }
    solver.optimize()
    for symbol in solver.changed where owners[Int(symbol)] >= 0 {
      changed.append(owners[Int(symbol)])
    }
    solver.changed.removeAll(keepingCapacity: true)
    return conflict
  }

  private mutating func conflictOfDefinitions() -> [ConstraintID]? {
    while let id = unverified.popLast() {
      guard isLive(id), case .checked = records[Int(id.index)].state, !holds(id) else { continue }
      unverified.append(id)
      return closure(of: [id])
    }
    while let variable = negativeSizes.popLast() {
      let record = variables[Int(variable)]
      guard record.stamp > 0, record.isSize, record.value < -Self.tolerance else { continue }
      negativeSizes.append(variable)
      return closure(of: [records[Int(record.definition)].id])
    }
    return nil
  }

  // Required equalities first, because they leave the fewest choices, then by priority.
  private func rank(_ id: ConstraintID) -> (Float, Int32) {
    let record = records[Int(id.index)]
    if record.isRequiredEquality { return (-2000, id.index) }
    func priority(_ deviation: Deviation) -> Float {
      switch deviation {
      case .forbidden: record.isBroken ? Self.brokenPriority : 1500
      case .free: 0
      case .priced(let priority): priority
      }
    }
    return (-max(priority(record.above), priority(record.below)), id.index)
  }

  private func holds(_ id: ConstraintID) -> Bool {
    let record = records[Int(id.index)]
    guard isRequired(id) else { return true }
    let sum = record.terms.reduce(record.constant) {
      $0 + $1.coefficient * variables[Int($1.variable)].value
    }
    return (record.above != .forbidden || sum <= Self.tolerance)
      && (record.below != .forbidden || sum >= -Self.tolerance)
  }

  // MARK: The solver

  private mutating func addToSolver(_ id: ConstraintID) -> [ConstraintID]? {
    let record = records[Int(id.index)]
    var row = SolverRow()
    row.constant = record.constant
    for term in record.terms {
      let variable = variables[Int(term.variable)]
      if variable.stamp > 0 {
        row.constant += term.coefficient * variable.value
      } else {
        row.add(symbol(of: term.variable), times: term.coefficient)
      }
    }
    func deviation(_ deviation: Deviation) -> Deviation {
      deviation == .forbidden && record.isBroken ? .priced(Self.brokenPriority) : deviation
    }
    do {
      let markers = try solver.add(
        row, above: deviation(record.above), below: deviation(record.below))
      records[Int(id.index)].state = .solving(markers)
      noteSolverUses(of: record.terms, 1)
      for symbol in markers.symbols { setOwner(~id.index, of: symbol) }
      return nil
    } catch {
      pending.append(id)
      let others = error.symbols.compactMap { symbol -> ConstraintID? in
        let owner = Int(symbol) < owners.count ? owners[Int(symbol)] : 0
        return owner < 0 ? records[Int(~owner)].id : nil
      }
      return closure(of: [id] + others.filter { isLive($0) && $0 != id })
    }
  }

  private mutating func rebuildSolver() {
    solver = ConstraintSolver()
    owners = []
    for index in variables.indices where variables[index].symbol >= 0 {
      changed.append(Variable(index))
      variables[index].symbol = -1
      variables[index].solverUses = 0
    }
    for index in records.indices {
      guard case .solving = records[index].state else { continue }
      records[index].state = .pending
      pending.append(records[index].id)
    }
  }

  private mutating func symbol(of variable: Variable) -> ConstraintSolver.Symbol {
    let known = variables[Int(variable)].symbol
    if known >= 0 { return known }
    let symbol = solver.makeVariable(isRestricted: variables[Int(variable)].isSize)
    variables[Int(variable)].symbol = symbol
    setOwner(variable, of: symbol)
    return symbol
  }

  // Variables own their symbols by their number, constraints by its complement.
  mutating func setOwner(_ owner: Int32, of symbol: ConstraintSolver.Symbol) {
    while owners.count <= Int(symbol) { owners.append(0) }
    owners[Int(symbol)] = owner
  }

  mutating func changeSolverConstant(of markers: ConstraintSolver.Markers, by change: Double) {
    solver.optimize()
    solver.changeConstant(of: markers, by: change)
  }
}
