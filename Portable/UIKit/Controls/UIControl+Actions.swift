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

  public var allControlEvents: Event {
    eventHandlers.reduce(into: Event()) { $0.formUnion($1.events) }
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
