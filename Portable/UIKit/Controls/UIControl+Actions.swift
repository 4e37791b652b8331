extension UIControl {
  /// Adds `action` for `controlEvents`; one with the same identifier is replaced.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if let known = eventHandlers.first(where: { $0.isAction(action.identifier) }) {
      known.kind = .action(action)
      known.events.formUnion(controlEvents)
    } else {
      eventHandlers.append(ControlEventHandler(kind: .action(action), events: controlEvents))
    }
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.isAction(actionIdentifier) }
  }

  /// Adds a target and its action; the target is not retained, and nil means the responder chain.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let known = eventHandlers.first(where: { $0.isTarget(object, action: action) }) {
      known.events.formUnion(controlEvents)
    } else {
      let kind = ControlEventHandler.Kind.target(
        .init(object: object), action, isChain: object == nil)
      eventHandlers.append(ControlEventHandler(kind: kind, events: controlEvents))
    }
  }

  /// Removes target and action pairs; a nil target or action stands for all of them.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { handler in
      guard case .target(_, let selector, _) = handler.kind else { return false }
      if object == nil { return action == nil || action == selector }
      return handler.isTarget(object, action: action)
    }
  }

  /// Every target; an `NSNull` among them stands for a target registered as nil.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in eventHandlers {
      switch handler.kind {
      case .action(let action): targets.insert(action)
      case .target(let target, _, let isChain):
        if isChain {
          targets.insert(NSNull())
        } else if let object = target.object as? NSObject {
          targets.insert(object)
        }
      }
    }
    return targets
  }

  public var allControlEvents: Event {
    eventHandlers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// The names of the actions `target` gets for one event, or nil when there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = eventHandlers.compactMap { handler -> String? in
      guard case .target(_, let selector, _) = handler.kind,
        handler.isTarget(object, action: nil), !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` for each handler until it sets its last argument to true.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in eventHandlers where !stop {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let selector, _):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  private func removeHandlers(
    for controlEvents: Event, where matches: (ControlEventHandler) -> Bool
  ) {
    for handler in eventHandlers where matches(handler) {
      handler.events.subtract(controlEvents)
    }
    eventHandlers.removeAll { $0.events.isEmpty }
  }

  /// Performs a selector on its target, or on the first responder up the chain that takes it.
  func deliver(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target as AnyObject, with: self, event)
    } else if let responder = self.target(forAction: action, withSender: self) {
      action.perform(on: responder as AnyObject, with: self, event)
    }
  }
}
