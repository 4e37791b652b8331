/// A linear expression of symbols: a constant and terms, sorted by symbol.
struct SolverRow: Equatable, Sendable {
  struct Term: Equatable, Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  /// Coefficients nearer to zero than this are rounding errors.
  static let tolerance = 1e-9

  var constant: Double = 0
  private(set) var terms: [Term] = []

  func coefficient(of symbol: Int32) -> Double {
    index(of: symbol).map { terms[$0].coefficient } ?? 0
  }

  mutating func remove(_ symbol: Int32) {
    if let index = index(of: symbol) { terms.remove(at: index) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds one term.
  mutating func add(_ symbol: Int32, times factor: Double) {
    let place = lowerBound(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if abs(factor) >= Self.tolerance {
        terms.insert(Term(symbol: symbol, coefficient: factor), at: place)
      }
      return
    }
    terms[place].coefficient += factor
    if abs(terms[place].coefficient) < Self.tolerance { terms.remove(at: place) }
  }

  /// Adds another row times a factor, in time linear in the lengths of both.
  ///
  /// - Parameters:
  ///   - other: The row to add.
  ///   - factor: What it is multiplied with.
  ///   - inserted: Called with each symbol that this row did not have.
  mutating func add(_ other: SolverRow, times factor: Double, inserted: (Int32) -> Void = { _ in })
  {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var result: [Term] = []
    result.reserveCapacity(terms.count + other.terms.count)
    var (own, its) = (0, 0)
    while own < terms.count, its < other.terms.count {
      let (left, right) = (terms[own], other.terms[its])
      if left.symbol < right.symbol {
        result.append(left)
        own += 1
      } else if left.symbol > right.symbol {
        Self.append(right, times: factor, to: &result, inserted)
        its += 1
      } else {
        let sum = left.coefficient + right.coefficient * factor
        if abs(sum) >= Self.tolerance {
          result.append(Term(symbol: left.symbol, coefficient: sum))
        }
        own += 1
        its += 1
      }
    }
    result.append(contentsOf: terms[own...])
    while its < other.terms.count {
      Self.append(other.terms[its], times: factor, to: &result, inserted)
      its += 1
    }
    terms = result
  }

  private static func append(
    _ term: Term, times factor: Double, to terms: inout [Term], _ inserted: (Int32) -> Void
  ) {
    let coefficient = term.coefficient * factor
    guard abs(coefficient) >= tolerance else { return }
    terms.append(Term(symbol: term.symbol, coefficient: coefficient))
    inserted(term.symbol)
  }

  private func index(of symbol: Int32) -> Int? {
    let place = lowerBound(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? place : nil
  }

  private func lowerBound(of symbol: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
