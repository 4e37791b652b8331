import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbLayerTests {
  private let thumb = ThumbLayer()

  private func look(_ face: ThumbLook.Face) -> ThumbLook {
    ThumbLook(face: face, color: .white, scale: 2)
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test("a picture shown before is not rendered again, until it is forgotten")
  func pictures() throws {
    let (resting, held) = (look(.image(image(.red))), look(.image(image(.blue))))
    thumb.setLook(resting)
    let first = try #require(thumb.layer.contents as AnyObject?)
    thumb.setLook(held)
    #expect(thumb.layer.contents as AnyObject? !== first)
    thumb.setLook(resting)
    #expect(thumb.layer.contents as AnyObject? === first)
    thumb.forgetPictures()
    thumb.setLook(resting)
    #expect(thumb.layer.contents as AnyObject? !== first)
  }

  @Test("the middle is the thumb's, not that of its picture with the shadow")
  func middle() {
    thumb.setLook(look(.drawn(CGSize(width: 28, height: 28))))
    thumb.place(at: CGPoint(x: 50, y: 22), grid: PixelGrid(scale: 2))
    #expect(thumb.centre == CGPoint(x: 50, y: 22))
    #expect(thumb.layer.frame.midY > 22, "the shadow falls downwards")
  }

  @Test("an app's picture keeps its own scale, a drawn one has the screen's")
  func scale() {
    thumb.setLook(look(.image(image(.red))))
    #expect(thumb.layer.contentsScale == image(.red).scale)
    thumb.setLook(look(.drawn(CGSize(width: 28, height: 28))))
    #expect(thumb.layer.contentsScale == 2)
  }
}
