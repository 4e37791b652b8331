import ImageIO
import UIKit

extension BoardExport {
  /// Returns the picture on its background as a PNG file, which keeps transparency.
  ///
  /// - Parameters:
  ///   - scale: As for ``image(scale:progress:)``.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func pngData(
    scale: CGFloat? = nil, progress: ProgressHandler? = nil
  ) async throws -> Data? {
    try encode(scale: scale, isOpaque: false, progress: progress) {
      UIImage(cgImage: $0).pngData()
    }
  }

  /// Returns the picture on its background as a JPEG file.
  ///
  /// JPEG has no transparency: transparent pixels lie on white.
  ///
  /// - Parameters:
  ///   - scale: As for ``image(scale:progress:)``.
  ///   - quality: The quality, from 0 for the smallest file to 1. Default 0.9. It is clamped; a value
  ///     that is not a number counts as the default.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func jpegData(
    scale: CGFloat? = nil, quality: CGFloat = 0.9, progress: ProgressHandler? = nil
  ) async throws -> Data? {
    try encode(scale: scale, isOpaque: true, progress: progress) {
      UIImage(cgImage: $0).jpegData(compressionQuality: Self.clamped(quality))
    }
  }

  /// Returns the picture on its background as an HEIC file, which keeps transparency.
  ///
  /// - Parameters:
  ///   - scale: As for ``image(scale:progress:)``.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if the device has no encoder, or memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func heicData(
    scale: CGFloat? = nil, progress: ProgressHandler? = nil
  ) async throws -> Data? {
    try encode(scale: scale, isOpaque: false, progress: progress) {
      UIImage(cgImage: $0).heicData()
    }
  }

  /// Returns the picture on its background as a PDF file with one page.
  ///
  /// The page is as large as the board in points. Strokes, shapes and text stay paths and text, as in
  /// ``svgData(title:progress:)``. Opaque erasers are paths as well; translucent ones are masks with the
  /// pixels of the board.
  ///
  /// - Parameters:
  ///   - title: The title of the document. Default `nil`: none.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func pdfData(
    title: String? = nil, progress: ProgressHandler? = nil
  ) async throws -> Data? {
    try Task.checkCancellation()
    let data = NSMutableData()
    var information: [String: Any] = [:]
    if let title { information[kCGPDFContextTitle as String] = title }
    var page = pixels.bounds
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(consumer: consumer, mediaBox: &page, information as CFDictionary)
    else { return nil }
    let picture = try vectorPicture { progress?($0 / 2) }
    context.beginPDFPage(nil)
    context.translateBy(x: 0, y: page.height)
    context.scaleBy(x: 1, y: -1)
    background.draw(in: page, context: context)
    context.clip(to: page)
    context.interpolationQuality = .high
    try picture.draw(in: context, board: page) { progress?(min(0.5 + $0 / 2, 0.99)) }
    context.endPDFPage()
    context.closePDF()
    try Task.checkCancellation()
    progress?(1)
    return data as Data
  }

  /// Returns a photo with the picture drawn over it, as a file of the photo's format, with the
  /// photo's metadata, color space and all of its pixels.
  ///
  /// The photo takes the place of the image of the background, with the placement of the board. An
  /// orientation in the metadata is kept, and the strokes are turned along with it.
  ///
  /// - Parameters:
  ///   - photo: The bytes of an image file.
  ///   - quality: The quality of the file if its format is lossy, from 0 to 1. Default 0.9. It is
  ///     clamped; a value that is not a number counts as the default.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if the data is not an image, if its format cannot be written, or if memory is
  ///   short.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func photoData(
    over photo: Data, quality: CGFloat = 0.9, progress: ProgressHandler? = nil
  ) async throws -> Data? {
    try Task.checkCancellation()
    guard let source = CGImageSourceCreateWithData(photo as CFData, nil),
      let type = CGImageSourceGetType(source),
      let bitmap = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    let number = properties?[kCGImagePropertyOrientation as String] as? NSNumber
    let orientation = PhotoOrientation(number?.intValue ?? 1)
    let upright = orientation.uprightSize(width: bitmap.width, height: bitmap.height)
    let rect = background.placement.rect(for: upright, in: pixels.bounds)
    let placement = PhotoPlacement(
      width: bitmap.width, height: bitmap.height, rect: rect, orientation: orientation)
    guard let image = try render(over: bitmap, placement: placement, progress: progress) else {
      return nil
    }
    let data = NSMutableData()
    guard let target = CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil) else {
      return nil
    }
    let options = [
      kCGImageDestinationLossyCompressionQuality as String: Double(Self.clamped(quality))
    ]
    CGImageDestinationAddImageAndMetadata(
      target, image, CGImageSourceCopyMetadataAtIndex(source, 0, nil), options as CFDictionary)
    guard CGImageDestinationFinalize(target) else { return nil }
    try Task.checkCancellation()
    progress?(1)
    return data as Data
  }

  private func encode(
    scale: CGFloat?, isOpaque: Bool, progress: ProgressHandler?, _ encode: (CGImage) -> Data?
  ) throws -> Data? {
    guard let image = try render(scale: scale, isOpaque: isOpaque, progress: progress),
      let data = encode(image)
    else { return nil }
    try Task.checkCancellation()
    progress?(1)
    return data
  }

  private static func clamped(_ quality: CGFloat) -> CGFloat {
    quality.isNaN ? 0.9 : min(max(quality, 0), 1)
  }
}
