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
