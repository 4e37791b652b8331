/// Lets every object of Foundation's root class be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler at each change of a property that its class publishes, as long as the result
  /// is kept.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = KeyValueObservers.shared
    let id = observers.makeID()
    guard let object = self as? NSObject else {
      return NSKeyValueObservation(id: id, objectID: ObjectIdentifier(observers))
    }
    checkVisibility(of: keyPath, in: object, by: "NSObject.observe(_:options:changeHandler:)")
    let observer = KeyValueObserver(
      id: id, options: options,
      notify: { object, old, new, isPrior in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting,
            newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil,
            indexes: nil, isPrior: isPrior))
      },
      observes: { KeyPathIdentity.areSame(keyPath, $0) })
    observers.add(observer, to: object)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation(id: id, objectID: ObjectIdentifier(object))
  }

  /// Announces a change that the class publishes by hand.
  public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    guard let object = self as? NSObject else { return }
    checkVisibility(of: keyPath, in: object, by: "NSObject.willChangeValue(for:)")
    guard KeyValueObservers.shared.areAny else { return }
    let old = self[keyPath: keyPath]
    for observer in KeyValueObservers.shared.observers(of: object)
    where observer.observes(keyPath) {
      observer.announce(old)
      if observer.options.contains(.prior) { observer.notify(object, old, nil, true) }
    }
  }

  /// Tells the observers of a change that `willChangeValue(for:)` announced.
  public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    guard let object = self as? NSObject else { return }
    checkVisibility(of: keyPath, in: object, by: "NSObject.didChangeValue(for:)")
    guard KeyValueObservers.shared.areAny else { return }
    let new = self[keyPath: keyPath]
    for observer in KeyValueObservers.shared.observers(of: object)
    where observer.observes(keyPath) {
      observer.notify(object, observer.takeAnnounced(), new, false)
    }
  }

  // Foundation stops the program when it cannot turn the path into a key of Objective-C.
  private func checkVisibility(of keyPath: AnyKeyPath, in object: NSObject, by api: String) {
    guard let member = SwiftOnlyPaths.shared.hiddenMember(of: keyPath, of: object) else { return }
    reportMisuse(
      api,
      "Objective-C cannot see \(member) of \(type(of: object)); declare it @objc dynamic or @IBInspectable dynamic, or "
        + "observe it in another way")
  }
}

extension NSObject {
  /// Tells the observers of a property that it was just set; costs next to nothing without any.
  package func publishChange<Root: NSObject, Value>(
    of keyPath: @autoclosure () -> KeyPath<Root, Value>, from old: @autoclosure () -> Value,
    to new: @autoclosure () -> Value
  ) {
    guard KeyValueObservers.shared.areAny else { return }
    let observers = KeyValueObservers.shared.observers(of: self)
    guard !observers.isEmpty else { return }
    let (keyPath, old, new) = (keyPath(), old(), new())
    for observer in observers where observer.observes(keyPath) {
      if observer.options.contains(.prior) { observer.notify(self, old, nil, true) }
      observer.notify(self, old, new, false)
    }
  }
}
