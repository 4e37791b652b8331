import QuartzCore

extension UIImage {
  /// Size in points, upright.
  public var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let symbol): return symbol.size
    case .bitmap(let image):
      let width = CGFloat(image.width) / attributes.scale
      let height = CGFloat(image.height) / attributes.scale
      return attributes.orientation.swapsSides
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// The pixels as stored; a symbol is rendered at `scale` in black, or in its tint.
  public var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .bitmap(let image):
      attributes.tint == nil ? image : rendering(tint: nil, scale: scale, isRightToLeft: false)
    case .symbol: rendering(tint: nil, scale: scale, isRightToLeft: false)
    }
  }

  public var scale: CGFloat { attributes.scale }

  public var imageOrientation: UIImage.Orientation { attributes.orientation }

  public var renderingMode: UIImage.RenderingMode { attributes.renderingMode }

  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  public var capInsets: UIEdgeInsets { attributes.capInsets }

  public var resizingMode: UIImage.ResizingMode { attributes.resizingMode }

  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    if case .symbol(let symbol) = content { symbol.configuration } else { nil }
  }

  /// The mean color, standing in for a pattern where only one color can be given.
  var averageColor: CGColor {
    let pixel = CGSize(width: 1, height: 1)
    guard let context = ImageBitmap.context(size: pixel, scale: 1, opaque: false) else {
      return CGColor(gray: 0, alpha: 0)
    }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: pixel))
    UIGraphicsPopContext()
    return context.withPixels { bytes, _ in
      let alpha = CGFloat(bytes[3]) / 255
      guard alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
      return CGColor(
        srgbRed: CGFloat(bytes[2]) / 255 / alpha, green: CGFloat(bytes[1]) / 255 / alpha,
        blue: CGFloat(bytes[0]) / 255 / alpha, alpha: alpha)
    }
  }
}

extension UIImage.Orientation {
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Takes an upright rectangle of `size` (y down) to where the stored pixels are drawn upright.
  func transform(for size: CGSize) -> CGAffineTransform {
    let width = size.width
    let height = size.height
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    }
  }
}
