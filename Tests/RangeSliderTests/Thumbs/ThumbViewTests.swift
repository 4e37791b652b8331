import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbViewTests {
  private let thumb = ThumbView(frame: .zero)

  private func style(_ shape: ThumbStyle.Shape) -> ThumbStyle {
    ThumbStyle(shape: shape, color: .white, scale: 2)
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test("The center is the thumb's, not that of its image with the shadow")
  func middle() {
    thumb.setStyle(style(.drawn(CGSize(width: 28, height: 28))))
    let grid = PixelGrid(scale: 2)
    thumb.place(at: CGPoint(x: 50, y: 22), grid: grid)
    #expect(thumb.middle == CGPoint(x: 50, y: 22))
    #expect(thumb.frame.midY > 22, "the shadow falls downwards")
  }

  @Test("An app's image keeps its own scale, a drawn one has the screen's")
  func scale() {
    thumb.setStyle(style(.image(image(.red))))
    #expect(thumb.layer.contentsScale == image(.red).scale)
    thumb.setStyle(style(.drawn(CGSize(width: 28, height: 28))))
    #expect(thumb.layer.contentsScale == 2)
  }
}
