import QuartzCore

// The scene must not keep its windows alive: whoever made a window owns it.
struct WeakWindow {
  weak var window: UIWindow?
}

extension UIWindow {
  final func prepareWindow() {
    // A window shows only once it is asked to.
    backingLayer.isHidden = true
    hostingWindow = self
  }

  final var windowUndoManager: UndoManager {
    if let storedUndoManager { return storedUndoManager }
    let manager = UndoManager()
    storedUndoManager = manager
    return manager
  }

  // Where the scene's safe area reaches into the window.
  final var windowSafeAreaInsets: UIEdgeInsets {
    guard let scene = storedWindowScene else { return .zero }
    let outer = scene.sceneBounds
    let inner = frame
    let insets = scene.sceneSafeAreaInsets
    return UIEdgeInsets(
      top: max(0, insets.top - (inner.minY - outer.minY)),
      left: max(0, insets.left - (inner.minX - outer.minX)),
      bottom: max(0, insets.bottom - (outer.maxY - inner.maxY)),
      right: max(0, insets.right - (outer.maxX - inner.maxX)))
  }

  final func attach(to scene: UIWindowScene?) {
    let old = storedWindowScene
    guard old !== scene else { return }
    if old?.storedKeyWindow === self { giveUpKey() }
    storedWindowScene = scene
    old?.remove(self)
    publishChange(of: \UIWindow.windowScene, from: old, to: scene)
    guard let scene else { return }
    scene.add(self)
    if !hasExplicitContentScale { backingLayer.contentsScale = scene.screen.scale }
    updateTraits()
    updateSafeArea()
  }

  final func applyWindowLevel(_ level: Level) {
    guard level != storedWindowLevel else { return }
    storedWindowLevel = level
    comeToFront()
  }

  final func comeToFront() {
    guard let scene = storedWindowScene else { return }
    scene.lastWindowOrder += 1
    order = scene.lastWindowOrder
    scene.updateRoots()
  }

  final func applyIsHidden(_ isHidden: Bool, change: (Bool) -> Void) {
    guard isHidden != backingLayer.isHidden else { return }
    change(isHidden)
    if isHidden, isKeyWindow { giveUpKey() }
    storedWindowScene?.updateRoots()
    showRootViewController(!isHidden)
    NotificationCenter.default.post(
      name: isHidden
        ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self)
  }

  final func applyWindowFrame(_ frame: CGRect, change: (CGRect) -> Void) {
    change(frame)
    layOutRootView()
  }
}
