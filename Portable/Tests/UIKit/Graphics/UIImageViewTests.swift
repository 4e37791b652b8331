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

  @Test("A view made with an image has its size") func aViewMadeWithAnImageHasItsSize() throws {
    let view = UIImageView(image: try image())
    #expect(view.bounds.size == CGSize(width: 4, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("Setting an image changes the fitting size and no frame")
  func settingAnImageChangesNoFrameButWhatFits() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = try image()
    #expect(view.bounds.size == CGSize(width: 9, height: 9))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 4, height: 4))
  }

  @Test("The highlighted image shows while highlighted")
  func theHighlightedImageShowsWhileHighlighted() throws {
    let view = UIImageView(image: try image(.red), highlightedImage: try image(.blue))
    #expect(try shownPixel(view) == .red)
    view.isHighlighted = true
    #expect(try shownPixel(view) == .blue)
    view.highlightedImage = nil
    #expect(try shownPixel(view) == .red)
  }

  @Test("Templates take the tint color, originals do not")
  func templatesTakeTheTintColorOriginalsDoNot() throws {
    let view = UIImageView(image: try image(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(try shownPixel(view) == .green)
    view.image = try image(.red)
    #expect(try shownPixel(view) == .red)
    view.image = UIImage(systemName: "circle.fill")
    #expect(try shownPixel(view) == .green)
  }

  @Test("The same contents are kept as long as nothing changes")
  func theSameContentsAreKeptAsLongAsNothingChanges() throws {
    let view = UIImageView(image: try image(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    let first = view.layer.contents as? CGImage
    view.tintColor = .blue
    view.tintColor = .green
    #expect(view.layer.contents as? CGImage === first)
  }

  @Test("A preferred configuration applies to symbols")
  func aPreferredConfigurationAppliesToSymbols() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let width = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    #expect(view.intrinsicContentSize.width > 2 * width)
  }

  @Test("Caps become the layer's stretching part") func capsBecomeTheLayersStretchingPart() throws {
    let view = UIImageView(
      image: try image().resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2), resizingMode: .stretch))
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
  }

  @Test("A view without an image has no contents") func withoutAnImageThereAreNoContents() throws {
    let view = UIImageView(image: try image())
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test("An animation runs until it is stopped") func anAnimationRunsUntilItIsStopped() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.animationImages = [try image(.red), try image(.blue)]
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}
