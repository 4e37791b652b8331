/// How a bar button's title looks in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }

  var onChange: (() -> Void)?
}

/// How bar buttons look in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  /// Called after a change, by the bar appearance that holds this one.
  var onChange: (() -> Void)?

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
    for state in [normal, highlighted, disabled] {
      state.onChange = { [weak self] in self?.onChange?() }
    }
  }

  public override convenience init() {
    self.init(style: .plain)
  }

  /// Takes back all attributes and gives those of `style`.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
    if style == .done {
      normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
    }
  }

  func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .disabled: disabled
    case .highlighted: highlighted
    default: normal
    }
  }

  func adopt(_ other: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}
