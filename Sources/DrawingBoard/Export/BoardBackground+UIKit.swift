import UIKit

extension BoardBackground {
  /// Makes a background of what views show.
  ///
  /// - Parameters:
  ///   - color: The colour, as it is for the current traits.
  ///   - image: The image; one that is not upright is turned, one that has no bitmap is left out.
  ///   - placement: How the image lies on the board.
  public init(
    color: UIColor?, image: UIImage? = nil, placement: BoardImagePlacement = .fill
  ) {
    self.init(
      color: color?.cgColor, image: image?.uprightBitmap, placement: placement,
      imageScale: image?.scale ?? 1)
  }
}

extension UIImage {
  /// The pixels of the image, turned upright; `nil` when there are none.
  var uprightBitmap: CGImage? {
    guard imageOrientation != .up else { return cgImage }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
      .image { _ in draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }
}
