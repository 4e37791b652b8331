/// What all tiles have in common: squares of pixels that a picture is cut into, from its top left.
///
/// A pixel has four bytes, blue, green, red and alpha, with colours premultiplied: Core Graphics'
/// `premultipliedFirst` with `byteOrder32Little`. Rows are stored from the top, without gaps.
public enum Tile {
  /// Pixels on each side: 64.
  public static let side = 64

  /// The bytes of a pixel: 4.
  public static let bytesPerPixel = 4

  /// The bytes of one row: 256.
  public static let bytesPerRow = side * bytesPerPixel

  /// The bytes of a whole tile: 16,384.
  public static let byteCount = side * bytesPerRow
}
