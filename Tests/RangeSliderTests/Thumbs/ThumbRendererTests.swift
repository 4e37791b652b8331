import TestSupport
import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbRendererTests {
  private func style(_ shape: ThumbStyle.Shape, color: UIColor = .white, scale: CGFloat = 2)
    -> ThumbStyle
  {
    ThumbStyle(shape: shape, color: color, scale: scale)
  }

  @Test("Drawn thumbs with one style share one image") func drawnThumbsWithOneStyleShareOneImage()
    throws
  {
    let size = CGSize(width: 24, height: 30)
    let first = try #require(ThumbRenderer.image(of: style(.drawn(size))))
    let second = try #require(ThumbRenderer.image(of: style(.drawn(size))))
    #expect(first === second)
    let red = try #require(ThumbRenderer.image(of: style(.drawn(size), color: .red)))
    #expect(red !== first)
  }

  @Test("A drawn image holds the shadows at the pixels of the screen")
  func aDrawnImageHoldsTheShadowsAtThePixelsOfTheScreen() throws {
    expectEach([1, 2, 3] as [CGFloat]) { scale in
      let style = style(.drawn(CGSize(width: 28, height: 28)), scale: scale)
      let margins = ThumbRenderer.margins(of: style)
      let image = try #require(ThumbRenderer.image(of: style)?.cgImage)
      #expect(CGFloat(image.width) == (28 + margins.left + margins.right) * scale, "\(scale)")
      #expect(CGFloat(image.height) == (28 + margins.top + margins.bottom) * scale, "\(scale)")
    }
  }

  @Test("An image of the app is not rendered") func anImageOfTheAppIsNotRendered() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
    #expect(ThumbRenderer.image(of: style(.image(image), scale: 3)) === image)
    #expect(ThumbRenderer.margins(of: style(.image(image))) == .zero)
  }
}
