import Testing

@testable import UIKit

@MainActor
struct UIImageViewTests {
  private func image(_ color: UIColor = .red, side: Int = 4) throws -> UIImage {
    try #require(
      UIImage.pixels(Array(repeating: Array(repeating: color, count: side), count: side)))
  }

  private func shownPixel(_ view: UIImageView) throws -> Pixel {
    let contents = try #require(view.layer.contents as? CGImage)
    let picture = try #require(PictureProbe(contents))
    return picture[picture.width / 2, picture.height / 2]
  }

  @Test func `A view made with an image has its size`() throws {
    let view = UIImageView(image: try image())
    #expect(view.bounds.size == CGSize(width: 4, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `Setting an image changes no frame but what fits`() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = try image()
    #expect(view.bounds.size == CGSize(width: 9, height: 9))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 4, height: 4))
  }

  @Test func `The highlighted image shows while highlighted`() throws {
    let view = UIImageView(image: try image(.red), highlightedImage: try image(.blue))
    #expect(try shownPixel(view) == .red)
    view.isHighlighted = true
    #expect(try shownPixel(view) == .blue)
    view.highlightedImage = nil
    #expect(try shownPixel(view) == .red)
  }

  @Test func `Templates take the tint colour, originals do not`() throws {
    let view = UIImageView(image: try image(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(try shownPixel(view) == .green)
    view.image = try image(.red)
    #expect(try shownPixel(view) == .red)
    view.image = UIImage(systemName: "circle.fill")
    #expect(try shownPixel(view) == .green)
  }

  @Test func `The same contents are kept as long as nothing changes`() throws {
    let view = UIImageView(image: try image(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    let first = view.layer.contents as? CGImage
    view.tintColor = .blue
    view.tintColor = .green
    #expect(view.layer.contents as? CGImage === first)
  }

  @Test func `A preferred configuration applies to symbols`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let width = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    #expect(view.intrinsicContentSize.width > 2 * width)
  }

  @Test func `Caps become the layer's stretching part`() throws {
    let view = UIImageView(
      image: try image().resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2), resizingMode: .stretch))
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
  }

  @Test func `Without an image there are no contents`() throws {
    let view = UIImageView(image: try image())
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func `An animation runs until it is stopped`() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.animationImages = [try image(.red), try image(.blue)]
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}
