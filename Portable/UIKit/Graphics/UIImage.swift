import QuartzCore

/// A picture: a bitmap, or a symbol drawn from outlines.
///
/// Sendable without checks because what it shows never changes after an initializer has run; the
/// cache of rendered symbols guards itself.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  enum Content {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolImage)
  }

  /// Everything about an image except what it shows.
  struct Attributes {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var flipsForRightToLeft = false
    var tint: UIColor?
    var isResizable = false
  }

  let content: Content
  let attributes: Attributes
  let renderings = RenderedImageCache()

  init(content: Content, attributes: Attributes) {
    self.content = content
    self.attributes = attributes
    super.init()
  }

  /// An image of size zero that shows nothing.
  public override init() {
    content = .empty
    attributes = Attributes()
    super.init()
  }

  public init(cgImage: CGImage) {
    content = .bitmap(cgImage)
    attributes = Attributes()
    super.init()
  }

  /// An image of `cgImage` at `scale` pixels per point; a scale of 0 or less counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .bitmap(cgImage)
    attributes = Attributes(scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  // MARK: Coding

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    if let name = coder.string(ifPresent: "UISystemName"),
      let symbol = SymbolImage(name: name, configuration: nil, traits: .current)
    {
      content = .symbol(symbol)
    } else if let data = coder.object(NSData.self, ifPresent: "UIPNGData") as Data?,
      let image = CGImage(pngData: data)
    {
      content = .bitmap(image)
    } else {
      return nil
    }
    var attributes = Attributes()
    attributes.scale = max(1, coder.decodeDouble(forKey: "UIScale"))
    attributes.orientation =
      Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    attributes.renderingMode =
      RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    self.attributes = attributes
    super.init()
  }

  /// Writes a symbol by name and a bitmap as PNG data.
  open func encode(with coder: NSCoder) {
    switch content {
    case .symbol(let symbol): coder.encode(symbol.name as NSString, forKey: "UISystemName")
    case .bitmap(let image):
      guard let data = image.pngData() else { return }
      coder.encode(data as NSData, forKey: "UIPNGData")
    case .empty: return
    }
    coder.encode(Double(attributes.scale), forKey: "UIScale")
    coder.encode(attributes.orientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(attributes.renderingMode.rawValue, forKey: "UIRenderingMode")
  }

  // MARK: Equality

  /// Equal when both show the same bitmap, or the same symbol, in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard attributes == other.attributes else { return false }
    switch (content, other.content) {
    case (.empty, .empty): return true
    case (.bitmap(let image), .bitmap(let otherImage)): return image === otherImage
    case (.symbol(let symbol), .symbol(let otherSymbol)): return symbol == otherSymbol
    default: return false
    }
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(attributes.scale)
    switch content {
    case .empty: break
    case .bitmap(let image): hasher.combine(ObjectIdentifier(image))
    case .symbol(let symbol): hasher.combine(symbol.name)
    }
    return hasher.finalize()
  }

  open override var description: String {
    let name =
      if case .symbol(let symbol) = content { "symbol(system: \(symbol.name)) " } else { "" }
    return "<UIImage: \(name)size {\(size.width), \(size.height)} scale \(scale)>"
  }
}

extension UIImage {
  /// How the pixels must be turned to be upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether an image shows its own colors or is a stencil for the tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its room.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

extension UIImage.Attributes: Equatable {}
