import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbPictureTests {
  private func look(_ face: ThumbLook.Face, color: UIColor = .white, scale: CGFloat = 2)
    -> ThumbLook
  {
    ThumbLook(face: face, color: color, scale: scale)
  }

  @Test func drawnThumbsWithOneLookShareOnePicture() throws {
    let size = CGSize(width: 24, height: 30)
    let first = try #require(ThumbPicture.image(of: look(.drawn(size))))
    let second = try #require(ThumbPicture.image(of: look(.drawn(size))))
    #expect(first === second)
    let red = try #require(ThumbPicture.image(of: look(.drawn(size), color: .red)))
    #expect(red !== first)
  }

  @Test func aDrawnPictureHoldsTheShadowsAtThePixelsOfTheScreen() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let look = look(.drawn(ThumbPicture.defaultSize), scale: scale)
      let margins = ThumbPicture.margins(of: look)
      let picture = try #require(ThumbPicture.image(of: look))
      #expect(CGFloat(picture.width) == (28 + margins.left + margins.right) * scale)
      #expect(CGFloat(picture.height) == (28 + margins.top + margins.bottom) * scale)
    }
  }

  @Test func anAppsPictureHasItsOwnPixels() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
    let picture = try #require(ThumbPicture.image(of: look(.image(image), scale: 3)))
    #expect(CGFloat(picture.width) == 10 * image.scale)
    #expect(CGFloat(picture.height) == 12 * image.scale)
    #expect(ThumbPicture.margins(of: look(.image(image))) == .zero)
  }

  @Test func aPictureWithoutPixelsIsNone() {
    #expect(ThumbPicture.image(of: look(.image(UIImage()))) == nil)
  }
}
