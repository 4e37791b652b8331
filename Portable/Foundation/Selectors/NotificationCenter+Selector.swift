import Synchronization

extension NotificationCenter {
  /// Has notifications call a method of an observer, which is not retained.
  ///
  /// - Parameters:
  ///   - observer: The object whose class lists the method.
  ///   - aSelector: The method's name. It takes the notification, or nothing.
  ///   - aName: The name of the notifications; nil for all.
  ///   - anObject: The object that posts them; nil for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let entry = SelectorObserver(
      observer: observer as AnyObject, name: aName, object: anObject.map { $0 as AnyObject })
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] note in
      // Without a queue the closure runs on the thread that posts, and the note stays there.
      nonisolated(unsafe) let note = note
      entry?.receive(note, aSelector)
    }
    SelectorObservers.add(entry, to: self)
  }

  /// Removes an observer from all notifications.
  ///
  /// - Parameter observer: The object that was added, or the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any, name: nil, object: nil)
    for entry in SelectorObservers.remove(observer, name: nil, object: nil, from: self) {
      if let token = entry.token { removeObserver(token as Any) }
    }
  }

  /// Removes an observer from some notifications.
  ///
  /// - Parameters:
  ///   - observer: The object that was added, or the token of a closure.
  ///   - aName: The name it was added with; nil for all.
  ///   - anObject: The object it was added with; nil for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let object = anObject.map { $0 as AnyObject }
    for entry in SelectorObservers.remove(observer, name: aName, object: object, from: self) {
      if let token = entry.token { removeObserver(token as Any) }
    }
  }
}

/// One observer that a selector calls.
private final class SelectorObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  // Written once, before the entry is shared.
  var token: (any NSObjectProtocol)?

  init(observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    self.observer = observer
    self.name = name
    self.object = object.map(ObjectIdentifier.init)
  }

  func receive(_ note: Notification, _ selector: Selector) {
    nonisolated(unsafe) let note = note
    // As with a main-actor method on Apple's platforms, a post from another thread traps.
    MainActor.assumeIsolated {
      guard let observer else { return }
      _ = selector.perform(on: observer, with: note)
    }
  }
}

/// The observers of each center, as long as they live.
private enum SelectorObservers {
  private static let entries = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])

  static func add(_ entry: SelectorObserver, to center: NotificationCenter) {
    let key = ObjectIdentifier(center)
    let released = entries.withLock { entries in
      let known = entries[key] ?? []
      entries[key] = known.filter { $0.observer != nil } + [entry]
      return known.filter { $0.observer == nil }
    }
    for entry in released {
      if let token = entry.token { center.removeObserver(token as Any) }
    }
  }

  static func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?,
    from center: NotificationCenter
  ) -> [SelectorObserver] {
    let key = ObjectIdentifier(center)
    let object = object.map(ObjectIdentifier.init)
    // Its own, and those whose observer is gone.
    func matches(_ entry: SelectorObserver) -> Bool {
      guard let known = entry.observer else { return true }
      return known === observer && (name == nil || entry.name == name)
        && (object == nil || entry.object == object)
    }
    return entries.withLock { entries in
      let known = entries[key] ?? []
      entries[key] = known.filter { !matches($0) }
      return known.filter(matches)
    }
  }
}
