import Foundation

/// The radii of the corners of a layer, where they differ.
package struct CornerRadii: Equatable, Sendable {
  package var minXMinY: CGFloat
  package var maxXMinY: CGFloat
  package var minXMaxY: CGFloat
  package var maxXMaxY: CGFloat

  package init(
    minXMinY: CGFloat, maxXMinY: CGFloat, minXMaxY: CGFloat, maxXMaxY: CGFloat
  ) {
    self.minXMinY = minXMinY
    self.maxXMinY = maxXMinY
    self.minXMaxY = minXMaxY
    self.maxXMaxY = maxXMaxY
  }

  var largest: CGFloat { max(minXMinY, maxXMinY, minXMaxY, maxXMaxY) }

  var isFinite: Bool {
    minXMinY.isFinite && maxXMinY.isFinite && minXMaxY.isFinite && maxXMaxY.isFinite
  }

  var mirroredHorizontally: CornerRadii {
    CornerRadii(
      minXMinY: maxXMinY, maxXMinY: minXMinY, minXMaxY: maxXMaxY, maxXMaxY: minXMaxY)
  }

  var mirroredVertically: CornerRadii {
    CornerRadii(
      minXMinY: minXMaxY, maxXMinY: maxXMaxY, minXMaxY: minXMinY, maxXMaxY: maxXMinY)
  }

  func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      minXMinY: change(minXMinY), maxXMinY: change(maxXMinY), minXMaxY: change(minXMaxY),
      maxXMaxY: change(maxXMaxY))
  }

  /// The radii scaled down together until neighbors fit beside each other, none negative.
  func fitting(_ size: CGSize) -> CornerRadii {
    let radii = map { max(0, $0) }
    let sums = [
      (radii.minXMinY + radii.maxXMinY, size.width), (radii.minXMaxY + radii.maxXMaxY, size.width),
      (radii.minXMinY + radii.minXMaxY, size.height),
      (radii.maxXMinY + radii.maxXMaxY, size.height),
    ]
    let share = sums.reduce(1) { $1.0 > $1.1 && $1.0 > 0 ? min($0, $1.1 / $1.0) : $0 }
    return share < 1 ? radii.map { $0 * share } : radii
  }
}

extension CALayer {
  /// The radii of the corners in place of `cornerRadius`; default nil.
  ///
  /// Radii that do not fit are scaled down together. Radii that are not finite are refused.
  package var cornerRadii: CornerRadii? {
    get { values.rare.cornerRadii }
    set {
      assignRare(
        newValue, \.cornerRadii, "cornerRadii", .subtree, if: newValue?.isFinite ?? true)
    }
  }
}
