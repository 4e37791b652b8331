/// The key an app gives a request, by which duplicates are told and requests are found again.
///
/// It is chosen by the app and never derived from texts, which change with the language.
public struct PresentationID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The key as text.
  public let rawValue: String

  /// Makes a key; any text will do, the empty one as well.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// One request of one queue, from its enqueueing to its end.
///
/// A queue never uses a number twice, so a token that is kept too long names nothing, rather than
/// something else. Tokens of different queues must not be mixed.
public struct PresentationToken: Hashable, Sendable {
  /// The place in the order of enqueueing, from 1.
  public let number: UInt64

  /// The key the app gave the request, if any.
  public let id: PresentationID?

  /// Makes a token; a queue does this for every request.
  public init(number: UInt64, id: PresentationID? = nil) {
    self.number = number
    self.id = id
  }

  /// Whether both name the same request.
  public static func == (first: PresentationToken, second: PresentationToken) -> Bool {
    first.number == second.number
  }

  /// Hashes the number, which is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
