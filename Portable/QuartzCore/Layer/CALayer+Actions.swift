/// An animation that a layer runs as its action without completing its values.
package protocol PreparedAction {}

extension CALayer {
  /// The order of the search: delegate, actions, style, class, and last the action every committed
  /// layer has for the properties that animate by themselves. `NSNull` ends the search.
  func searchAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if values.rare !== RareLayerValues.standard {
      if let action = values.rare.actions?[event] { return action }
      if let actions = values.rare.style?["actions"] as? [String: any CAAction],
        let action = actions[event]
      {
        return action
      }
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAction(forKey: event)
  }

  /// The action to run for a change that is about to be made; nil when none should.
  func changeAction(forKey key: String) -> (any CAAction)? {
    guard !isPresentation, !CATransaction.disableActions() else { return nil }
    guard let action = action(forKey: key), !(action is NSNull) else { return nil }
    guard let basic = action as? CABasicAnimation, !(action is any PreparedAction) else {
      return action
    }
    if basic.keyPath != nil && basic.hasValues { return basic }
    // An action without values animates from what is shown now.
    guard let copy = basic.copy() as? CABasicAnimation else { return basic }
    copy.keyPath = basic.keyPath ?? key
    if !copy.hasValues {
      copy.fromValue = (presentation() ?? self).value(forKeyPath: copy.keyPath ?? key)
    }
    return copy
  }

  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard tree.flags.contains(.isCommitted), property(forKey: event)?.isImplicit == true else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = (presentation() ?? self).value(forKeyPath: event)
    return animation.duration > 0 ? animation : nil
  }
}
