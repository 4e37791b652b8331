/// The name of a message together with what sending it does.
///
/// Off Apple a selector cannot find a method by its name, so it carries the call itself.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  private let body: (@MainActor @Sendable (AnyObject, Any?) -> Void)?

  /// A selector whose message runs `perform` with the receiver and the sender.
  public init(_ name: String, _ perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Void) {
    self.name = name
    body = perform
  }

  /// A selector with a name only: sending it writes a message to standard error.
  public init(_ name: String) {
    self.name = name
    body = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Sends the message; false when the selector has nothing to run.
  @MainActor @discardableResult
  package func perform(on receiver: AnyObject, with sender: Any?) -> Bool {
    guard let body else {
      PortableLog.report(
        "Selector(\"\(name)\") has no body; off Apple write Selector(\"\(name)\") { receiver, sender in … }"
      )
      return false
    }
    body(receiver, sender)
    return true
  }
}

/// The name of a selector, as Foundation's function of that name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
