import QuartzCore

extension UIWindowScene {
  /// Gives the scene a new size, safe area and orientation; windows that filled it still do.
  package func resize(
    to size: CGSize, safeAreaInsets: UIEdgeInsets, orientation: UIInterfaceOrientation,
    duration: TimeInterval = 0
  ) {
    let oldBounds = sceneBounds
    let oldSpace = coordinateSpace
    let oldOrientation = storedOrientation
    let oldTraits = traitCollection
    let hasNewShape = size != oldBounds.size || orientation != oldOrientation
    guard hasNewShape || safeAreaInsets != sceneSafeAreaInsets else { return }
    sceneSize = size
    sceneSafeAreaInsets = safeAreaInsets
    storedOrientation = orientation
    compositor.size = size
    let filling = orderedWindows.filter { $0.frame == oldBounds }
    let newTraits = inheritedTraits
    for window in filling {
      resize(window, traits: newTraits == oldTraits ? nil : newTraits, duration: duration)
    }
    updateTraits()
    for window in orderedWindows { window.updateSafeArea() }
    inputPanel.sceneDidResize()
    guard hasNewShape else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: oldSpace, interfaceOrientation: oldOrientation, traitCollection: oldTraits)
  }

  private func resize(_ window: UIWindow, traits: UITraitCollection?, duration: TimeInterval) {
    let bounds = sceneBounds
    guard window.frame != bounds, let controller = window.rootViewController else {
      window.frame = bounds
      return
    }
    controller.windowWillTransition(to: bounds.size, traits: traits, duration: duration) {
      window.frame = bounds
    }
  }
}
