/// One registered handler of a control and the events it serves.
@MainActor final class ControlEventHandler {
  enum Kind {
    case action(UIAction)
    /// A target is not retained; `isChain` marks one registered as nil, the responder chain.
    case target(WeakTarget, Selector, isChain: Bool)
  }

  struct WeakTarget {
    weak var object: AnyObject?
  }

  var kind: Kind
  var events: UIControl.Event

  init(kind: Kind, events: UIControl.Event) {
    self.kind = kind
    self.events = events
  }

  func isTarget(_ target: AnyObject?, action: Selector?) -> Bool {
    guard case .target(let registered, let selector, let isChain) = kind else { return false }
    if let action, action != selector { return false }
    return target == nil ? isChain : registered.object === target
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    guard case .action(let action) = kind else { return false }
    return action.identifier == identifier
  }
}
