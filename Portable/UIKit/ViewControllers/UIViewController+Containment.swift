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

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, from !== to else {
      reportMisuse(
        "UIViewController.transition(from:to:duration:options:animations:completion:)",
        "both controllers must be different children of \(type(of: self)); call addChild(_:) first")
      completion?(false)
      return
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && isAppearingOrAppeared
    let isAnimated = duration > 0
    if forwards {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    let container: UIView = from.viewIfLoaded?.superview ?? loadedView()
    let finish: (Bool) -> Void = { finished in
      from.viewIfLoaded?.removeFromSuperview()
      if forwards {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      }
      completion?(finished)
    }
    let change = {
      container.addSubview(to.loadedView())
      to.deliverIsAppearing()
      animations?()
    }
    guard isAnimated else {
      change()
      finish(true)
      return
    }
    if options.contains(.transitionCrossDissolve) || options.contains(.transitionFlipFromLeft)
      || options.contains(.transitionFlipFromRight)
    {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          change()
          from.viewIfLoaded?.isHidden = true
        },
        completion: { finished in
          from.viewIfLoaded?.isHidden = false
          finish(finished)
        })
    } else {
      container.addSubview(to.loadedView())
      to.deliverIsAppearing()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: finish)
    }
  }
}
