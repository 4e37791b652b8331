/// Where a controller stands between appearing and disappearing.
@MainActor struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  var owesIsAppearing = false
  // Set while a change of window, not a container, drives the callbacks.
  var endsAfterFrame = false

  nonisolated init() {}
}

extension UIViewController {
  var isAppearingOrAppeared: Bool {
    appearance.phase == .appearing || appearance.phase == .appeared
  }

  func startAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isAppearingOrAppeared else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    if isAppearing {
      viewIfLoaded?.setNeedsLayout()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func finishAppearanceTransition() {
    appearance.endsAfterFrame = false
    switch appearance.phase {
    case .appearing:
      deliverIsAppearing()
      appearance.phase = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      appearance.owesIsAppearing = false
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return
    }
    let children = forwardedChildren
    settleMove()
    for child in children { child.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` when it is due and the view has its place in a window.
  func deliverIsAppearing() {
    guard appearance.owesIsAppearing, appearance.phase == .appearing,
      viewIfLoaded?.window != nil
    else { return }
    appearance.owesIsAppearing = false
    traitsMayHaveChanged()
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.deliverIsAppearing() }
  }

  // Children whose views this controller does not show have appearance of their own.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      child.viewIfLoaded.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    }
  }
}

// MARK: - Called by the root view

extension UIViewController {
  /// Starts appearing or disappearing when the view itself was added to or taken from a window.
  func rootViewWillMove(to window: UIWindow?) {
    let current = viewIfLoaded?.window
    guard window !== current, (window ?? current)?.rootViewController !== self else { return }
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    if let window {
      guard !window.isHidden, parent?.isAppearingOrAppeared ?? true, !isAppearingOrAppeared
      else { return }
      // A parent that is still appearing ends the child's transition with its own.
      appearance.endsAfterFrame = parent?.appearance.phase != .appearing
      beginAppearanceTransition(true, animated: false)
    } else if isAppearingOrAppeared {
      appearance.endsAfterFrame = true
      beginAppearanceTransition(false, animated: false)
    }
  }

  func rootViewDidMove(to window: UIWindow?) {
    traitsMayHaveChanged()
    guard appearance.endsAfterFrame else { return }
    let phase = appearance.phase
    AppContext.current.commitCallbacks.schedule { [weak self] in
      guard let self, self.appearance.endsAfterFrame, self.appearance.phase == phase else { return }
      self.endAppearanceTransition()
    }
  }

  func rootViewWillLayoutSubviews() {
    deliverIsAppearing()
    viewWillLayoutSubviews()
  }

  func rootViewSafeAreaInsetsDidChange() {
    viewSafeAreaInsetsDidChange()
  }

  func rootViewLayoutMarginsDidChange() {
    viewLayoutMarginsDidChange()
  }
}
