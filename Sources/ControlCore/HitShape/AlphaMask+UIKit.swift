import UIKit

extension HitShape {
  /// Returns the bounds inset by a distance on each side, in points.
  ///
  /// Negative distances extend them.
  public static func inset(_ insets: UIEdgeInsets) -> HitShape {
    .inset(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Returns the shape in the bounds inset by a distance on each side, in points.
  ///
  /// Use it with the content insets of a button.
  public func padded(by insets: UIEdgeInsets) -> HitShape {
    .padded(
      self, top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Returns the opaque parts of an image that is placed in the bounds as in an image view.
  ///
  /// - Parameters:
  ///   - image: The image. With `nil` or an empty image, the shape is never hit.
  ///   - contentMode: The content mode of the image view. Default `.scaleToFill`.
  ///   - threshold: The minimum opacity that is hit, from 0 through 1. Default 0.1.
  /// - Returns: A shape with at most 64 KiB of samples.
  public static func alphaMask(
    _ image: UIImage?, contentMode: UIView.ContentMode = .scaleToFill, threshold: CGFloat = 0.1
  ) -> HitShape {
    .alphaMask(AlphaMask(image: image, contentMode: contentMode, threshold: threshold))
  }
}

extension AlphaMask {
  /// Creates a mask from an image.
  ///
  /// - Parameters:
  ///   - image: The image. With `nil` or an empty image, the mask is never hit.
  ///   - contentMode: The content mode of the image view. Default `.scaleToFill`.
  ///   - threshold: The minimum opacity that is hit, from 0 through 1. Default 0.1.
  public init(
    image: UIImage?, contentMode: UIView.ContentMode = .scaleToFill, threshold: CGFloat = 0.1
  ) {
    let size = image?.size ?? .zero
    let longest = max(size.width, size.height)
    let scale = longest > 0 ? min(CGFloat(Self.maximumSide) / longest, 1) : 0
    let columns = Int((size.width * scale).rounded(.up))
    let rows = Int((size.height * scale).rounded(.up))
    self.init(
      samples: image.map { Self.samples(of: $0, columns: columns, rows: rows) } ?? [],
      columns: columns, size: size, placement: Placement(contentMode), threshold: threshold,
      flipsForRightToLeft: image?.flipsForRightToLeftLayoutDirection ?? false)
  }

  private static func samples(of image: UIImage, columns: Int, rows: Int) -> [UInt8] {
    guard columns > 0, rows > 0,
      let context = CGContext(
        data: nil, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return [] }
    // The origin is the top left in UIKit, and the bottom left in a bitmap context.
    context.translateBy(x: 0, y: CGFloat(rows))
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 0, y: 0, width: columns, height: rows))
    UIGraphicsPopContext()
    guard let data = context.data else { return [] }
    let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * rows)
    return (0..<rows).flatMap { row in
      (0..<columns).map { bytes[row * context.bytesPerRow + $0 * 4 + 3] }
    }
  }
}

extension AlphaMask.Placement {
  /// Creates the placement of a content mode.
  ///
  /// `.redraw` counts as `.scaleToFill`.
  public init(_ contentMode: UIView.ContentMode) {
    switch contentMode {
    case .scaleAspectFit: self = .aspectFit
    case .scaleAspectFill: self = .aspectFill
    case .center: self = .natural(x: 0.5, y: 0.5)
    case .top: self = .natural(x: 0.5, y: 0)
    case .bottom: self = .natural(x: 0.5, y: 1)
    case .left: self = .natural(x: 0, y: 0.5)
    case .right: self = .natural(x: 1, y: 0.5)
    case .topLeft: self = .natural(x: 0, y: 0)
    case .topRight: self = .natural(x: 1, y: 0)
    case .bottomLeft: self = .natural(x: 0, y: 1)
    case .bottomRight: self = .natural(x: 1, y: 1)
    case .scaleToFill, .redraw: self = .fill
    @unknown default: self = .fill
    }
  }
}
