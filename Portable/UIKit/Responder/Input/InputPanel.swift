/// Shows what the first responder of a scene is typed into with: the keyboard, or the responder's own
/// input view, with the accessory view above.
@MainActor final class InputPanel {
  /// What is shown together.
  private struct Content: Equatable {
    var accessory: UIView?
    var input: UIView?
    var keyboard: UIKeyboardType?

    var isEmpty: Bool { accessory == nil && input == nil && keyboard == nil }

    static func == (first: Content, second: Content) -> Bool {
      first.accessory === second.accessory && first.input === second.input
        && first.keyboard == second.keyboard
    }
  }

  /// Seconds that the panel takes to come and to go.
  private static let duration: TimeInterval = 0.25

  private weak var scene: UIWindowScene?
  private var window: InputWindow?
  private var content = Content()
  private var height: CGFloat = 0
  /// Above zero, a change of the first responder is under way, whose end alone counts.
  private var suspensions = 0

  init(scene: UIWindowScene) { self.scene = scene }

  /// Handles several changes of the first responder as one.
  func whileChanging<Result>(_ change: () -> Result) -> Result {
    suspensions += 1
    let result = change()
    suspensions -= 1
    update()
    return result
  }

  /// Shows what the first responder asks for now.
  ///
  /// - Parameter isReloading: Whether the same views are measured again.
  func update(isReloading: Bool = false) {
    guard suspensions == 0, let scene else { return }
    let responder = scene.keyWindow?.currentFirstResponder
    let new = desiredContent(of: responder)
    if !new.isEmpty { supply(by: responder) }
    guard new != content || isReloading && !new.isEmpty else { return }
    content = new
    show(suppliedBy: responder, in: scene)
  }

  /// Follows a new size of the scene.
  func sceneDidResize() {
    guard !content.isEmpty, let scene else { return }
    show(suppliedBy: scene.keyWindow?.currentFirstResponder, in: scene)
  }

  /// Takes the panel away at once.
  func close() {
    window?.isHidden = true
    window?.windowScene = nil
    window = nil
    content = Content()
    height = 0
  }

  // MARK: Content

  private func desiredContent(of responder: UIResponder?) -> Content {
    guard let responder, let scene else { return Content() }
    var content = Content(
      accessory: responder.supplied(\.inputAccessoryView), input: responder.supplied(\.inputView))
    if content.input == nil, !scene.screen.hasHardwareKeyboard, responder.takesTypedText {
      content.keyboard = (responder as? any UITextInputTraits)?.keyboardType ?? .default
    }
    return content
  }

  // MARK: Coming and going

  private func show(suppliedBy responder: UIResponder?, in scene: UIWindowScene) {
    let bounds = scene.sceneBounds
    let old = height > 0 ? frame(in: bounds, height: height) : nil
    guard !content.isEmpty else {
      height = 0
      hide(from: old, in: scene)
      return
    }
    let window = window ?? InputWindow(windowScene: scene)
    self.window = window
    let container = window.container
    supply(by: responder)
    container.show(
      accessory: content.accessory, input: content.input, keyboard: content.keyboard,
      in: window)
    height = container.fittingHeight(in: window)
    let new = frame(in: bounds, height: height)
    window.isHidden = false
    if old == nil { container.frame = new.offsetBy(dx: 0, dy: new.height) }
    container.layoutIfNeeded()
    scene.screen.moveKeyboard(from: old, to: new, duration: Self.duration)
    UIView.animate(withDuration: Self.duration) {
      container.frame = new
      container.layoutIfNeeded()
    }
  }

  /// Lets the chain of responders in the panel go on with the one that supplied the views.
  ///
  /// That is not the first responder where it is in the panel itself.
  private func supply(by responder: UIResponder?) {
    guard let container = window?.container else { return }
    if let view = responder as? UIView, view.isDescendant(of: container) { return }
    container.supplier = responder
  }

  private func hide(from old: CGRect?, in scene: UIWindowScene) {
    scene.screen.moveKeyboard(from: old, to: nil, duration: Self.duration)
    guard let window else { return }
    UIView.animate(withDuration: Self.duration) {
      window.container.frame.origin.y = window.bounds.maxY
    } completion: { [weak self] _ in
      guard let self, self.content.isEmpty, self.window === window else { return }
      window.container.removeContent()
      window.isHidden = true
    }
  }

  private func frame(in bounds: CGRect, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIResponder {
  /// The first view that this responder, or one after it in the chain, supplies.
  fileprivate func supplied(_ view: KeyPath<UIResponder, UIView?>) -> UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let supplied = current[keyPath: view] { return supplied }
      responder = current.next
    }
    return nil
  }

  /// Whether keys typed while this is first responder end up in it.
  final var takesTypedText: Bool {
    self is any UIKeyInput && (self as? UITextView)?.isEditable ?? true
  }
}

extension UIScreen {
  /// Whether the device has a keyboard with keys of its own, so that none comes up on the screen.
  package var hasHardwareKeyboard: Bool {
    get { storedHasHardwareKeyboard }
    set {
      guard newValue != storedHasHardwareKeyboard else { return }
      storedHasHardwareKeyboard = newValue
      for case let scene as UIWindowScene in UIApplication.shared.scenes where scene.screen === self
      {
        scene.inputPanel.update()
      }
    }
  }
}
