import CoreGraphics

/// A picture of a board to take away: transparent, on its background, or over a photo.
///
/// It reads the canvas when it is asked for something, and changes nothing. A stroke under way is in
/// it as far as it has been drawn.
///
///     let export = BoardExport(canvas: canvas, background: BoardBackground(color: white))
///     let picture = export.image(scale: 3)
///     let file = export.pngData()
public struct BoardExport {
  /// The board.
  public let canvas: BoardCanvas

  /// What the picture lies on.
  ///
  /// Default nothing: transparent.
  public var background: BoardBackground

  /// Makes an export.
  public init(canvas: BoardCanvas, background: BoardBackground = BoardBackground()) {
    self.canvas = canvas
    self.background = background
  }

  /// The picture on its background.
  ///
  /// - Parameter scale: Pixels on each point's side; `nil`, the default, for the canvas's own, at which
  ///   every pixel is as drawn. What is not finite or not positive counts as `nil`. A picture has at
  ///   least one pixel; the scale is limited so that no side is longer than 16,384.
  /// - Returns: `nil` when memory is short.
  public func image(scale: CGFloat? = nil) -> CGImage? {
    picture(scale: scale, under: nil)
  }

  /// The picture over the photo that is the background's image, with all of the photo's pixels.
  ///
  /// The strokes are scaled to the photo. What the board does not show of the photo is in the picture
  /// as well; what the photo does not cover of the board is not. Of tiles the first one counts.
  ///
  /// - Returns: `nil` when the background has no image, or memory is short.
  public func imageOverPhoto() -> CGImage? {
    let rect = background.imageRect(in: canvas.bounds)
    guard let photo = background.image, !rect.isEmpty,
      let context = makeContext(width: photo.width, height: photo.height)
    else { return nil }
    let (width, height) = (CGFloat(photo.width), CGFloat(photo.height))
    context.drawUpright(photo, in: CGRect(x: 0, y: 0, width: width, height: height))
    context.scaleBy(x: width / rect.width, y: height / rect.height)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    drawStrokes(in: context)
    return context.makeImage()
  }

  /// The longest side of a picture, in pixels: what graphics processors can show.
  private static let largestSide: CGFloat = 16_384

  /// The picture on its background, with a colour under both where they are transparent.
  func picture(scale: CGFloat?, under color: CGColor?) -> CGImage? {
    let bounds = canvas.bounds
    let longest = max(bounds.width, bounds.height)
    let asked = scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? canvas.scale
    let scale = min(asked, Self.largestSide / longest)
    let width = max(Int((bounds.width * scale).rounded()), 1)
    let height = max(Int((bounds.height * scale).rounded()), 1)
    guard let context = makeContext(width: width, height: height) else { return nil }
    context.scaleBy(x: CGFloat(width) / bounds.width, y: CGFloat(height) / bounds.height)
    if let color {
      context.setFillColor(color)
      context.fill(bounds)
    }
    context.interpolationQuality = .high
    background.draw(in: bounds, context: context)
    drawStrokes(in: context)
    return context.makeImage()
  }

  /// Draws the board's picture, without its background, in points of the board.
  func drawStrokes(in context: CGContext) {
    guard let image = canvas.image(of: canvas.size.bounds) else { return }
    context.interpolationQuality = .high
    context.drawUpright(image, in: canvas.bounds)
  }

  /// A transparent bitmap, with y pointing down.
  private func makeContext(width: Int, height: Int) -> CGContext? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: BoardMemory.bitmapInfo)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    return context
  }
}
