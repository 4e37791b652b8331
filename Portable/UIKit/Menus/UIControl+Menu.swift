/// The menu of a control while it is open, and the touch that may open it.
@MainActor final class ControlMenu {
  var session: MenuSession?
  var touch: UITouch?
  var timer: FrameTimers.Timer?
}

// Menus that controls show.
extension UIControl {
  var menuSession: MenuSession? { menuHandling?.session }

  /// Shows the control's menu.
  ///
  /// - Returns: Whether a menu is open now.
  @discardableResult func showMenu() -> Bool {
    if menuSession != nil { return true }
    guard isEnabled, menuToShow != nil else { return false }
    sendActions(for: .menuActionTriggered, with: nil)
    // A handler may have set another menu.
    guard let menu = menuToShow, let session = MenuSession(menu, for: self) else { return false }
    handling.session = session
    return true
  }

  func closeMenu(animated: Bool) { menuSession?.dismiss(animated: animated) }

  func menuDidClose(_ session: MenuSession) {
    if menuHandling?.session === session { menuHandling?.session = nil }
  }

  private var handling: ControlMenu {
    if let menuHandling { return menuHandling }
    let made = ControlMenu()
    menuHandling = made
    return made
  }

  // MARK: The touch

  /// A finger came down: the menu is shown at once, or when the finger has rested.
  func menuTouchBegan(_ touch: UITouch) {
    guard menuToShow != nil else { return }
    handling.touch = touch
    if showsMenuAsPrimaryAction {
      openMenuForTouch()
    } else {
      handling.timer = AppContext.current.frameTimers.schedule(after: 0.5) { [weak self] in
        guard let self, isTracking, isTouchInside else { return }
        openMenuForTouch()
      }
    }
  }

  /// The touch belongs to the menu from now on.
  private func openMenuForTouch() {
    if showMenu() { abandonTracking() }
  }

  func menuTouchMoved(_ touches: Set<UITouch>) {
    guard let touch = menuHandling?.touch, touches.contains(touch) else { return }
    menuSession?.fingerMoved(touch)
  }

  func menuTouchEnded(_ touches: Set<UITouch>, isCancelled: Bool) {
    guard let menuHandling, let touch = menuHandling.touch, touches.contains(touch) else { return }
    menuHandling.timer?.cancel()
    menuHandling.timer = nil
    menuHandling.touch = nil
    if !isCancelled { menuHandling.session?.fingerEnded(touch) }
  }
}
