/// Encoded strokes: their color, and the coverage derived from two pixels.
extension PixelBlender {
  /// Creates the blender of an encoded stroke.
  ///
  /// - Parameters:
  ///   - color: A premultiplied pixel. An eraser ignores it.
  ///   - erases: A Boolean value that determines whether pixels become transparent.
  init(color: UInt32, erases: Bool) {
    self.init(color: erases ? 0xFF00_0000 : color, mode: erases ? .erase : .normal)
  }

  /// A Boolean value that indicates whether pixels become transparent.
  var erases: Bool { mode == .erase }

  /// The encoded color: 0 for an eraser.
  var encodedColor: UInt32 { erases ? 0 : color }

  /// A Boolean value that indicates whether full coverage replaces the pixel below.
  var covers: Bool { color >> 24 == 255 }

  /// The largest number of coverages that are tried on each side of the estimate.
  ///
  /// Beyond it the search costs more than the coverage saves.
  private static let searchLimit = 16

  /// Returns the coverage that turns one pixel into another; `nil` if there is none.
  ///
  /// If several coverages give the same pixel, any of them may be returned.
  func coverage(from old: UInt32, to new: UInt32) -> UInt8? {
    // Components change in proportion to the coverage; the greatest change is the most precise.
    var (way, length) = (0, 0)
    for shift: UInt32 in [0, 8, 16, 24] {
      let from = Int(old >> shift & 0xFF)
      let alpha = Int(color >> 24)
      let whole = (erases ? 0 : 255 * Int(color >> shift & 0xFF)) - from * alpha
      if abs(whole) > abs(length) { (way, length) = (Int(new >> shift & 0xFF) - from, whole) }
    }
    guard length != 0 else { return nil }
    let estimate = (way * 255 * 255 * 2 + length) / (length * 2)
    // The rounding error of at most one is a large part of a short distance.
    let most = min(255 * 255 / abs(length) + 1, Self.searchLimit)
    var offset = 0
    while offset <= most {
      let coverage = estimate + offset
      if (1...255).contains(coverage), blended(old, coverage: UInt32(coverage)) == new {
        return UInt8(coverage)
      }
      // 0, 1, -1, 2, -2 and so on.
      offset = offset > 0 ? -offset : 1 - offset
    }
    return nil
  }
}
