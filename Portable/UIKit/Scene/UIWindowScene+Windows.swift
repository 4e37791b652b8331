import QuartzCore

extension UIWindowScene {
  // Higher levels above lower ones; within a level, what came to the front last.
  final var orderedWindows: [UIWindow] {
    attachedWindows.compactMap(\.window).sorted {
      ($0.windowLevel.rawValue, $0.order) < ($1.windowLevel.rawValue, $1.order)
    }
  }

  final var visibleWindows: [UIWindow] {
    orderedWindows.filter { !$0.isHidden }
  }

  final func add(_ window: UIWindow) {
    attachedWindows.removeAll { $0.window == nil || $0.window === window }
    attachedWindows.append(WeakWindow(window: window))
    lastWindowOrder += 1
    window.order = lastWindowOrder
    updateRoots()
    if !window.isHidden { window.showRootViewController(true) }
  }

  final func remove(_ window: UIWindow) {
    attachedWindows.removeAll { $0.window == nil || $0.window === window }
    updateRoots()
  }

  // What the compositor shows: the visible windows, then the host's own layers. Run every frame
  // because a window also leaves by being released.
  final func updateRoots() {
    let roots = visibleWindows.map(\.backingLayer) + hostLayers
    let current = compositor.roots
    guard !roots.elementsEqual(current, by: ===) else { return }
    compositor.roots = roots
  }

  // The frontmost window with something to hit at a point of the scene.
  final func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in visibleWindows.reversed() {
      if let view = window.hitTest(window.point(fromScene: point), with: event) {
        return (window, view)
      }
    }
    return nil
  }
}
