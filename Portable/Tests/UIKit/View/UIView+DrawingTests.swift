import TestSupport
import Testing

@MainActor struct UIViewDrawingTests {
  class Painting: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("A view that draws is drawn once when it appears")
  func aViewThatDrawsIsDrawnOnceWhenItAppears() {
    let host = TestHost()
    let view = host.add(Painting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    host.advanceFrames(3)
    #expect(view.rects.count == 1)
  }

  @Test("Marks before a frame are gathered into one drawing") func marksAreGatheredIntoOneDrawing()
  {
    let host = TestHost()
    let view = host.add(Painting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.rects = []
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 20, y: 20, width: 10, height: 10))
    host.advanceFrames()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 30)])
  }

  @Test("A plain view has no bitmap") func aPlainViewHasNoBitmap() {
    final class Plain: UIView {
      override func layoutSubviews() {}
    }
    let host = TestHost()
    for view in [UIView(), Plain()] {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      host.add(view)
      view.setNeedsDisplay()
      let displayed = host.host.scene.compositor.displayedLayers
      host.advanceFrames()
      #expect(view.layer.contents == nil)
      #expect(host.host.scene.compositor.displayedLayers == displayed)
    }
  }

  @Test("An image view is never drawn") func anImageViewIsNeverDrawn() {
    final class DrawingImageView: UIImageView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let host = TestHost()
    let view = host.add(DrawingImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.setNeedsDisplay()
    host.advanceFrames()
    #expect(view.count == 0)
  }

  @Test("Contents given to a layer are kept until it is marked again")
  func contentsGivenToALayerAreKeptUntilItIsMarkedAgain() {
    let host = TestHost()
    let view = host.add(Painting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let drawn = view.rects.count
    view.setNeedsDisplay()
    view.layer.contents = nil
    host.advanceFrames()
    #expect(view.rects.count == drawn)
    view.setNeedsDisplay()
    host.advanceFrames()
    #expect(view.rects.count == drawn + 1)
  }

  @Test("A subclass of a drawing view draws too") func aSubclassOfADrawingViewDrawsToo() {
    final class Later: Painting {
      var other = 3
    }
    let host = TestHost()
    let view = host.add(Later(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(view.rects.count == 1)
  }

  @Test("Drawing is shown") func whatIsDrawnShows() {
    let host = TestHost()
    let view = Painting(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    view.isOpaque = false
    host.add(view)
    #expect(host.color(at: CGPoint(x: 25, y: 25)) == PixelColor(.red))
    #expect(host.color(at: CGPoint(x: 60, y: 60)) == PixelColor(.white))
  }

  @Test("An opaque view without a background is black where it does not draw")
  func anOpaqueViewWithoutABackgroundIsBlackWhereItDoesNotDraw() {
    let host = TestHost()
    host.add(Painting(frame: CGRect(x: 20, y: 20, width: 50, height: 50)))
    #expect(host.color(at: CGPoint(x: 60, y: 60)) == PixelColor(.black))
  }

  @Test("The background lies under the drawing") func theBackgroundLiesUnderTheDrawing() {
    let host = TestHost()
    let view = Painting(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    view.backgroundColor = .blue
    host.add(view)
    #expect(host.color(at: CGPoint(x: 60, y: 60)) == PixelColor(.blue))
    #expect(host.color(at: CGPoint(x: 25, y: 25)) == PixelColor(.red))
    view.backgroundColor = .clear
    host.advanceFrames()
    #expect(host.color(at: CGPoint(x: 60, y: 60)) == PixelColor(.white))
  }

  @Test("Redraw mode draws again when the size changes")
  func redrawModeDrawsAgainWhenTheSizeChanges() {
    let host = TestHost()
    let view = host.add(Painting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.frame.size.width = 60
    host.advanceFrames()
    #expect(view.rects.count == 1)
    view.contentMode = .redraw
    view.frame.size.width = 70
    host.advanceFrames()
    #expect(view.rects.count == 2)
  }

  @Test("An empty view that gets a size is drawn") func anEmptyViewThatGetsASizeIsDrawn() {
    let host = TestHost()
    let view = host.add(Painting())
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    host.advanceFrames()
    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("Clipping cuts subviews") func clippingCutsSubviews() {
    let host = TestHost()
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.backgroundColor = .red
    outer.addSubview(inner)
    host.add(outer)
    #expect(host.color(at: CGPoint(x: 50, y: 50)) == PixelColor(.red))
    outer.clipsToBounds = true
    host.advanceFrames()
    #expect(host.color(at: CGPoint(x: 50, y: 50)) == PixelColor(.white))
  }

  @Test("A mask hides what it does not cover") func aMaskHidesWhatItDoesNotCover() {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = .black
    view.mask = mask
    host.add(view)
    #expect(host.color(at: CGPoint(x: 15, y: 20)) == PixelColor(.red))
    #expect(host.color(at: CGPoint(x: 45, y: 20)) == PixelColor(.white))
    expectReport(containing: "mask") { view.mask = view }
  }

  @Test("A view whose own layer draws nothing has no bitmap")
  func aViewWithALayerOfItsOwnThatDrawsNothingHasNoBitmap() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let host = TestHost()
    let view = host.add(Shape(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.setNeedsDisplay()
    host.advanceFrames()
    #expect(view.layer.contents == nil)
  }
}
