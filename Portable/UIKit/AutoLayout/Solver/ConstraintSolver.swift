/// An incremental solver of linear constraints with priorities.
///
/// It keeps the simplex tableau of Cassowary (Greg J. Badros, Alan Borning and Peter J. Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human
/// Interaction 8, 2001) in augmented form: basic symbols are expressed in terms of the others, which
/// are zero. Priorities are compared one after another, not weighted; see `LayoutCost`.
///
/// A constraint states that an expression equals `p - n`, where `p` and `n` are not negative. What
/// they cost tells relations apart; see `Deviation`.
///
/// Adding, removing or changing the constant of a constraint costs time in proportion to the terms of
/// the rows that it changes, times the number of pivots, which is few where little changes. Memory is
/// in proportion to the terms of all rows, at most constraints times variables.
struct ConstraintSolver: Sendable {
  /// What it costs that an expression is above, or below, zero.
  enum Deviation: Equatable, Sendable {
    case forbidden
    case free
    case priced(Float)

    var cost: LayoutCost? {
      if case .priced(let priority) = self { LayoutCost(1, at: priority) } else { nil }
    }
  }

  typealias Symbol = Int32

  enum Kind: UInt8, Sendable {
    /// A variable of any value.
    case free
    /// A variable that is never negative.
    case restricted
    /// Always zero; its column shows what the constant of a required equality takes part in.
    case dummy
  }

  /// The symbols that a constraint added, at least one.
  struct Markers: Equatable, Sendable {
    var above: Symbol = -1
    var below: Symbol = -1
    var dummy: Symbol = -1
    var aboveCost: LayoutCost?
    var belowCost: LayoutCost?
  }

  /// A system without a solution: the symbols of constraints that exclude each other.
  struct Infeasibility: Error {
    var symbols: [Symbol]
  }

  /// Values nearer to each other than this are equal.
  static let tolerance = 1e-7

  // Indexed by symbol.
  var kinds: [Kind] = []
  var isVariable: [Bool] = []
  var basicRows: [Int32] = []
  var costs: [LayoutCost] = []
  // The rows that contain a symbol. May name a row twice, and rows that contain it no longer.
  var columns: [[Int32]] = []
  var freeSymbols: [Symbol] = []

  // Indexed by row.
  var rows: [SolverRow] = []
  var basics: [Symbol] = []
  var freeRows: [Int32] = []

  // Every symbol with a negative cost is among these.
  var candidates: [Symbol] = []
  // Every row whose basic symbol is out of its range is among these.
  var infeasibleRows: [Int32] = []
  /// Variables whose value may have changed; the owner empties the list.
  var changed: [Symbol] = []
  /// The number of pivots made so far.
  private(set) var pivotCount = 0

  init() {}

  // MARK: Symbols

  mutating func makeVariable(isRestricted: Bool) -> Symbol {
    makeSymbol(isRestricted ? .restricted : .free, isVariable: true)
  }

  /// The value of a variable in the last solution.
  func value(of symbol: Symbol) -> Double {
    let row = basicRows[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  mutating func makeSymbol(_ kind: Kind, isVariable: Bool = false) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      self.isVariable[Int(symbol)] = isVariable
      return symbol
    }
    kinds.append(kind)
    self.isVariable.append(isVariable)
    basicRows.append(-1)
    costs.append(LayoutCost())
    columns.append([])
    return Symbol(kinds.count - 1)
  }

  /// Forgets a symbol that no constraint contains.
  mutating func discard(_ symbol: Symbol) {
    guard symbol >= 0 else { return }
    if basicRows[Int(symbol)] >= 0 { dropRow(basicRows[Int(symbol)]) }
    for row in columns[Int(symbol)] { rows[Int(row)].remove(symbol) }
    columns[Int(symbol)] = []
    costs[Int(symbol)] = LayoutCost()
    isVariable[Int(symbol)] = false
    freeSymbols.append(symbol)
  }

  // MARK: Rows

  mutating func insertRow(_ row: SolverRow, basic: Symbol) {
    let index: Int32
    if let reused = freeRows.popLast() {
      index = reused
      rows[Int(index)] = row
      basics[Int(index)] = basic
    } else {
      index = Int32(rows.count)
      rows.append(row)
      basics.append(basic)
    }
    basicRows[Int(basic)] = index
    for term in row.terms { columns[Int(term.symbol)].append(index) }
    noteChange(of: basic)
  }

  mutating func dropRow(_ index: Int32) {
    let basic = basics[Int(index)]
    basicRows[Int(basic)] = -1
    basics[Int(index)] = -1
    rows[Int(index)] = SolverRow()
    freeRows.append(index)
    noteChange(of: basic)
  }

  mutating func noteChange(of symbol: Symbol) {
    if isVariable[Int(symbol)] { changed.append(symbol) }
  }

  /// The rows that contain a symbol, each once.
  mutating func column(_ symbol: Symbol) -> [Int32] {
    var result: [Int32] = []
    for row in columns[Int(symbol)].sorted()
    where row != result.last && rows[Int(row)].coefficient(of: symbol) != 0 {
      result.append(row)
    }
    columns[Int(symbol)] = result
    return result
  }

  /// Whether no row contains a symbol.
  func isUnused(_ symbol: Symbol) -> Bool {
    !columns[Int(symbol)].contains { rows[Int($0)].coefficient(of: symbol) != 0 }
  }

  /// Makes `entering` basic in a row instead of the symbol that is.
  mutating func pivot(_ index: Int32, entering: Symbol) {
    pivotCount += 1
    let leaving = basics[Int(index)]
    var row = rows[Int(index)]
    let coefficient = row.coefficient(of: entering)
    row.remove(entering)
    row.scale(by: -1 / coefficient)
    row.add(leaving, times: 1 / coefficient)
    rows[Int(index)] = SolverRow()
    basicRows[Int(leaving)] = -1
    basics[Int(index)] = entering
    basicRows[Int(entering)] = index
    substitute(entering, by: row)
    rows[Int(index)] = row
    columns[Int(leaving)].append(index)
    noteChange(of: leaving)
    noteChange(of: entering)
  }

  /// Replaces a symbol by an expression in every row and in the costs.
  mutating func substitute(_ symbol: Symbol, by expression: SolverRow) {
    let column = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for index in column {
      let coefficient = rows[Int(index)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      rows[Int(index)].remove(symbol)
      // Taken out and put back, so that the row is changed in place.
      var row = SolverRow()
      swap(&row, &rows[Int(index)])
      row.add(expression, times: coefficient) { columns[Int($0)].append(index) }
      swap(&row, &rows[Int(index)])
      noteChange(of: basics[Int(index)])
      noteRange(of: index)
    }
    addCost(costs[Int(symbol)], of: expression)
    costs[Int(symbol)] = LayoutCost()
  }

  /// Adds a cost of an expression to those of its symbols.
  mutating func addCost(_ cost: LayoutCost, of expression: SolverRow, times factor: Double = 1) {
    guard !cost.isZero else { return }
    for term in expression.terms {
      addCost(cost, of: term.symbol, times: term.coefficient * factor)
    }
  }

  mutating func addCost(_ cost: LayoutCost, of symbol: Symbol, times factor: Double) {
    costs[Int(symbol)].add(cost, times: factor)
    if costs[Int(symbol)].isNegative { candidates.append(symbol) }
  }

  /// Remembers a row whose basic symbol is out of its range.
  mutating func noteRange(of index: Int32) {
    let constant = rows[Int(index)].constant
    switch kinds[Int(basics[Int(index)])] {
    case .free: return
    case .restricted: if constant < -Self.tolerance { infeasibleRows.append(index) }
    case .dummy: if abs(constant) > Self.tolerance { infeasibleRows.append(index) }
    }
  }
}
