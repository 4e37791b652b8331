import QuartzCore

extension UIColor {
  /// The color as Core Graphics has it; a dynamic color is resolved for the current traits.
  public var cgColor: CGColor {
    switch storage {
    case .gray(let white, let alpha):
      CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    case .pattern(let image):
      image.cgImage.map {
        CGColor(tile: ColorTile($0, size: image.size), average: image.averageColor)
      }
        ?? image.averageColor
    case .dynamic:
      resolvedColor(with: .current).cgColor
    }
  }

  /// The color for these traits; a color that is not dynamic returns itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may answer with another dynamic color; eight levels end a provider that answers
    // with itself.
    for _ in 0..<8 {
      guard case .dynamic(_, let provider) = color.storage else { return color }
      color = provider(traitCollection)
    }
    PortableLog.report("UIColor: a dynamic provider keeps answering with dynamic colors")
    return .clear
  }

  /// The same color with another opacity; a dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .gray(let white, _):
      return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern:
      return UIColor(cgColor: cgColor).withAlphaComponent(alpha)
    case .dynamic(_, let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the sRGB components. False, writing nothing, for a pattern color.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = components else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness. False, writing nothing, for a pattern color.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = components else { return false }
    let value = HueSaturationBrightness(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// The extended sRGB components, resolved for the current traits; nil for a pattern.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    switch storage {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .pattern: nil
    case .dynamic: resolvedColor(with: .current).components
    }
  }
}

extension UIColor {
  /// Makes this the fill and the stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill color of the current context; without a context nothing happens.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke color of the current context; without a context nothing happens.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
