/// The transitions a controller takes part in.
@MainActor struct TransitionState {
  var sizeCoordinator: TransitionCoordinator?
  weak var context: TransitionContext?

  nonisolated init() {}
}

extension UIViewController {
  /// The coordinator of the transition that this controller or an ancestor is in, or nil.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.transitions.context?.coordinator { return coordinator }
      if let coordinator = current.transitions.sizeCoordinator { return coordinator }
      controller = current.parent
    }
    return nil
  }
}
