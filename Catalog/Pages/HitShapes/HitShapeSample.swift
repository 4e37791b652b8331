import ControlCore
import UIKit

/// A shape on the page, with the size of the control that has it.
@MainActor
struct HitShapeSample {
  let name: String
  let shape: HitShape
  var size = CGSize(width: 112, height: 64)

  static let all: [HitShapeSample] = [
    HitShapeSample(name: localized("Bounds"), shape: .bounds),
    HitShapeSample(
      name: localized("At least 44"), shape: .minimum(44), size: CGSize(width: 16, height: 16)),
    HitShapeSample(
      name: localized("Outset"), shape: .outset(8), size: CGSize(width: 88, height: 44)),
    HitShapeSample(name: localized("Circle"), shape: .circle),
    HitShapeSample(name: localized("Ellipse"), shape: .ellipse),
    HitShapeSample(name: localized("Capsule"), shape: .capsule),
    HitShapeSample(name: localized("Rounded"), shape: .rounded(20)),
    HitShapeSample(
      name: localized("Ring"), shape: .ring(inner: 18, outer: 38),
      size: CGSize(width: 80, height: 80)),
    HitShapeSample(
      name: localized("Path with a hole"), shape: .path(starInFrame),
      size: CGSize(width: 84, height: 80)),
    HitShapeSample(
      name: localized("Image"), shape: .alphaMask(heart, contentMode: .scaleAspectFit),
      size: CGSize(width: 112, height: 72)),
    HitShapeSample(name: localized("Union"), shape: .union(left, right)),
    HitShapeSample(name: localized("Intersection"), shape: .intersection(left, right)),
    HitShapeSample(name: localized("Difference"), shape: .difference(left, right)),
    HitShapeSample(
      name: localized("Padded"),
      shape: HitShape.ellipse.padded(
        by: UIEdgeInsets(top: 4, left: 40, bottom: 4, right: 4))),
  ]

  private static let left = HitShape.padded(.ellipse, top: 0, left: 0, bottom: 0, right: 38)
  private static let right = HitShape.padded(.ellipse, top: 0, left: 38, bottom: 0, right: 0)

  /// A star whose middle is a hole by the even-odd rule.
  private static var starInFrame: HitPath {
    let path = CGMutablePath()
    let corners = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 0.5 + 0.5 * cos(angle), y: 0.52 + 0.5 * sin(angle))
    }
    path.addLines(between: corners)
    path.closeSubpath()
    return HitPath(path, space: .unit)
  }

  private static var heart: UIImage? {
    UIImage(
      systemName: "heart.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
  }
}
