import ImageIO
import QuartzCore

extension UIImage {
  /// The pixels as PNG data, as they are stored: the orientation is not applied.
  public func pngData() -> Data? {
    cgImage?.pngData()
  }

  /// The upright image as JPEG data over white; the quality reaches from 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = rendering(tint: nil, scale: scale, isRightToLeft: false) else { return nil }
    return JPEGCodec.data(from: image, quality: compressionQuality)
  }

  /// The image as HEIC data; always nil here, where there is no encoder, as on a device without one.
  public func heicData() -> Data? { nil }
}
