import ControlCore
import TestSupport
import Testing

/// U5: hit shapes made from UIKit's own types.
@MainActor
struct HitShapeUIKitTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test("U5: an image is sampled upright, at its size in points")
  func image() {
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let shape = HitShape.alphaMask(image)
    #expect(shape.contains(CGPoint(x: 20, y: 10), in: bounds))
    #expect(!shape.contains(CGPoint(x: 20, y: 30), in: bounds))
  }

  @Test("U5: no image is never hit")
  func noImage() {
    #expect(!HitShape.alphaMask(nil).contains(CGPoint(x: 20, y: 20), in: bounds))
  }

  @Test func insetsOfUIKitAreTaken() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    #expect(
      HitShape.inset(insets).boundingRect(in: bounds)
        == CGRect(x: 2, y: 1, width: 42, height: 36))
  }

  @Test func everyContentModeHasAPlacement() {
    #expect(AlphaMask.Placement(.scaleAspectFit) == .aspectFit)
    #expect(AlphaMask.Placement(.bottomLeft) == .natural(x: 0, y: 1))
    #expect(AlphaMask.Placement(.redraw) == .fill)
  }
}
