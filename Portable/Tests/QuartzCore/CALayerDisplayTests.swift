import QuartzCore
import Testing

@MainActor struct CALayerDisplayTests {
  @Test("Only the marked area is cleared and drawn") func onlyTheMarkedAreaIsClearedAndDrawn() {
    let stage = LayerStage(scale: 2)
    let layer = PaintLayer()
    layer.actions = ["contents": NSNull()]
    layer.contentsScale = 2
    stage.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.setNeedsDisplay()
    stage.render()
    #expect(layer.clips == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(stage.pixel(2, 2) == "FF0000")
    layer.color = .blue
    layer.setNeedsDisplay(CGRect(x: 5, y: 5, width: 5, height: 5))
    let areas = stage.render()
    #expect(layer.clips.last == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(stage.pixel(2, 2) == "FF0000" && stage.pixel(12, 12) == "0000FF")
    #expect(stage.pixel(21, 21) == "FF0000")
    #expect(areas.allSatisfy { CGRect(x: 4, y: 4, width: 7, height: 7).contains($0) })
    stage.close()
  }

  /// A layer of no view fades from its old to its new drawing; to disable actions around
  /// setNeedsDisplay changes nothing, `NSNull` as its action for "contents" does
  /// (stackoverflow.com/questions/2244147).
  @Test("A new drawing fades in") func aNewDrawingFadesIn() {
    let stage = LayerStage()
    let layer = PaintLayer()
    stage.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.setNeedsDisplay()
    stage.render()
    #expect(layer.animationKeys() == nil)
    layer.color = .blue
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 20))
    CATransaction.commit()
    stage.render()
    #expect(stage.pixel(5, 5) == "FF0000")
    stage.advance(by: 0.1)
    #expect(!["FF0000", "0000FF"].contains(stage.pixel(5, 5)))
    #expect(stage.pixel(15, 5) == "FF0000")
    stage.advance(by: 0.3)
    #expect(stage.pixel(5, 5) == "0000FF" && stage.pixel(15, 5) == "FF0000")
    stage.close()
  }

  @Test("Drawing sees the origin of the bounds") func drawingSeesTheOriginOfTheBounds() {
    let stage = LayerStage()
    let layer = PaintLayer()
    layer.place = CGRect(x: 100, y: 100, width: 5, height: 5)
    stage.add(layer, CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.bounds.origin = CGPoint(x: 95, y: 95)
    layer.setNeedsDisplay()
    stage.render()
    #expect(stage.pixel(7, 7) == "FF0000" && stage.pixel(2, 2) == "FFFFFF")
    stage.close()
  }

  @Test("A delegate that displays keeps the layer from drawing")
  func aDelegateThatDisplaysKeepsTheLayerFromDrawing() throws {
    let layer = PaintLayer()
    let delegate = DisplayDelegate()
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 4, height: 4)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(delegate.count == 1 && layer.clips.isEmpty && !layer.needsDisplay())
  }

  @Test("A delegate that draws fills the contents") func aDelegateThatDrawsFillsTheContents() {
    let layer = CALayer()
    let delegate = DrawingDelegate()
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 4, height: 4)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(delegate.events == ["will draw", "draw"])
    #expect(layer.contents != nil)
  }

  @Test("A layer that draws nothing has no contents") func aLayerThatDrawsNothingHasNoContents() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
    layer.bounds.size = .zero
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
  }

  @Test("A change of bounds redraws a layer with needsDisplayOnBoundsChange")
  func displayOnBoundsChange() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 5, height: 4)
    #expect(layer.needsDisplay())
  }

  @Test(
    "Contents are placed by their gravity",
    arguments: [
      (CALayerContentsGravity.resize, "FF0000", "FF0000"),
      (.center, "FFFFFF", "FF0000"), (.bottomLeft, "FF0000", "FFFFFF"),
      (.topRight, "FFFFFF", "FFFFFF"), (.resizeAspect, "FF0000", "FF0000"),
    ])
  func gravity(_ gravity: CALayerContentsGravity, _ corner: String, _ middle: String) throws {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.contents = try solidImage(6, 6)
    layer.contentsGravity = gravity
    stage.render()
    #expect(stage.pixel(1, 1) == corner && stage.pixel(10, 10) == middle)
    stage.close()
  }

  @Test("Contents stretch in nine parts") func nineParts() throws {
    let stage = LayerStage()
    let context = try #require(CGContext(layerPixelsWide: 3, high: 3, scale: 1, opaque: false))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.contents = context.makeImage()
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    layer.magnificationFilter = .nearest
    stage.render()
    #expect(stage.pixel(0, 10) == "FF0000" && stage.pixel(1, 10) == "0000FF")
    #expect(stage.pixel(18, 10) == "0000FF" && stage.pixel(19, 10) == "FF0000")
    stage.close()
  }

  @Test("Contents of the right size are copied exactly")
  func contentsOfTheRightSizeAreCopiedExactly() throws {
    let stage = LayerStage(width: 10, height: 10, scale: 3)
    let context = try #require(CGContext(layerPixelsWide: 30, high: 30, scale: 1, opaque: true))
    context.setFillColor(.white)
    for x in stride(from: 0, to: 30, by: 2) {
      context.fill(CGRect(x: x, y: 0, width: 1, height: 30))
    }
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.contentsScale = 3
    layer.contents = context.makeImage()
    stage.render()
    #expect((0..<4).map { stage.pixel($0, 9) } == ["FFFFFF", "000000", "FFFFFF", "000000"])
    stage.close()
  }

  private func solidImage(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(layerPixelsWide: width, high: height, scale: 1, opaque: false))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(context.makeImage())
  }
}

private final class PaintLayer: CALayer {
  var color = CGColor.red
  var place: CGRect?
  var clips: [CGRect] = []

  override func draw(in ctx: CGContext) {
    clips.append(ctx.boundingBoxOfClipPath)
    ctx.setFillColor(color)
    ctx.fill(place ?? bounds)
  }
}

private final class DisplayDelegate: NSObject, CALayerDelegate {
  var count = 0

  func display(_ layer: CALayer) { count += 1 }
}

private final class DrawingDelegate: NSObject, CALayerDelegate {
  var events: [String] = []

  func layerWillDraw(_ layer: CALayer) { events.append("will draw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    events.append("draw")
    ctx.setFillColor(.red)
    ctx.fill(layer.bounds)
  }
}
