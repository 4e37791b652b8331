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
  /// Pixels per point; 0 takes the screen's scale. By default the current traits' display scale.
  open var scale: CGFloat = ScreenScale.current
  /// Whether the bitmap starts as opaque black instead of clear. Default false.
  open var opaque = false

  public required init() {
    super.init()
  }

  /// A format with the traits' display scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
    }
    return copy
  }
}
