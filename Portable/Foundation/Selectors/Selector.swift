/// The name of a message.
///
/// Objective-C finds a method by this name. There is no such runtime here, so a class lists the
/// methods that selectors reach in `_selectors`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates the selector of a name, such as `"valueChanged:"`.
  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  public var description: String { name }

  /// Sends the message.
  ///
  /// - Parameters:
  ///   - receiver: The object whose class lists the method.
  ///   - arguments: What the method takes, at most as many as its name has colons.
  /// - Returns: False when the receiver has no such method, which raises on Apple's platforms.
  @MainActor @discardableResult
  package func perform(on receiver: AnyObject, with arguments: Any?...) -> Bool {
    perform(on: receiver, withAll: arguments)
  }

  @MainActor func perform(on receiver: AnyObject, withAll arguments: [Any?]) -> Bool {
    guard let method = SelectorTable.method(named: name, of: receiver) else {
      if let target = forwardingTarget(of: receiver) {
        return perform(on: target, withAll: arguments)
      }
      reportMisuse(
        "Selector",
        "-[\(type(of: receiver)) \(name)]: unrecognized selector. Off Apple's platforms a class lists"
          + " such methods: override class var _selectors")
      return false
    }
    method.body(receiver, arguments)
    return true
  }

  /// Whether an object's class lists the method.
  @MainActor package func isAnswered(by receiver: AnyObject) -> Bool {
    SelectorTable.method(named: name, of: receiver) != nil
      || forwardingTarget(of: receiver).map(isAnswered) ?? false
  }

  @MainActor private func forwardingTarget(of receiver: AnyObject) -> AnyObject? {
    let target = (receiver as? any _SelectorForwarding)?.forwardingTarget(for: self)
    return target.map { $0 as AnyObject }.flatMap { $0 === receiver ? nil : $0 }
  }
}
