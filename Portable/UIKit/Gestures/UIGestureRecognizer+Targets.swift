struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}

extension UIGestureRecognizer {
  /// Adds a target, which is not retained. The same pair is added only once.
  public func addTarget(_ target: Any, action: Selector) {
    guard MainThread.check("UIGestureRecognizer.addTarget(_:action:)", of: self) else { return }
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(GestureTarget(target: object, action: action))
  }

  func sendActions() {
    targets.removeAll { $0.target == nil }
    for entry in targets {
      guard let target = entry.target else { continue }
      entry.action.perform(on: target, with: self)
    }
  }
}
