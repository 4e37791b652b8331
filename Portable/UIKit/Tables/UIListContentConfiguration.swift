/// The content of a list row: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where a text stands.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false

    /// The style whose size the font follows; nil for a font set from outside.
    var textStyle: UIFont.TextStyle?
    var weight: UIFont.Weight?

    init(_ textStyle: UIFont.TextStyle, color: UIColor, weight: UIFont.Weight? = nil) {
      self.textStyle = textStyle
      self.weight = weight
      self.color = color
      font = Self.font(textStyle, weight: weight, traits: nil)
    }

    static func font(
      _ style: UIFont.TextStyle, weight: UIFont.Weight?, traits: UITraitCollection?
    ) -> UIFont {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      guard let weight else { return font }
      return .systemFont(ofSize: font.pointSize, weight: weight)
    }

    /// The font in an environment; one set from outside is left alone.
    func font(for traits: UITraitCollection) -> UIFont {
      guard let textStyle, adjustsFontForContentSizeCategory,
        font == Self.font(textStyle, weight: weight, traits: nil)
      else { return font }
      return Self.font(textStyle, weight: weight, traits: traits)
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// The color of a template image; nil is the tint color.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0

    /// A zero side does not limit.
    public var maximumSize = CGSize.zero

    /// The room kept for the image; a zero side follows the image.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
      a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
        && a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// Whether the texts stand side by side when there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The width of a column in which the text ends and beside which the secondary text begins.
  var nameColumn: CGFloat?

  init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    if state.isOff {
      updated.textProperties.color = .tertiaryLabel
      updated.secondaryTextProperties.color = .tertiaryLabel
    }
    return updated
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
  }
}
