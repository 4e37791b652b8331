/// A controller's place among others.
@MainActor struct Containment {
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var isMovingToParent = false
  var isMovingFromParent = false

  nonisolated init() {}
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard MainThread.check("UIViewController.addChild(_:)", of: self) else { return }
    guard child !== self, !isDescendant(of: child) else {
      reportMisuse(
        "UIViewController.addChild(_:)",
        "a \(type(of: child)) cannot become a child of itself or of its descendant")
      return
    }
    guard child.presentation.presenting == nil else {
      PortableLog.report(
        "addChild: a presented \(type(of: child)) cannot become a child before it is dismissed")
      return
    }
    if child.parent === self {
      containment.children.removeAll { $0 === child }
      containment.children.append(child)
      return
    }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.containment.isMovingToParent = true
    child.traitsMayHaveChanged()
  }

  func leaveParent() {
    guard MainThread.check("UIViewController.removeFromParent()", of: self) else { return }
    guard let parent = containment.parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.isMovingToParent = false
    traitsMayHaveChanged()
    didMove(toParent: nil)
  }

  /// A move is over once its appearance is, or at once when nothing appears.
  func settleMove() {
    guard appearance.phase == .appeared || appearance.phase == .disappeared else { return }
    containment.isMovingToParent = false
    containment.isMovingFromParent = false
  }

  func isDescendant(of controller: UIViewController) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === controller { return true }
      ancestor = current.parent
    }
    return false
  }

  /// This controller or the ancestor above it that has no parent.
  var rootAncestor: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }
}
