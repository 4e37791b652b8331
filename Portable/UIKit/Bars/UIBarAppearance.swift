/// The background of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundEffect: UIBlurEffect? {
    didSet { appearanceDidChange() }
  }

  open var backgroundColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  open var backgroundImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { appearanceDidChange() }
  }

  /// The color of the hairline at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  public let idiom: UIUserInterfaceIdiom

  /// Called after a change, by the bar that holds the appearance.
  var onChange: (() -> Void)?

  /// An appearance with the default background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// A copy of the properties that both have.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    adopt(barAppearance)
  }

  func adopt(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
  }

  // Each class makes a copy of its own kind.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Appearances belong to the main actor; so does everyone who copies one.
    MainActor.assumeIsolated { SendableAppearance(appearance: duplicate()) }.appearance
  }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.hairline
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.hairline
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  func appearanceDidChange() {
    onChange?()
  }

  /// Has `handler` called after every change, those of button appearances included.
  func observe(_ handler: @escaping () -> Void) {
    onChange = handler
  }

  private static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

// Never leaves the main actor: carries a copy out of the block that made it.
private struct SendableAppearance: @unchecked Sendable {
  let appearance: UIBarAppearance
}

extension Dictionary {
  /// The dictionary, or nil when it is empty.
  var nonempty: Self? { isEmpty ? nil : self }
}
