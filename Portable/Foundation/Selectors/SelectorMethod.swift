/// A class that lists the methods that selectors reach. Responders do; another class conforms.
@preconcurrency @MainActor public protocol _SelectorReceiving: AnyObject {
  /// The methods that the class adds to its superclass's, or puts in their place.
  static var _selectors: [_SelectorMethod] { get }
}

/// A class whose methods are listed in an extension, in addition to those of `_selectors`.
///
/// A list in an extension can be generated from the sources.
@preconcurrency @MainActor public protocol _SelectorListing: AnyObject {
  /// The methods that the class adds.
  static var _listedSelectors: [_SelectorMethod] { get }
}

/// A class that hands on the messages it has no method for, such as a proxy that holds its target weakly.
///
/// Objective-C asks every object for `forwardingTarget(for:)`; here a class conforms.
@preconcurrency @MainActor public protocol _SelectorForwarding: AnyObject {
  /// The object that a message goes to instead; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// A method together with the name it has in Objective-C.
///
/// One line per class takes the place of `@objc` there:
///
/// ```swift
/// override class var _selectors: [_SelectorMethod] {
///   super._selectors + [.init("valueChanged:", valueChanged)]
/// }
/// ```
@preconcurrency @MainActor public struct _SelectorMethod {
  let name: String
  let body: (AnyObject, [Any?]) -> Void

  /// Lists a method without a parameter.
  public init<Receiver: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    self.init(name: name, count: 0) { receiver, _ in
      guard let receiver = receiver as? Receiver else { return }
      _ = method(receiver)()
    }
  }

  /// Lists a method that takes the sender.
  public init<Receiver: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Result
  ) {
    self.init(name: name, count: 1) { receiver, arguments in
      guard let receiver = receiver as? Receiver,
        let sender: Sender = _SelectorMethod.argument(0, of: arguments, name: name)
      else { return }
      _ = method(receiver)(sender)
    }
  }

  /// Lists a method that takes the sender and the event that triggered it.
  public init<Receiver: AnyObject, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name: name, count: 2) { receiver, arguments in
      guard let receiver = receiver as? Receiver,
        let sender: Sender = _SelectorMethod.argument(0, of: arguments, name: name),
        let event: Event = _SelectorMethod.argument(1, of: arguments, name: name)
      else { return }
      _ = method(receiver)(sender, event)
    }
  }

  private init(name: String, count: Int, body: @escaping (AnyObject, [Any?]) -> Void) {
    if name.count(where: { $0 == ":" }) != count {
      reportMisuse("Selector", "\(name) names a method with \(count) parameters")
    }
    self.name = name
    self.body = body
  }

  // Objective-C passes any object on; a method that uses it as what it is not fails there.
  private static func argument<Value>(_ index: Int, of arguments: [Any?], name: String) -> Value? {
    let argument = index < arguments.count ? arguments[index] : nil
    if let value = argument as? Value { return value }
    reportMisuse(
      "Selector",
      "\(name): an argument is \(argument.map { "a \(type(of: $0))" } ?? "nil"), but the method takes"
        + " \(Value.self)")
    return nil
  }
}

/// The listed methods of each class, by name.
@MainActor enum SelectorTable {
  // A cache: the methods of a class do not change.
  private static var tables: [ObjectIdentifier: [String: _SelectorMethod]] = [:]

  static func method(named name: String, of receiver: AnyObject) -> _SelectorMethod? {
    let type: any AnyObject.Type = type(of: receiver)
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table[name] }
    let methods =
      ((type as? any _SelectorReceiving.Type)?._selectors ?? [])
      + ((type as? any _SelectorListing.Type)?._listedSelectors ?? [])
    // The last entry of a name is the subclass's.
    let table = Dictionary(methods.map { ($0.name, $0) }) { $1 }
    tables[key] = table
    return table[name]
  }
}
