import UIKit

extension HitShape {
  /// The bounds less insets in points; negative insets grow them.
  public static func inset(_ insets: UIEdgeInsets) -> HitShape {
    .inset(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The shape laid into the bounds less insets in points, such as a button's content insets.
  public func padded(by insets: UIEdgeInsets) -> HitShape {
    .padded(
      self, top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The opaque parts of an image laid into the bounds as an image view does.
  ///
  /// - Parameters:
  ///   - image: Sampled once, here; `nil` or an image without pixels makes a shape that is never hit.
  ///   - contentMode: How the image view lays it out. Default `.scaleToFill`.
  ///   - threshold: The least opacity that is hit, from 0 to 1. Default 0.1.
  /// - Returns: The shape, which holds at most 64 KiB of samples.
  public static func alphaMask(
    _ image: UIImage?, contentMode: UIView.ContentMode = .scaleToFill, threshold: CGFloat = 0.1
  ) -> HitShape {
    .alphaMask(AlphaMask(image: image, contentMode: contentMode, threshold: threshold))
  }
}

extension AlphaMask {
  /// Samples an image as it is shown: upright, at its size in points.
  ///
  /// - Parameters:
  ///   - image: `nil` or an image without pixels makes a mask that is never hit.
  ///   - contentMode: How an image view of this mode lays the image out.
  ///   - threshold: The least opacity that is hit, from 0 to 1. Default 0.1.
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
    // UIKit draws from the top left; a bitmap context counts from the bottom left.
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
  /// The placement of an image view's content mode; `.redraw` counts as `.scaleToFill`.
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
