import Foundation

/// A blur close to a Gaussian one, made for every frame: three boxes as running sums, on a smaller
/// copy when the blur is so wide that the difference cannot be seen.
package enum PixelBlur {
  /// Blurs one byte per pixel in place, `stride` bytes to a row. Outside is empty, so leave a margin
  /// of ``reach(sigma:)`` round the shape.
  package static func blur(
    alpha: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
    guard width > 0, height > 0, stride >= width else { return }
    let plan = Plan(sigma: sigma)
    guard plan.changesPixels else { return }
    let small = Plane<UInt8>(width: plan.reduced(width), height: plan.reduced(height))
    small.reduce(alpha, width: width, height: height, stride: stride, by: plan.factor)
    small.blur(plan.box)
    small.enlarge(to: alpha, width: width, height: height, stride: stride, by: plan.factor)
  }

  /// Blurs premultiplied pixels in place, `stride` bytes to a row. Pixels at the border are taken to
  /// go on outside.
  package static func blur(
    argb: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
    guard width > 0, height > 0, stride >= width * 4, stride % 4 == 0 else { return }
    let plan = Plan(sigma: sigma)
    guard plan.changesPixels else { return }
    let small = Plane<UInt32>(width: plan.reduced(width), height: plan.reduced(height))
    small.reduce(argb, width: width, height: height, stride: stride / 4, by: plan.factor)
    small.blur(plan.box)
    small.enlarge(to: argb, width: width, height: height, stride: stride / 4, by: plan.factor)
  }

  /// How many pixels a blur spreads a pixel to each side.
  package static func reach(sigma: CGFloat) -> Int {
    let plan = Plan(sigma: sigma)
    guard plan.changesPixels else { return 0 }
    return plan.box.reach * plan.factor + (plan.factor > 1 ? plan.factor : 0)
  }

  /// How a blur is done.
  struct Plan {
    /// How many pixels become one before blurring, in each direction.
    var factor = 1
    var box = Box(radii: (0, 0, 0))

    init(sigma: CGFloat) {
      guard sigma.isFinite, sigma > 0 else { return }
      let sigma = min(sigma, 1000)
      while sigma / CGFloat(factor) >= 8 {
        factor *= 2
      }
      // Making the copy and going back blurs a little by itself.
      let size = CGFloat(factor)
      let own = factor > 1 ? size * size / 4 : 0
      box = Box(sigma: (sigma * sigma - own).squareRoot() / size)
    }

    var changesPixels: Bool { box.reach > 0 }

    func reduced(_ length: Int) -> Int { (length + factor - 1) / factor }
  }

  /// Three boxes in a row.
  struct Box {
    /// A box of radius r is 2r + 1 pixels wide.
    var radii: (Int, Int, Int)

    init(radii: (Int, Int, Int)) {
      self.radii = radii
    }

    /// The three boxes of odd width whose variances add up to the nearest of sigma's.
    init(sigma: CGFloat) {
      // A box of radius r has the variance r(r + 1) / 3.
      let ideal = ((4 * sigma * sigma + 1).squareRoot() - 1) / 2
      let low = max(Int(ideal), 0)
      var best = (low, low, low)
      var least = CGFloat.infinity
      for wide in 0...3 {
        let candidate = (
          low + (wide > 2 ? 1 : 0), low + (wide > 1 ? 1 : 0), low + (wide > 0 ? 1 : 0)
        )
        let parts =
          candidate.0 * (candidate.0 + 1) + candidate.1 * (candidate.1 + 1)
          + candidate.2 * (candidate.2 + 1)
        let distance = abs(CGFloat(parts) / 3 - sigma * sigma)
        if distance < least {
          least = distance
          best = candidate
        }
      }
      radii = best
    }

    var reach: Int { radii.0 + radii.1 + radii.2 }
  }
}
