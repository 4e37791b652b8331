extension NSObject {
  /// Returns whether the object's class, or a superclass, lists a method of this name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    // The lists of methods are the main actor's; a call from another thread traps.
    nonisolated(unsafe) let receiver = self
    return MainActor.assumeIsolated { aSelector.isAnswered(by: receiver) }
  }

  /// Sends a message without an argument.
  ///
  /// - Parameter aSelector: The name of a method that the class lists.
  /// - Returns: Nil. The object that a method returns is not passed on.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  /// Sends a message with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: The name of a method that the class lists.
  ///   - object: The argument.
  /// - Returns: Nil. The object that a method returns is not passed on.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  /// Sends a message with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: The name of a method that the class lists.
  ///   - object1: The first argument.
  ///   - object2: The second argument.
  /// - Returns: Nil. The object that a method returns is not passed on.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    // The listed methods are the main actor's; a call from another thread traps.
    nonisolated(unsafe) let (receiver, arguments) = (self, arguments)
    MainActor.assumeIsolated { _ = selector.perform(on: receiver, withAll: arguments) }
    return nil
  }
}
