/// Constraints between lengths and positions, and their solution.
///
/// A required equality with one unknown variable defines that variable. Most layouts are defined from
/// the top down in this way, at a cost in proportion to the terms of the constraints, and a changed
/// constant costs as much as the definitions that follow from it. What remains, with the defined
/// variables as constants, is left to a `ConstraintSolver`.
struct LayoutSystem: Sendable {
  typealias Variable = Int32
  typealias Deviation = ConstraintSolver.Deviation

  struct Term: Equatable, Sendable {
    var variable: Variable
    var coefficient: Double
  }

  /// Names a constraint of a system.
  struct ConstraintID: Hashable, Sendable {
    fileprivate(set) var index: Int32
    fileprivate var serial: Int32
  }

  enum State: Sendable {
    /// To be added by the next `solve`.
    case pending
    /// Defines the value of a variable.
    case defining(Variable)
    /// All variables are defined; the constraint holds or conflicts with them.
    case checked
    /// In the solver.
    case solving(ConstraintSolver.Markers)
    case removed
  }

  struct Record: Sendable {
    var id: ConstraintID
    var terms: [Term]
    var constant: Double
    var above: Deviation
    var below: Deviation
    var state = State.pending
    /// The number of terms without a value, while the constraint is pending.
    var unknowns = 0
    /// A required constraint that others exclude; it holds as well as it can.
    var isBroken = false

    var isRequiredEquality: Bool {
      above == .forbidden && below == .forbidden && !isBroken
    }
  }

  struct VariableRecord: Sendable {
    var isSize: Bool
    var value: Double = 0
    /// Orders definitions: what a definition uses has a lower stamp. 0 if there is no definition.
    var stamp = 0
    var definition: Int32 = -1
    var symbol: ConstraintSolver.Symbol = -1
    /// How many constraints of the solver contain the variable.
    var solverUses = 0
    var uses: [ConstraintID] = []
    var staleUses = 0
  }

  /// The largest error of a constraint that counts as satisfied, in points.
  static let tolerance = 1e-5
  /// The priority at which a broken constraint still pulls.
  static let brokenPriority: Float = 1000

  var records: [Record] = []
  var variables: [VariableRecord] = []
  var solver = ConstraintSolver()
  // By symbol of the solver: the constraint or the variable that it belongs to.
  var owners: [Int32] = []
  var pending: [ConstraintID] = []
  var changedDefinitions: [Variable] = []
  var unverified: [ConstraintID] = []
  var negativeSizes: [Variable] = []
  /// Variables whose value may have changed; the owner empties the list.
  var changed: [Variable] = []
  private(set) var lastStamp = 0
  private var freeRecords: [Int32] = []
  private var freeVariables: [Variable] = []
  private var lastSerial: Int32 = 0

  init() {}

  // MARK: Variables

  /// Adds a variable.
  ///
  /// - Parameter isSize: Whether it cannot be negative.
  /// - Returns: The variable.
  mutating func makeVariable(isSize: Bool) -> Variable {
    if let variable = freeVariables.popLast() {
      variables[Int(variable)] = VariableRecord(isSize: isSize)
      return variable
    }
    variables.append(VariableRecord(isSize: isSize))
    return Variable(variables.count - 1)
  }

  /// Removes a variable that no constraint contains.
  mutating func removeVariable(_ variable: Variable) {
    let symbol = variables[Int(variable)].symbol
    if symbol >= 0 { solver.discard(symbol) }
    variables[Int(variable)] = VariableRecord(isSize: false)
    freeVariables.append(variable)
  }

  /// The value in the last solution.
  func value(of variable: Variable) -> Double {
    let record = variables[Int(variable)]
    if record.stamp > 0 { return record.value }
    return record.symbol < 0 ? 0 : solver.value(of: record.symbol)
  }

  mutating func nextStamp() -> Int {
    lastStamp += 1
    return lastStamp
  }

  // MARK: Constraints

  /// Adds a constraint: a sum of terms and a constant equals zero, apart from deviations.
  ///
  /// - Parameters:
  ///   - terms: The terms, each of another variable.
  ///   - constant: The constant.
  ///   - above: What it costs that the sum is positive.
  ///   - below: What it costs that it is negative.
  /// - Returns: The name of the constraint. It takes effect with the next `solve`.
  mutating func add(
    _ terms: [Term], constant: Double, above: Deviation, below: Deviation
  ) -> ConstraintID {
    lastSerial &+= 1
    let index = freeRecords.popLast() ?? Int32(records.count)
    let id = ConstraintID(index: index, serial: lastSerial)
    let record = Record(id: id, terms: terms, constant: constant, above: above, below: below)
    if Int(index) < records.count {
      records[Int(index)] = record
    } else {
      records.append(record)
    }
    for term in terms { variables[Int(term.variable)].uses.append(id) }
    pending.append(id)
    return id
  }

  mutating func remove(_ id: ConstraintID) {
    guard isLive(id) else { return }
    withdraw(id)
    for term in records[Int(id.index)].terms { noteStaleUse(of: term.variable) }
    records[Int(id.index)].state = .removed
    records[Int(id.index)].terms = []
    records[Int(id.index)].id.serial = 0
    freeRecords.append(id.index)
  }

  /// Changes the constant of a constraint.
  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard isLive(id) else { return }
    let change = constant - records[Int(id.index)].constant
    guard change != 0 else { return }
    records[Int(id.index)].constant = constant
    switch records[Int(id.index)].state {
    case .pending, .removed: break
    case .defining(let variable): changedDefinitions.append(variable)
    case .checked: unverified.append(id)
    case .solving(let markers): changeSolverConstant(of: markers, by: change)
    }
  }

  /// Whether constraints exclude this required one.
  func isBroken(_ id: ConstraintID) -> Bool {
    isLive(id) && records[Int(id.index)].isBroken
  }

  func isLive(_ id: ConstraintID) -> Bool {
    records[Int(id.index)].id == id
  }

  /// Whether the constraints leave the value of a variable open.
  mutating func isAmbiguous(_ variable: Variable) -> Bool {
    let record = variables[Int(variable)]
    if record.stamp > 0 { return false }
    return record.symbol < 0 || solver.isAmbiguous(record.symbol)
  }

  /// The constraints that contain a variable.
  func constraints(on variable: Variable) -> [ConstraintID] {
    variables[Int(variable)].uses.filter(isLive)
  }

  // A list is cleaned when half of it is stale, so that a removal costs constant time on average.
  private mutating func noteStaleUse(of variable: Variable) {
    variables[Int(variable)].staleUses += 1
    guard variables[Int(variable)].staleUses * 2 > variables[Int(variable)].uses.count + 8 else {
      return
    }
    let uses = variables[Int(variable)].uses
    variables[Int(variable)].uses = uses.filter(isLive)
    variables[Int(variable)].staleUses = 0
  }
}
