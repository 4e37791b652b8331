extension UIViewController {
  /// The additional safe area of the root view: the controller's own and what its container adds.
  var effectiveAdditionalSafeAreaInsets: UIEdgeInsets {
    let own = additionalSafeAreaInsets
    let container = parent?.containerSafeAreaInsets(for: self) ?? .zero
    return UIEdgeInsets(
      top: own.top + container.top, left: own.left + container.left,
      bottom: own.bottom + container.bottom, right: own.right + container.right)
  }

  func safeAreaContributionDidChange() {
    viewIfLoaded?.safeAreaContributionDidChange()
  }

  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Takes the controllers of a window through a change of size or traits: they are told, `change`
  /// resizes the window, and what they asked for runs alongside.
  func windowWillTransition(
    to size: CGSize, traits newTraits: UITraitCollection?, duration: TimeInterval,
    change: @escaping () -> Void
  ) {
    let coordinator = TransitionCoordinator(
      containerView: loadedView().window ?? loadedView(), isAnimated: duration > 0,
      duration: duration)
    for controller in presentationChain {
      if let newTraits { controller.willTransition(to: newTraits, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    transitions.sizeCoordinator = coordinator
    coordinator.runAlongside(with: change) { [weak self] in
      self?.transitions.sizeCoordinator = nil
    }
  }

  // This controller and those presented above it, from the bottom to the top.
  private var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.presentedViewController, !chain.contains(where: { $0 === next }) {
      chain.append(next)
    }
    return chain
  }
}
