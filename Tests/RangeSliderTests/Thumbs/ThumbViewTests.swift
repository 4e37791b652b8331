import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbLayerTests {
  private let thumb = ThumbLayer()

  private func style(_ shape: ThumbStyle.Shape) -> ThumbStyle {
    ThumbStyle(shape: shape, color: .white, scale: 2)
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test("An image shown before is not rendered again, until it is released")
  func images() throws {
    let (resting, held) = (style(.image(image(.red))), style(.image(image(.blue))))
    thumb.setStyle(resting)
    let first = try #require(thumb.layer.contents as AnyObject?)
    thumb.setStyle(held)
    #expect(thumb.layer.contents as AnyObject? !== first)
    thumb.setStyle(resting)
    #expect(thumb.layer.contents as AnyObject? === first)
    thumb.discardImages()
    thumb.setStyle(resting)
    #expect(thumb.layer.contents as AnyObject? !== first)
  }

  @Test("The center is the thumb's, not that of its image with the shadow")
  func middle() throws {
    thumb.setStyle(style(.drawn(CGSize(width: 28, height: 28))))
    let grid = PixelGrid(scale: 2)
    thumb.setFrame(try #require(thumb.frame(at: CGPoint(x: 50, y: 22), grid: grid)))
    #expect(thumb.frame(at: CGPoint(x: 50, y: 22), grid: grid) == nil)
    #expect(thumb.center == CGPoint(x: 50, y: 22))
    #expect(thumb.layer.frame.midY > 22, "the shadow falls downwards")
  }

  @Test("An app's image keeps its own scale, a drawn one has the screen's")
  func scale() {
    thumb.setStyle(style(.image(image(.red))))
    #expect(thumb.layer.contentsScale == image(.red).scale)
    thumb.setStyle(style(.drawn(CGSize(width: 28, height: 28))))
    #expect(thumb.layer.contentsScale == 2)
  }
}
