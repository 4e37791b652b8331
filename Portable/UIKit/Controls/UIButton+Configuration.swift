extension UIButton {
  /// The look of a button as a value.
  public struct Configuration: Hashable {
    /// How large a button with default insets is.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// How title and subtitle line up.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// Where the corner radius comes from.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    enum Style: Hashable {
      case plain
      case tinted
      case gray
      case filled
    }

    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet { if usesDefaultInsets { setDefaultContentInsets() } }
    }

    /// The color of title and image; nil leaves it to the style.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether a spinning indicator stands in place of the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    public var contentInsets: NSDirectionalEdgeInsets {
      didSet { usesDefaultInsets = false }
    }

    /// The edge of the title at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic

    /// Whether being selected changes the look.
    public var automaticallyUpdateForSelection = true

    var style: Style
    private var usesDefaultInsets = true

    init(style: Style) {
      self.style = style
      background = UIBackgroundConfiguration()
      background.cornerRadius = 5.95
      contentInsets = Self.defaultInsets(for: .medium)
    }

    @preconcurrency @MainActor public static func plain() -> Configuration {
      Configuration(style: .plain)
    }
    @preconcurrency @MainActor public static func tinted() -> Configuration {
      Configuration(style: .tinted)
    }
    @preconcurrency @MainActor public static func gray() -> Configuration {
      Configuration(style: .gray)
    }
    @preconcurrency @MainActor public static func filled() -> Configuration {
      Configuration(style: .filled)
    }
    @preconcurrency @MainActor public static func bordered() -> Configuration { gray() }
    @preconcurrency @MainActor public static func borderedProminent() -> Configuration { filled() }

    /// Goes back to the insets of the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.defaultInsets(for: buttonSize)
      usesDefaultInsets = true
    }

    /// The configuration as it looks on `button` in its present state.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      ButtonConfigurationColors(configuration: self, button: button).applied()
    }

    private static func defaultInsets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    // MARK: Comparing

    // Functions cannot be compared: two configurations with transformers differ.
    public static func == (a: Configuration, b: Configuration) -> Bool {
      a.hasNoTransformer && b.hasNoTransformer && a.style == b.style
        && a.background == b.background && a.cornerStyle == b.cornerStyle
        && a.buttonSize == b.buttonSize && a.baseForegroundColor == b.baseForegroundColor
        && a.baseBackgroundColor == b.baseBackgroundColor && a.image == b.image
        && a.preferredSymbolConfigurationForImage == b.preferredSymbolConfigurationForImage
        && a.showsActivityIndicator == b.showsActivityIndicator && a.hasSameText(as: b)
        && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement
        && a.imagePadding == b.imagePadding
        && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
    }

    private func hasSameText(as other: Configuration) -> Bool {
      title == other.title && attributedTitle == other.attributedTitle
        && titleLineBreakMode == other.titleLineBreakMode && subtitle == other.subtitle
        && attributedSubtitle == other.attributedSubtitle
        && subtitleLineBreakMode == other.subtitleLineBreakMode
        && titlePadding == other.titlePadding && titleAlignment == other.titleAlignment
    }

    private var hasNoTransformer: Bool {
      imageColorTransformer == nil && activityIndicatorColorTransformer == nil
        && titleTextAttributesTransformer == nil && subtitleTextAttributesTransformer == nil
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(cornerStyle)
      hasher.combine(buttonSize)
      hasher.combine(background)
    }
  }
}
