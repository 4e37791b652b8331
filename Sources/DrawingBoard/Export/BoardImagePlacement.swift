import CoreGraphics

/// How an image lies on a board.
public enum BoardImagePlacement: Int, CaseIterable, Sendable {
  /// As large as covers the board, in proportion, in the middle; what hangs over is cut off.
  case fill = 0

  /// As large as fits the board, in proportion, in the middle.
  case fit = 1

  /// At its own size, again and again from the top left.
  case tile = 2

  /// Where an image of a size lies in bounds; the first of all tiles for ``tile``.
  ///
  /// - Returns: A null rectangle when the size is empty.
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
