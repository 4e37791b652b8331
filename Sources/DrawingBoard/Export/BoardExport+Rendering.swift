import UIKit

extension BoardExport {
  /// The longest side of an image, in pixels, that graphics processors can show.
  private static let largestSide: CGFloat = 16_384

  /// The number of rows that are drawn between two checks for cancellation.
  static let bandHeight = 256

  /// The part of an export that drawing takes; encoding takes the rest.
  private static let drawingShare = 0.7

  /// Draws the picture on its background; on white if it must be opaque.
  func render(
    scale: CGFloat?, isOpaque: Bool = false, progress: ProgressHandler?
  ) throws -> CGImage? {
    let strokes = pixels.image()
    return try render(scale: scale, isOpaque: isOpaque, progress: progress) {
      drawStrokes(strokes, in: $0)
    }
  }

  /// Draws strokes on the background, as ``render(scale:isOpaque:progress:)`` does; `drawStrokes` draws
  /// those of a band, in points of the board.
  func render(
    scale: CGFloat?, isOpaque: Bool = false, progress: ProgressHandler?,
    _ drawStrokes: (CGContext) -> Void
  ) throws -> CGImage? {
    let bounds = pixels.bounds
    let wanted = scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? pixels.scale
    let scale = min(wanted, Self.largestSide / max(bounds.width, bounds.height))
    let width = max(Int((bounds.width * scale).rounded()), 1)
    let height = max(Int((bounds.height * scale).rounded()), 1)
    return try drawBands(
      width: width, height: height, colorSpace: pixels.colorSpace.cgColorSpace, progress: progress
    ) { context in
      context.scaleBy(x: CGFloat(width) / bounds.width, y: CGFloat(height) / bounds.height)
      if isOpaque {
        context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        context.fill(bounds)
      }
      context.interpolationQuality = .high
      background.draw(in: bounds, context: context)
      drawStrokes(context)
    }
  }

  /// Draws the strokes over a photo, in the photo's own pixels.
  func render(
    over photo: CGImage, placement: PhotoPlacement, progress: ProgressHandler?
  ) throws -> CGImage? {
    let strokes = pixels.image()
    let bounds = CGRect(x: 0, y: 0, width: photo.width, height: photo.height)
    return try drawBands(
      width: photo.width, height: photo.height, colorSpace: photo.colorSpace, progress: progress
    ) { context in
      context.drawUpright(photo, in: bounds)
      context.concatenate(placement.boardToPhoto)
      drawStrokes(strokes, in: context)
    }
  }

  /// Draws the strokes, without background, in points of the board.
  func drawStrokes(_ strokes: CGImage?, in context: CGContext) {
    guard let strokes else { return }
    context.interpolationQuality = .high
    context.drawUpright(strokes, in: pixels.bounds)
  }

  /// Draws a bitmap band by band.
  ///
  /// Edges of bands lie between pixels, so that the result is that of drawing all at once.
  private func drawBands(
    width: Int, height: Int, colorSpace: CGColorSpace?, progress: ProgressHandler?,
    _ draw: (CGContext) -> Void
  ) throws -> CGImage? {
    try Task.checkCancellation()
    guard let context = CGContext.bitmap(width: width, height: height, colorSpace: colorSpace)
    else { return nil }
    for top in stride(from: 0, to: height, by: Self.bandHeight) {
      try Task.checkCancellation()
      let bottom = min(top + Self.bandHeight, height)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: top, width: width, height: bottom - top))
      draw(context)
      context.restoreGState()
      progress?(Double(bottom) / Double(height) * Self.drawingShare)
    }
    try Task.checkCancellation()
    return context.makeImage()
  }
}
