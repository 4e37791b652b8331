import CoreGraphics

/// The placement of an image on a board.
public enum BoardImagePlacement: Int, CaseIterable, Sendable {
  /// The image covers the board, in proportion and centered. What overlaps the edges is cut off.
  case fill = 0

  /// The image fits the board, in proportion and centered.
  case fit = 1

  /// The image has its own size and repeats from the top left.
  case tile = 2

  /// Returns the frame of an image of a size in bounds; that of the first tile for ``tile``.
  ///
  /// - Returns: A null rectangle if the size is empty.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let scales = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGFloat
    switch self {
    case .fill: scale = max(scales.0, scales.1)
    case .fit: scale = min(scales.0, scales.1)
    case .tile: return CGRect(origin: bounds.origin, size: size)
    }
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}

/// The orientation of a photo, by its number in Exif.
struct PhotoOrientation: Equatable, Sendable {
  /// From 1, upright, to 8.
  let number: Int

  /// Creates an orientation.
  ///
  /// Other numbers count as upright.
  init(_ number: Int = 1) {
    self.number = (1...8).contains(number) ? number : 1
  }

  /// Returns the size of the upright photo.
  func uprightSize(width: Int, height: Int) -> CGSize {
    number < 5 ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// Returns the transform from pixels of the upright photo to stored pixels, with y pointing down.
  ///
  /// - Parameters:
  ///   - width: The width of the stored photo.
  ///   - height: The height of the stored photo.
  /// - Returns: The transform.
  func transform(width: Int, height: Int) -> CGAffineTransform {
    let (width, height) = (CGFloat(width), CGFloat(height))
    return switch number {
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    default: .identity
    }
  }
}

/// The place of a photo on a board.
struct PhotoPlacement {
  /// The transform from points of the board to pixels of the photo as they are stored.
  let boardToPhoto: CGAffineTransform

  /// Places a photo.
  ///
  /// - Parameters:
  ///   - width: The width of the stored photo.
  ///   - height: The height of the stored photo.
  ///   - rect: The frame of the upright photo on the board, in points.
  ///   - orientation: The orientation of the photo.
  init(width: Int, height: Int, rect: CGRect, orientation: PhotoOrientation = PhotoOrientation()) {
    let upright = orientation.uprightSize(width: width, height: height)
    boardToPhoto = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(
        CGAffineTransform(scaleX: upright.width / rect.width, y: upright.height / rect.height)
      )
      .concatenating(orientation.transform(width: width, height: height))
  }
}
