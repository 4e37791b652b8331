import UIKit

extension BoardExport {
  /// The picture on its background as a PNG file, which keeps transparency.
  ///
  /// - Parameter scale: As for ``image(scale:)``.
  /// - Returns: `nil` when memory is short.
  public func pngData(scale: CGFloat? = nil) -> Data? {
    image(scale: scale).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// The picture on its background as a JPEG file.
  ///
  /// JPEG knows no transparency: what is transparent lies on white.
  ///
  /// - Parameters:
  ///   - scale: As for ``image(scale:)``.
  ///   - quality: From 0, the smallest file, to 1, the best picture. Default 0.9. What is out of range
  ///     is clamped; what is not a number counts as the default.
  /// - Returns: `nil` when memory is short.
  public func jpegData(scale: CGFloat? = nil, quality: CGFloat = 0.9) -> Data? {
    let quality = quality.isNaN ? 0.9 : min(max(quality, 0), 1)
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    return picture(scale: scale, under: white).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: quality)
    }
  }

  /// The picture on its background as a PDF file with one page.
  ///
  /// The page is as large as the board in points. The background's colour is drawn as one, its image
  /// and the strokes as images with all of their pixels.
  ///
  /// - Parameter title: The document's title. Default `nil`: none.
  /// - Returns: The bytes of the file.
  public func pdfData(title: String? = nil) -> Data {
    let format = UIGraphicsPDFRendererFormat()
    if let title { format.documentInfo = [kCGPDFContextTitle as String: title] }
    return UIGraphicsPDFRenderer(bounds: canvas.bounds, format: format).pdfData { page in
      page.beginPage()
      background.draw(in: canvas.bounds, context: page.cgContext)
      drawStrokes(in: page.cgContext)
    }
  }
}
