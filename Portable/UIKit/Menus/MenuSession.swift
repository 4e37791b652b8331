/// A menu that a control shows, from its appearance until it has gone.
@MainActor final class MenuSession {
  private weak var control: UIControl?
  private let root: UIMenu
  /// The submenus that are open, the outermost first.
  private var path: [UIMenu] = []
  private let overlay: MenuOverlayView
  private var controller: MenuController?
  private weak var formerResponder: UIResponder?
  /// Whether the finger that opened the menu has moved into it.
  private var hasEntered = false
  private(set) var isOpen = true

  /// Shows a menu; nil when it has no lines or the control is in no window.
  init?(_ menu: UIMenu, for control: UIControl) {
    guard let window = control.window, !MenuContent(menu).sections.isEmpty else { return nil }
    self.control = control
    root = menu
    overlay = MenuOverlayView(frame: window.bounds)
    overlay.source = control
    overlay.onDismiss = { [weak self] in self?.dismiss() }
    overlay.card.list.choose = { [weak self] in self?.choose($0) }
    window.addSubview(overlay)
    controller = MenuController(self, over: control)
    update()
    overlay.appear()
    takeKeys(in: window)
  }

  private var current: UIMenu { path.last ?? root }

  private func update() {
    let content = MenuContent(current, isSubmenu: !path.isEmpty)
    overlay.show(content, title: path.isEmpty ? root.title : nil)
    for element in content.pending {
      element.load { [weak self] in if self?.isOpen == true { self?.update() } }
    }
  }

  /// Keys go to the menu unless text is being edited.
  private func takeKeys(in window: UIWindow) {
    let current = window.currentFirstResponder
    guard !(current is any UIKeyInput) else { return }
    formerResponder = current
    overlay.becomeFirstResponder()
  }

  // MARK: Choosing

  private func choose(_ line: MenuLine) {
    guard isOpen else { return }
    switch line {
    case .back:
      path.removeLast()
      update()
    case .submenu(let menu):
      path.append(menu)
      update()
    case .action(let action):
      perform(action)
    case .pending: break
    }
  }

  private func perform(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    control?.willPerform(action, of: root)
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(from: control)
      if isOpen { update() }
    } else {
      dismiss()
      action.perform(from: control)
    }
  }

  /// Closes the menu without choosing.
  func dismiss(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    controller?.release()
    for element in root.allDeferred { element.forgetIfUncached() }
    if overlay.isFirstResponder {
      overlay.resignFirstResponder()
      formerResponder?.becomeFirstResponder()
    }
    overlay.disappear(animated: animated)
    control?.menuDidClose(self)
  }

  // MARK: The finger that opened the menu

  func fingerMoved(_ touch: UITouch) {
    let point = touch.location(in: overlay.card.list)
    let row = overlay.card.list.row(at: point)
    if row != nil { hasEntered = true }
    overlay.card.list.highlight(row)
  }

  func fingerEnded(_ touch: UITouch) {
    guard hasEntered else { return }
    fingerMoved(touch)
    overlay.card.list.chooseHighlighted()
  }
}
