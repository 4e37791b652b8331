import QuartzCore

/// What a renderer's drawing actions get: the context and shortcuts for it.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills with the current fill color.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame just inside the rectangle in the current stroke color.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Intersects the clip with the rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Makes images by drawing.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  /// The area drawn, whose origin lies at the image's upper left corner.
  package let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = (format.copy() as? UIGraphicsRendererFormat) ?? format
    self.format.bounds = bounds
    super.init()
  }
}

/// Makes bitmaps by drawing; the drawing goes to the current context, too.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// The drawing that makes an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    resolveScale()
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
    resolveScale()
  }

  /// Runs the actions and returns the image; for an empty size the actions do not run and the image
  /// is empty.
  open func image(actions: DrawingActions) -> UIImage {
    draw(actions)?.currentImage ?? UIImage()
  }

  /// Runs the actions and returns the image as PNG data.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs the actions and returns the image as JPEG data over white.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    let imageFormat = format as? UIGraphicsImageRendererFormat
    guard
      let context = ImageBitmap.context(
        size: bounds.size, scale: imageFormat?.scale ?? 1, opaque: imageFormat?.opaque ?? false,
        isExtended: imageFormat?.isExtended ?? false)
    else {
      PortableLog.report(
        "UIGraphicsImageRenderer: invalid size \(bounds.width)×\(bounds.height)")
      return nil
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext
  }

  private func resolveScale() {
    guard let format = format as? UIGraphicsImageRendererFormat, format.scale <= 0 else { return }
    format.scale = ScreenScale.current
  }
}
