import TestSupport
import Testing
import UIKit

struct UIGraphicsTests {
  private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test("A renderer's image has its size and scale") func aRenderersImageHasItsSizeAndScale() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 5), format: format(scale: 3))
    let image = renderer.image { _ in }
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 30)
  }

  @Test("The default scale is that of the current traits")
  func theDefaultScaleIsThatOfTheCurrentTraits() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIGraphicsImageRendererFormat.default().scale == 3)
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 3)
    }
  }

  @Test("The origin is at the upper left") func theOriginIsAtTheUpperLeft() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10), format: format(scale: 1)
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let picture = try #require(PictureProbe(image))
    #expect(picture[1, 1] == .red)
    #expect(picture[1, 8] == .clear)
  }

  @Test("Bounds move the drawing") func boundsMoveTheDrawing() throws {
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 100, width: 10, height: 10), format: format(scale: 1)
    ).image { $0.fill(CGRect(x: 100, y: 100, width: 5, height: 5)) }
    let picture = try #require(PictureProbe(image))
    #expect(picture[2, 2] == .black)
    #expect(picture[7, 7] == .clear)
  }

  @Test("An opaque image starts black") func anOpaqueImageStartsBlack() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: format(scale: 1, opaque: true)
    ).image { _ in }
    #expect(try #require(PictureProbe(image))[0, 0] == .black)
  }

  @Test("An empty size gives an empty image and does not draw")
  func anEmptySizeGivesAnEmptyImageAndDoesNotDraw() {
    var hasDrawn = false
    let image = expectReport(containing: "invalid size 0.0×0.0") {
      UIGraphicsImageRenderer(size: .zero).image { _ in hasDrawn = true }
    }
    #expect(image.size == .zero)
    #expect(!hasDrawn)
  }

  @Test("A stroked rectangle lies inside") func aStrokedRectangleLiesInside() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10), format: format(scale: 1)
    ).image { $0.stroke(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let picture = try #require(PictureProbe(image))
    #expect(picture[0, 5] == .black && picture[9, 5] == .black && picture[5, 9] == .black)
    #expect(picture[1, 5] == .clear)
  }

  @Test("The current image is the drawing so far") func theCurrentImageIsWhatWasDrawnSoFar()
    throws
  {
    var early: UIImage?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(scale: 1))
      .image { context in
        early = context.currentImage
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    let image = try #require(early)
    #expect(try #require(PictureProbe(image))[0, 0] == .clear)
  }

  @Test("Contexts are a stack") func contextsAreAStack() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let first = try #require(makeBitmap())
    let second = try #require(makeBitmap())
    UIGraphicsPushContext(first)
    UIGraphicsPushContext(second)
    #expect(UIGraphicsGetCurrentContext() === second)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPopContext()
  }

  @Test("Filling a rectangle replaces, with a blend mode it mixes")
  func fillingARectangleReplacesWithABlendModeItMixes() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2), format: format(scale: 1)
    ).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIRectFillUsingBlendMode(CGRect(x: 2, y: 0, width: 2, height: 2), .normal)
    }
    let picture = try #require(PictureProbe(image))
    #expect(picture[0, 0] == .clear)
    #expect(picture[3, 0] == .red)
  }
}
