import QuartzCore

/// The window of a scene's keyboard, above every other.
final class InputWindow: UIWindow {
  let container = InputContainerView(frame: .zero)

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  /// The window whose first responder the panel is for.
  var servedWindow: UIWindow? { container.supplier?.hostWindow }

  override var canBecomeKey: Bool { false }

  // Touches beside the keyboard are for the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// Holds the accessory view above the input view or the keyboard.
final class InputContainerView: UIView {
  /// The responder after those in the container: the one that supplied the views.
  weak var supplier: UIResponder?

  private var accessory: UIView?
  private var input: UIView?
  /// Whether `input` is the keyboard of the system.
  private var isKeyboard = false
  private var inputHeight: CGFloat = 0
  private var accessoryHeight: CGFloat = 0

  override var next: UIResponder? { supplier ?? super.next }

  func show(accessory: UIView?, input: UIView?, keyboard: UIKeyboardType?, in window: UIWindow) {
    let new = keyboard.map { KeyboardView(type: $0) } ?? input
    if self.accessory !== accessory { self.accessory?.removeFromContainer(self) }
    if self.input !== new { self.input?.removeFromContainer(self) }
    self.accessory = accessory
    self.input = new
    isKeyboard = keyboard != nil
    for view in [new, accessory] {
      if let view, view.superview !== self { addSubview(view) }
    }
    backgroundColor = isKeyboard || input != nil ? KeyboardView.background : nil
    measure(in: window)
    setNeedsLayout()
  }

  func removeContent() {
    accessory?.removeFromContainer(self)
    input?.removeFromContainer(self)
    accessory = nil
    input = nil
    isKeyboard = false
  }

  func fittingHeight(in window: UIWindow) -> CGFloat {
    measure(in: window)
    return accessoryHeight + inputHeight + bottomInset(of: window)
  }

  // The keyboard of the system includes the safe area.
  private func bottomInset(of window: UIWindow) -> CGFloat {
    isKeyboard ? 0 : window.safeAreaInsets.bottom
  }

  private func measure(in window: UIWindow) {
    accessoryHeight = accessory.map { height(of: $0, width: window.bounds.width) } ?? 0
    if let keyboard = input as? KeyboardView, isKeyboard {
      inputHeight = keyboard.height(in: window)
    } else {
      inputHeight = input.map { height(of: $0, width: window.bounds.width) } ?? 0
    }
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0 {
      return view.bounds.height
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitting.height, view.intrinsicContentSize.height, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    input?.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
  }
}

extension UIView {
  /// Leaves the container, unless another view has taken this one meanwhile.
  fileprivate func removeFromContainer(_ container: UIView) {
    if superview === container { removeFromSuperview() }
  }
}
