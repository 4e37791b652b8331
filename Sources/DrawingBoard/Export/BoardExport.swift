import CoreGraphics
import Foundation
import UIKit

/// A snapshot of a drawing, which makes images and files of it away from the main thread.
///
/// ``DrawingBoardControl/export(includesBackground:)`` copies the pixels; later strokes do not change
/// the snapshot. Each method runs on another thread and draws in bands. Cancel its task to stop it
/// between two of them.
///
///     guard let export = board.export() else { return }
///     let file = try await export.pngData(scale: 3) { part in
///       Task { @MainActor in progressView.progress = Float(part) }
///     }
public struct BoardExport: Sendable {
  /// A closure that receives the completed part of an export, from 0 to 1, in increasing order.
  ///
  /// It is called on the thread of the export. The last call, with 1, comes before the method returns.
  public typealias ProgressHandler = @Sendable (Double) -> Void

  let pixels: BoardPixels
  let background: BoardBackground

  /// The steps of the drawing; `nil` when the pixels are all that is known.
  let source: VectorSource?

  /// The active stroke as far as it has been drawn; `nil` without one.
  let activeStroke: StrokeElement?

  /// Creates a snapshot of a canvas on a background.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - background: The background. Default: a transparent one.
  ///   - stack: The history that the canvas shows. Default `nil`: vectors are not known.
  init(
    canvas: BoardCanvas, background: BoardBackground = BoardBackground(), stack: ImageStack? = nil
  ) {
    pixels = BoardPixels(copying: canvas)
    self.background = background
    source = stack?.vectorSource()
    // Other brushes draw at the end of a stroke.
    activeStroke =
      canvas.isCapturing
      ? canvas.session.flatMap {
        $0.brush is any FreehandBrush && $0.stroke.elements == nil ? $0.element : nil
      } : nil
  }

  /// Creates a snapshot of a canvas and its history on a transparent background.
  package init(canvas: BoardCanvas, stack: ImageStack) {
    self.init(canvas: canvas, background: BoardBackground(), stack: stack)
  }

  /// The size of the picture in points.
  public var size: CGSize { pixels.bounds.size }

  /// The color space of the picture, of its images and of its files.
  public var colorSpace: BoardColorSpace { pixels.colorSpace }

  /// Returns the picture on its background.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels on each side of a point. Default `nil`: that of the board, at
  ///     which every pixel is as it was drawn. A value that is not finite or not positive counts as
  ///     `nil`. The image has at least one pixel and no side longer than 16,384.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: An image with the scale; `nil` if memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func image(
    scale: CGFloat? = nil, progress: ProgressHandler? = nil
  ) async throws -> UIImage? {
    guard let image = try render(scale: scale, progress: progress) else { return nil }
    progress?(1)
    let pointScale = CGFloat(image.width) / pixels.bounds.width
    return UIImage(cgImage: image, scale: pointScale, orientation: .up)
  }

  /// Returns the picture over the photo that is the image of the background, with all pixels of the
  /// photo and in its color space.
  ///
  /// The strokes are scaled to the photo. The result has the parts of the photo that the board does
  /// not show, and lacks the parts of the board that the photo does not cover. If the image is tiled,
  /// the first tile counts. To keep the metadata of a photo use
  /// ``photoData(over:quality:progress:)``.
  ///
  /// - Parameter progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if the background has no image, or memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func imageOverPhoto(progress: ProgressHandler? = nil) async throws -> UIImage? {
    let rect = background.imageRect(in: pixels.bounds)
    guard let photo = background.image, !rect.isEmpty else { return nil }
    let placement = PhotoPlacement(width: photo.width, height: photo.height, rect: rect)
    let image = try render(over: photo, placement: placement, progress: progress)
    progress?(1)
    return image.map { UIImage(cgImage: $0) }
  }
}

/// A copy of the pixels of a board, which can be sent to another thread.
struct BoardPixels: Sendable {
  let size: PixelSize
  let scale: CGFloat
  let colorSpace: BoardColorSpace
  private let bytesPerRow: Int
  private let data: Data

  /// Copies the current pixels.
  ///
  /// It costs one copy of the bitmap's memory.
  init(copying canvas: BoardCanvas) {
    size = canvas.size
    scale = canvas.scale
    colorSpace = canvas.colorSpace
    bytesPerRow = canvas.memory.bytesPerRow
    data = Data(bytes: canvas.memory.base, count: canvas.memory.bytesPerRow * canvas.size.height)
  }

  /// The bounds of the picture in points.
  var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// Returns the picture as an image, which shares the memory; `nil` if memory is short.
  func image() -> CGImage? {
    guard let space = colorSpace.cgColorSpace, let provider = CGDataProvider(data: data as CFData)
    else { return nil }
    return CGImage(
      width: size.width, height: size.height, bitsPerComponent: 8,
      bitsPerPixel: Tile.bytesPerPixel * 8, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: BoardMemory.bitmapInfo), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }
}
