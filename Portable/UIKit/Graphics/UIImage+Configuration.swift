import QuartzCore

extension UIImage {
  /// How an image is chosen and rendered; parts left unspecified come from elsewhere.
  ///
  /// Sendable without checks because its values never change.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    struct Values: Equatable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: SymbolColors?
      var traitCollection: UITraitCollection?
    }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init()
    }

    /// The traits the image is for; nil when it takes the environment's.
    open var traitCollection: UITraitCollection? { values.traitCollection }

    /// This configuration with the specified parts of another on top.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration?.values else { return self }
      var combined = values
      if other.pointSize != nil || other.textStyle != nil {
        combined.pointSize = other.pointSize
        combined.textStyle = other.textStyle
      }
      if other.weight != .unspecified { combined.weight = other.weight }
      if other.scale != .unspecified { combined.scale = other.scale }
      if let colors = other.colors { combined.colors = colors }
      if let traits = other.traitCollection { combined.traitCollection = traits }
      return replacingValues(combined)
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      var changed = values
      changed.traitCollection = traitCollection
      return replacingValues(changed)
    }

    // Overridden by the subclass, as there is no initializer that every subclass has.
    func make(_ values: Values) -> UIImage.Configuration { UIImage.Configuration(values: values) }

    private func replacingValues(_ values: Values) -> Self { make(values) as? Self ?? self }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIImage.Configuration)?.values == values
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(values.pointSize)
      hasher.combine(values.weight)
      hasher.combine(values.scale)
      return hasher.finalize()
    }
  }

  /// Size, weight and colors of a symbol.
  ///
  /// Sendable without checks because its values never change.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// Specifies nothing.
    public static let unspecified = UIImage.SymbolConfiguration(values: Values())

    public convenience init(pointSize: CGFloat) {
      self.init(values: Values(pointSize: pointSize))
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(values: Values(weight: weight))
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(values: Values(scale: scale))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The size of a text style, which follows the content size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: Values(textStyle: textStyle))
    }

    /// One color for each layer; the last serves the remaining layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: Values(colors: .palette(paletteColors)))
    }

    override func make(_ values: Values) -> UIImage.Configuration {
      UIImage.SymbolConfiguration(values: values)
    }
  }

  /// The stroke weight of a symbol, matching the weights of a font.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The weight nearest to a font's.
    init(_ fontWeight: UIFont.Weight) {
      let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      self =
        weights.min {
          abs($0.0.rawValue - fontWeight.rawValue) < abs($1.0.rawValue - fontWeight.rawValue)
        }?.1 ?? .regular
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}

/// The colors of a symbol's layers.
enum SymbolColors: Equatable {
  case hierarchical(UIColor)
  case palette([UIColor])

  func color(forLayer layer: Int, traits: UITraitCollection) -> CGColor? {
    switch self {
    case .hierarchical(let color):
      let resolved = color.resolvedColor(with: traits).cgColor
      return layer == 0 ? resolved : resolved.copy(alpha: resolved.alpha * 0.45)
    case .palette(let colors):
      guard let last = colors.last else { return nil }
      return (layer < colors.count ? colors[layer] : last).resolvedColor(with: traits).cgColor
    }
  }
}
