import QuartzCore

/// A color with its opacity, possibly one that depends on the traits it is used under.
///
/// Sendable without checks because every stored value is set once, in an initializer, and a dynamic
/// provider has to be callable from any thread, as Apple's has.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  enum Storage {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case pattern(UIImage)
    case dynamic(name: String?, provider: (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// A gray; values outside 0…1 are kept, as they name colors outside sRGB.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .gray(white: white, alpha: Self.clampedAlpha(alpha))
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: Self.clampedAlpha(alpha))
    super.init()
  }

  /// The color of a literal, in sRGB.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A color from hue, saturation and brightness, each clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueSaturationBrightness(
      hue: hue, saturation: saturation, brightness: brightness
    ).rgb
    storage = .rgb(
      red: color.red, green: color.green, blue: color.blue, alpha: Self.clampedAlpha(alpha))
    super.init()
  }

  /// A Display P3 color, kept as extended sRGB: components may lie outside 0…1.
  public init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = DisplayP3.extendedSRGB(red: displayP3Red, green: green, blue: blue)
    storage = .rgb(
      red: color.red, green: color.green, blue: color.blue, alpha: Self.clampedAlpha(alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    var color = cgColor
    if let space = cgColor.colorSpace, space.isWideGamutRGB,
      let extended = CGColorSpace(name: CGColorSpace.extendedSRGB)
    {
      color = cgColor.converted(to: extended, intent: .defaultIntent, options: nil) ?? cgColor
    }
    let components = color.components ?? []
    switch components.count {
    case 4...:
      storage = .rgb(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case 2...3:
      storage = .gray(white: components[0], alpha: components[components.count - 1])
    default:
      storage = .gray(white: 0, alpha: cgColor.alpha)
    }
    super.init()
  }

  /// A color that repeats `patternImage` where it is the background of a view or layer; whatever is
  /// drawn with it elsewhere has the picture's average color.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  /// A color that asks `dynamicProvider` each time it is resolved for a trait collection.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(name: nil, provider: dynamicProvider)
    super.init()
  }

  /// Always nil: named colors live in asset catalogs, which exist only on Apple platforms.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Always nil: named colors live in asset catalogs, which exist only on Apple platforms.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    PortableLog.note(
      "UIColor(named: \"\(name)\"): there are no asset catalogs here; the color is nil")
    return nil
  }

  // MARK: Copying and coding

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    if let name = coder.string(ifPresent: "UISystemColorName"),
      let color = UIColor.systemColor(named: name)
    {
      storage = color.storage
    } else if coder.containsValue(forKey: "UIWhite") {
      storage = .gray(
        white: coder.decodeDouble(forKey: "UIWhite"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
    } else if coder.containsValue(forKey: "UIRed") {
      storage = .rgb(
        red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
        blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
    } else {
      return nil
    }
    super.init()
  }

  /// Writes the components; a system color is written by name, another dynamic color as it
  /// resolves now, a pattern not at all.
  open func encode(with coder: NSCoder) {
    switch storage {
    case .gray(let white, let alpha):
      coder.encode(Double(white), forKey: "UIWhite")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    case .rgb(let red, let green, let blue, let alpha):
      coder.encode(Double(red), forKey: "UIRed")
      coder.encode(Double(green), forKey: "UIGreen")
      coder.encode(Double(blue), forKey: "UIBlue")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    case .dynamic(let name?, _):
      coder.encode(name as NSString, forKey: "UISystemColorName")
    case .dynamic(nil, _):
      resolvedColor(with: .current).encode(with: coder)
    case .pattern:
      PortableLog.report("UIColor: a pattern color cannot be archived")
    }
  }

  // MARK: Equality

  /// Equal when both are of the same kind with the same components: a gray never equals an RGB
  /// color, and a dynamic color equals only itself or the system color of the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (
      .rgb(let red, let green, let blue, let alpha),
      .rgb(let otherRed, let otherGreen, let otherBlue, let otherAlpha)
    ):
      return red == otherRed && green == otherGreen && blue == otherBlue && alpha == otherAlpha
    case (.pattern(let image), .pattern(let otherImage)):
      return image === otherImage
    case (.dynamic(let name?, _), .dynamic(let otherName?, _)):
      return name == otherName
    default:
      return false
    }
  }

  open override var hash: Int {
    var hasher = Hasher()
    switch storage {
    case .gray(let white, let alpha):
      hasher.combine(white)
      hasher.combine(alpha)
    case .rgb(let red, let green, let blue, let alpha):
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    case .pattern(let image):
      hasher.combine(ObjectIdentifier(image))
    case .dynamic(let name?, _):
      hasher.combine(name)
    case .dynamic(nil, _):
      hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  open override var description: String {
    switch storage {
    case .gray(let white, let alpha):
      "UIExtendedGrayColorSpace \(white) \(alpha)"
    case .rgb(let red, let green, let blue, let alpha):
      "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
    case .pattern:
      "UIPatternColor"
    case .dynamic(let name, _):
      "UIDynamicColor \(name ?? "provider")"
    }
  }

  private static func clampedAlpha(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }
}

/// The type of a color literal that has no other.
public typealias _ColorLiteralType = UIColor
