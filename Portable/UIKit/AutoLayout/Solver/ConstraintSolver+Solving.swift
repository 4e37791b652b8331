// The simplex algorithm, from both sides.
extension ConstraintSolver {
  /// Pivots without progress before the rule is used that cannot cycle.
  private static let patience = 50

  /// The dual simplex algorithm, for rows that a changed constant made infeasible.
  mutating func restoreFeasibility() throws(Infeasibility) {
    guard !infeasibleRows.isEmpty else { return }
    // The dual algorithm starts from minimal costs.
    var limit = 10 * (rows.count + 100)
    while let index = infeasibleRows.popLast() {
      guard basics[Int(index)] >= 0 else { continue }
      let row = rows[Int(index)]
      let basic = basics[Int(index)]
      switch kinds[Int(basic)] {
      case .free: continue
      case .restricted: if row.constant >= -Self.tolerance { continue }
      case .dummy: if abs(row.constant) <= Self.tolerance { continue }
      }
      limit -= 1
      let sign: Double = row.constant < 0 ? 1 : -1
      guard limit > 0, let entering = enteringSymbol(of: row, sign: sign) else {
        infeasibleRows.append(index)
        throw Infeasibility(symbols: row.terms.map(\.symbol) + [basic])
      }
      pivot(index, entering: entering)
      noteRange(of: index)
    }
  }

  private func enteringSymbol(of row: SolverRow, sign: Double) -> Symbol? {
    var best: SolverRow.Term?
    for term in row.terms
    where term.coefficient * sign > 0 && kinds[Int(term.symbol)] == .restricted {
      guard let old = best else {
        best = term
        continue
      }
      if costs[Int(term.symbol)].isLess(
        times: 1 / abs(term.coefficient), than: costs[Int(old.symbol)],
        times: 1 / abs(old.coefficient))
      {
        best = term
      }
    }
    return best?.symbol
  }

  /// The primal simplex algorithm.
  mutating func optimize() {
    var idle = 0
    var limit = 20 * (rows.count + 100)
    while limit > 0, let entering = idle < Self.patience ? nextCandidate() : lowestCandidate() {
      limit -= 1
      guard let index = leavingRow(entering: entering) else { continue }
      idle = rows[Int(index)].constant > Self.tolerance ? 0 : idle + 1
      pivot(index, entering: entering)
    }
  }

  private mutating func nextCandidate() -> Symbol? {
    while let symbol = candidates.popLast() {
      if isCandidate(symbol) { return symbol }
    }
    return nil
  }

  // Bland's rule: the lowest symbol enters, and of rows that tie the lowest one leaves.
  private mutating func lowestCandidate() -> Symbol? {
    candidates = candidates.filter(isCandidate)
    return candidates.min()
  }

  private func isCandidate(_ symbol: Symbol) -> Bool {
    costs[Int(symbol)].isNegative && basicRows[Int(symbol)] < 0
      && kinds[Int(symbol)] == .restricted
  }

  /// The row that limits how far a symbol can grow from zero.
  mutating func leavingRow(entering: Symbol) -> Int32? {
    var best: (row: Int32, ratio: Double)?
    for index in columns[Int(entering)] {
      let basic = basics[Int(index)]
      guard basic >= 0, kinds[Int(basic)] != .free else { continue }
      let coefficient = rows[Int(index)].coefficient(of: entering)
      let isDummy = kinds[Int(basic)] == .dummy
      guard coefficient < 0 || (isDummy && coefficient > 0) else { continue }
      let ratio = isDummy ? 0 : -rows[Int(index)].constant / coefficient
      if let best, best.ratio < ratio || (best.ratio == ratio && basics[Int(best.row)] < basic) {
        continue
      }
      best = (index, ratio)
    }
    return best?.row
  }
}

extension ConstraintSolver {
  /// Whether a variable can have another value at the same cost.
  func isAmbiguous(_ symbol: Symbol) -> Bool {
    let row = basicRows[Int(symbol)]
    guard row >= 0 else { return canGrow(symbol) }
    return rows[Int(row)].terms.contains { canGrow($0.symbol) }
  }

  private func canGrow(_ symbol: Symbol) -> Bool {
    switch kinds[Int(symbol)] {
    case .free: true
    case .restricted: costs[Int(symbol)].isZero
    case .dummy: false
    }
  }
}
