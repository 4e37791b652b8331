import CoreGraphics

/// The division of a board's picture into tiles, each with a layer of its own.
///
/// Core Animation uploads whole layers. With tiles a stroke uploads those it touches.
struct BoardTiling: Equatable, Sendable {
  /// The side of a tile in points, unless stated.
  static let side: CGFloat = 256

  /// The side of a tile of a picture that is larger than its view: tiles at its edges are loaded whole.
  static let smallSide: CGFloat = 128

  /// The pixels of the board beyond each edge of a magnified tile, so that the filter has the same
  /// neighbors in all tiles.
  static let sourceReach: CGFloat = 2

  /// Returns the side of the tiles of a magnified picture.
  ///
  /// It is the largest with which the tiles that a view may show, and the pixels of the board below
  /// them, each fit a memory limit wherever the view is.
  ///
  /// - Parameters:
  ///   - view: The size of the view in points.
  ///   - scale: The number of pixels on each side of a point.
  ///   - factor: The number of points of the view for a point of the picture.
  ///   - sourceScale: The number of pixels of the board on each side of a point of the picture.
  ///   - byteLimit: The limit in bytes.
  /// - Returns: A length from ``smallSide`` to ``side``.
  static func magnifiedSide(
    view: CGSize, scale: CGFloat, factor: CGFloat, sourceScale: CGFloat, byteLimit: Int
  ) -> CGFloat {
    stride(from: side, to: smallSide, by: -32).first { side in
      let columns = (view.width / side).rounded(.down) + 2
      let rows = (view.height / side).rounded(.down) + 2
      // Whole points of the picture, which begin anywhere.
      let source = (side / factor + 2 * sourceReach / sourceScale).rounded(.up) + 1
      let pixels = max(side * scale, source * sourceScale)
      return columns * rows * pixels * pixels * 4 <= CGFloat(byteLimit)
    } ?? smallSide
  }

  /// The size of the picture in points.
  let size: CGSize

  /// The side of a tile in points.
  ///
  /// All tiles but the last of a row or column are square.
  let side: CGFloat

  /// The number of tiles in a row.
  let columns: Int

  /// The number of tiles in a column.
  let rows: Int

  /// Divides a picture.
  ///
  /// An empty or non-finite size has no tiles.
  init(size: CGSize, side: CGFloat = side) {
    let isUsable =
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      && size.width < 1e6 && size.height < 1e6
    self.size = isUsable ? size : .zero
    self.side = side
    columns = isUsable ? Int((size.width / side).rounded(.up)) : 0
    rows = isUsable ? Int((size.height / side).rounded(.up)) : 0
  }

  /// The number of tiles.
  var count: Int { columns * rows }

  /// Returns the frame of a tile, row by row.
  ///
  /// It begins at whole points, and so at whole pixels.
  func frame(at index: Int) -> CGRect {
    let origin = CGPoint(
      x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side)
    return CGRect(
      x: origin.x, y: origin.y, width: min(side, size.width - origin.x),
      height: min(side, size.height - origin.y))
  }

  /// Returns the indices of the tiles that a rectangle touches.
  func indices(touching rect: CGRect) -> [Int] {
    let rect = rect.intersection(CGRect(origin: .zero, size: size))
    guard count > 0, !rect.isNull, !rect.isEmpty else { return [] }
    let last = (
      min(Int((rect.maxX / side).rounded(.up)), columns) - 1,
      min(Int((rect.maxY / side).rounded(.up)), rows) - 1
    )
    let first = (Int(rect.minX / side), Int(rect.minY / side))
    guard first.0 <= last.0, first.1 <= last.1 else { return [] }
    return (first.1...last.1).flatMap { row in
      (first.0...last.0).map { row * columns + $0 }
    }
  }
}
