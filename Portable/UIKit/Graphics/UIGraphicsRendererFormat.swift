import QuartzCore

/// How a graphics renderer makes its context.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer that uses this format.
  open internal(set) var bounds = CGRect.zero

  public override required init() {
    super.init()
  }

  open class func `default`() -> Self {
    Self()
  }

  /// The format that suits the current screen.
  open class func preferred() -> Self {
    Self()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// How an image renderer makes its bitmap.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of the colors that a bitmap can hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    /// Wide color for a display that has it.
    case automatic = 0
    /// Wide color.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }

  /// Pixels per point; 0 takes the screen's scale. By default the current traits' display scale.
  open var scale: CGFloat = ScreenScale.current
  /// Whether the bitmap starts as opaque black instead of clear. Default false.
  open var opaque = false
  /// The range of the colors that the bitmap can hold. Default automatic.
  open var preferredRange = Range.automatic

  private var displayGamut = UITraitCollection.current.displayGamut

  /// A Boolean value that indicates whether the bitmap holds wide color.
  var isExtended: Bool {
    switch preferredRange {
    case .extended: true
    case .standard: false
    case .automatic, .unspecified: displayGamut == .P3
    }
  }

  public required init() {
    super.init()
  }

  /// A format with the traits' display scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    displayGamut = traitCollection.displayGamut
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
      format.displayGamut = displayGamut
    }
    return copy
  }
}
