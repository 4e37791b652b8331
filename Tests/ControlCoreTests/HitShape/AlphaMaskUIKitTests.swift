import TestSupport
import Testing

@testable import ControlCore

/// U5: masks of UIKit's images.
@MainActor
struct AlphaMaskUIKitTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test("An image is sampled upright, at its size in points")
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

  @Test("The orientation and the flipping of an image are respected")
  func orientation() throws {
    let size = CGSize(width: 20, height: 20)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let upright = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let bitmap = try #require(upright.cgImage)
    let turned = UIImage(cgImage: bitmap, scale: 2, orientation: .down)
    let shape = HitShape.alphaMask(turned, contentMode: .center)
    #expect(shape.contains(CGPoint(x: 25, y: 25), in: bounds))
    #expect(!shape.contains(CGPoint(x: 15, y: 15), in: bounds))
    #expect(!shape.contains(CGPoint(x: 35, y: 35), in: bounds))

    let left = CGPoint(x: 5, y: 5)
    let flipping = HitShape.alphaMask(upright.imageFlippedForRightToLeftLayoutDirection())
    #expect(HitShape.alphaMask(upright).contains(left, in: bounds, isMirrored: true))
    #expect(!flipping.contains(left, in: bounds, isMirrored: true))
    #expect(flipping.contains(left, in: bounds))
  }

  @Test("A large image is sampled to at most 256 a side")
  func sampleLimit() {
    let size = CGSize(width: 2000, height: 500)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 1000, y: 0, width: 1000, height: 500))
    }
    let mask = AlphaMask(image: image)
    #expect(mask.columns == AlphaMask.maximumSide)
    #expect(mask.samples.count == 256 * 64)
    #expect(!HitShape.alphaMask(mask).contains(CGPoint(x: 19, y: 20), in: bounds))
    #expect(HitShape.alphaMask(mask).contains(CGPoint(x: 21, y: 20), in: bounds))
  }

  @Test("A missing image is never hit")
  func noImage() {
    #expect(!HitShape.alphaMask(nil).contains(CGPoint(x: 20, y: 20), in: bounds))
  }

  @Test("An image inside content insets is hit where it is drawn")
  func contentInsets() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let shape = HitShape.alphaMask(image)
      .padded(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    #expect(!shape.contains(CGPoint(x: 10, y: 20), in: bounds))
    #expect(shape.contains(CGPoint(x: 25, y: 20), in: bounds))
    #expect(!shape.contains(CGPoint(x: 35, y: 20), in: bounds))
  }

  @Test("Insets of UIKit are accepted") func insetsOfUIKitAreTaken() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    #expect(
      HitShape.inset(insets).boundingRect(in: bounds)
        == CGRect(x: 2, y: 1, width: 42, height: 36))
  }

  @Test("Every content mode has a placement") func everyContentModeHasAPlacement() {
    #expect(AlphaMask.Placement(.scaleAspectFit) == .aspectFit)
    #expect(AlphaMask.Placement(.bottomLeft) == .natural(x: 0, y: 1))
    #expect(AlphaMask.Placement(.redraw) == .fill)
  }
}
