// Adding, removing and changing constraints. `solve()` must follow.
extension ConstraintSolver {
  /// Adds a constraint: that an expression of variables equals zero, apart from deviations.
  ///
  /// - Parameters:
  ///   - expression: The expression; its symbols are variables.
  ///   - above: What it costs that the expression is positive.
  ///   - below: What it costs that it is negative.
  /// - Returns: The symbols to change the constraint with.
  /// - Throws: `Infeasibility`, if required constraints exclude this one, which is then not added.
  mutating func add(
    _ expression: SolverRow, above: Deviation, below: Deviation
  ) throws(Infeasibility) -> Markers {
    var row = SolverRow()
    row.constant = expression.constant
    for term in expression.terms {
      let basicRow = basicRows[Int(term.symbol)]
      if basicRow < 0 {
        row.add(term.symbol, times: term.coefficient)
      } else {
        row.add(rows[Int(basicRow)], times: term.coefficient)
      }
    }
    var markers = Markers(aboveCost: above.cost, belowCost: below.cost)
    // The row is zero: expression - above + below + dummy.
    if above != .forbidden {
      markers.above = makeSymbol(.restricted)
      row.add(markers.above, times: -1)
    }
    if below != .forbidden {
      markers.below = makeSymbol(.restricted)
      row.add(markers.below, times: 1)
    }
    if above == .forbidden, below == .forbidden {
      markers.dummy = makeSymbol(.dummy)
      row.add(markers.dummy, times: 1)
    }
    let slack = above == .free ? markers.above : below == .free ? markers.below : -1
    if let subject = subject(of: row, markers, slack: slack) {
      let coefficient = row.coefficient(of: subject)
      row.remove(subject)
      row.scale(by: -1 / coefficient)
      substitute(subject, by: row)
      insertRow(row, basic: subject)
    } else if let infeasibility = addWithArtificialSymbol(row, markers) {
      discard(markers)
      throw infeasibility
    }
    charge(markers, times: 1)
    return markers
  }

  /// Removes a constraint.
  mutating func remove(_ markers: Markers) {
    charge(markers, times: -1)
    let marker = markers.marker
    if basicRows[Int(marker)] < 0, markers.other < 0 || basicRows[Int(markers.other)] < 0,
      let row = leavingRow(of: marker)
    {
      pivot(row, entering: marker)
    }
    discard(markers)
  }

  /// Adds to the constant of a constraint's expression.
  mutating func changeConstant(of markers: Markers, by change: Double) {
    for (symbol, sign) in [(markers.above, 1.0), (markers.below, -1), (markers.dummy, -1)]
    where symbol >= 0 && basicRows[Int(symbol)] >= 0 {
      let row = basicRows[Int(symbol)]
      rows[Int(row)].constant += sign * change
      noteRange(of: row)
      return
    }
    // A symbol that is not basic takes the change over: its zero stands for the old value and it.
    let (symbol, sign) = markers.above >= 0 ? (markers.above, -1.0) : (markers.marker, 1)
    for row in column(symbol) {
      rows[Int(row)].constant += rows[Int(row)].coefficient(of: symbol) * sign * change
      noteChange(of: basics[Int(row)])
      noteRange(of: row)
    }
  }

  private mutating func discard(_ markers: Markers) {
    discard(markers.above)
    discard(markers.below)
    discard(markers.dummy)
  }

  private mutating func charge(_ markers: Markers, times factor: Double) {
    for (symbol, cost) in [(markers.above, markers.aboveCost), (markers.below, markers.belowCost)] {
      guard let cost, symbol >= 0 else { continue }
      let row = basicRows[Int(symbol)]
      if row < 0 {
        addCost(cost, of: symbol, times: factor)
      } else {
        addCost(cost, of: rows[Int(row)], times: factor)
      }
    }
  }

  // The symbol to make basic so that the tableau stays feasible without a search.
  private mutating func subject(
    of row: SolverRow, _ markers: Markers, slack: Symbol
  ) -> Symbol? {
    var isOnlyDummies = true
    for term in row.terms {
      if kinds[Int(term.symbol)] == .free { return term.symbol }
      if kinds[Int(term.symbol)] == .restricted { isOnlyDummies = false }
    }
    // An inequality that holds already leaves sizes that nothing else determines at zero.
    if slack >= 0, slack == markers.above ? row.constant >= 0 : row.constant <= 0 { return slack }
    for term in row.terms
    where isVariable[Int(term.symbol)] && -row.constant / term.coefficient >= 0
      && isUnused(term.symbol) && costs[Int(term.symbol)].isZero
    {
      return term.symbol
    }
    if markers.above >= 0, row.constant >= 0 { return markers.above }
    if markers.below >= 0, row.constant <= 0 { return markers.below }
    if isOnlyDummies, abs(row.constant) <= Self.tolerance { return markers.dummy }
    return nil
  }

  // The first phase of the simplex algorithm: minimizes a symbol that stands for the violation.
  private mutating func addWithArtificialSymbol(
    _ expression: SolverRow, _ markers: Markers
  ) -> Infeasibility? {
    var row = expression
    if row.constant < 0 { row.scale(by: -1) }
    let artificial = makeSymbol(.restricted)
    insertRow(row, basic: artificial)
    let index = basicRows[Int(artificial)]
    while basicRows[Int(artificial)] == index, rows[Int(index)].constant > Self.tolerance,
      let entering = rows[Int(index)].terms.first(where: {
        $0.coefficient < 0 && kinds[Int($0.symbol)] == .restricted
      })?.symbol, let leaving = leavingRow(entering: entering)
    {
      pivot(leaving, entering: entering)
    }
    guard basicRows[Int(artificial)] >= 0 else {
      discard(artificial)
      return nil
    }
    let rest = rows[Int(basicRows[Int(artificial)])]
    if rest.constant > Self.tolerance {
      discard(artificial)
      return Infeasibility(symbols: rest.terms.map(\.symbol))
    }
    let entering =
      rest.terms.first { kinds[Int($0.symbol)] == .restricted }?.symbol ?? markers.dummy
    if entering >= 0, rest.coefficient(of: entering) != 0 {
      pivot(basicRows[Int(artificial)], entering: entering)
    }
    discard(artificial)
    return nil
  }

  // Where to make a marker basic so that every other row stays feasible when its row is dropped.
  private mutating func leavingRow(of marker: Symbol) -> Int32? {
    var best: (row: Int32, rank: Int, ratio: Double)?
    for index in column(marker) {
      let row = rows[Int(index)]
      let coefficient = row.coefficient(of: marker)
      let rank =
        switch kinds[Int(basics[Int(index)])] {
        case .free: 2
        case .dummy: 0
        case .restricted: coefficient < 0 ? 0 : 1
        }
      let ratio = abs(row.constant / coefficient)
      if let best, (best.rank, best.ratio) <= (rank, ratio) { continue }
      best = (index, rank, ratio)
    }
    return best?.row
  }
}

extension ConstraintSolver.Markers {
  /// The symbol that is the constraint's in the tableau.
  var marker: ConstraintSolver.Symbol { dummy >= 0 ? dummy : above >= 0 ? above : below }
  /// The symbols that there are.
  var symbols: [ConstraintSolver.Symbol] { [above, below, dummy].filter { $0 >= 0 } }
  /// The second one, or -1.
  var other: ConstraintSolver.Symbol { above >= 0 ? below : -1 }
}
