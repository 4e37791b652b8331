import Foundation

/// A layout written as a line of text: `H:|-[find]-[next(>=40@750)]-8-|`.
///
/// The grammar is that of "Visual Format Language" in Apple's archived guide to Auto Layout.
struct VisualFormat: Equatable, Sendable {
  /// A number, or the name of a metric or a view.
  enum Value: Equatable, Sendable {
    case number(Double)
    case name(String)
  }

  struct Predicate: Equatable, Sendable {
    var relation = 0
    var value: Value
    var multiplier = 1.0
    var offset = 0.0
    var priority: Value?
  }

  /// The distance between two elements.
  enum Connection: Equatable, Sendable {
    case touching
    case standard
    case predicates([Predicate])
  }

  struct Element: Equatable, Sendable {
    /// Nil for the superview.
    var name: String?
    var predicates: [Predicate] = []
  }

  var isVertical = false
  var elements: [Element] = []
  /// What stands between each element and the next.
  var connections: [Connection] = []

  /// Reads a format.
  ///
  /// - Parameter text: The format.
  /// - Throws: The message about what is wrong with it.
  init(_ text: String) throws(VisualFormatError) {
    var reader = Reader(rest: Substring(text.filter { !$0.isWhitespace }))
    if reader.skip("V:") { isVertical = true } else { _ = reader.skip("H:") }
    while !reader.rest.isEmpty {
      if !elements.isEmpty { connections.append(try reader.connection()) }
      if reader.skip("|") {
        elements.append(Element())
      } else {
        elements.append(try reader.element())
      }
    }
    guard elements.contains(where: { $0.name != nil }) else {
      throw VisualFormatError(message: "There is no view in the format")
    }
  }
}

struct VisualFormatError: Error, Equatable {
  var message: String
}

private struct Reader {
  var rest: Substring

  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private func failure(_ expected: String) -> VisualFormatError {
    VisualFormatError(message: "Expected \(expected) at '\(rest)'")
  }

  mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    guard skip("["), let name = word() else { throw failure("a view") }
    var element = VisualFormat.Element(name: name)
    if rest.first == "(" { element.predicates = try predicates() }
    guard skip("]") else { throw failure("a ']'") }
    return element
  }

  mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .touching }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let predicates =
      rest.first == "(" ? try predicates() : [VisualFormat.Predicate(value: try value())]
    guard skip("-") else { throw failure("a '-'") }
    return .predicates(predicates)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = skip("(")
    var result = [try predicate()]
    while skip(",") { result.append(try predicate()) }
    guard skip(")") else { throw failure("a ')'") }
    return result
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = 0
    if skip("<=") { relation = -1 } else if skip(">=") { relation = 1 } else { _ = skip("==") }
    var predicate = VisualFormat.Predicate(relation: relation, value: try value())
    if skip("*") { predicate.multiplier = try number() }
    if skip("/") { predicate.multiplier = 1 / (try number()) }
    if skip("+") {
      predicate.offset = try number()
    } else if skip("-") {
      predicate.offset = -(try number())
    }
    if skip("@") { predicate.priority = try value() }
    return predicate
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    if let name = word() { return .name(name) }
    return .number(try number())
  }

  private mutating func number() throws(VisualFormatError) -> Double {
    let text = rest.prefix { $0.isNumber || $0 == "." }
    let sign: Double = text.isEmpty && skip("-") ? -1 : 1
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number.isFinite else { throw failure("a number") }
    rest = rest.dropFirst(digits.count)
    return sign * number
  }

  private mutating func word() -> String? {
    guard let first = rest.first, first.isLetter || first == "_" else { return nil }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }
}
