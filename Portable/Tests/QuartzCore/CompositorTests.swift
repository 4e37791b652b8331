import Foundation
import QuartzCore
import TestSupport
import Testing

@MainActor struct CompositorTests {
  private final class Bar: CALayer {
    var bar = CGRect.zero

    override func draw(in context: CGContext) {
      context.setFillColor(.red)
      context.fill(bar)
    }
  }

  @Test("Of new contents only the pixels that differ are drawn") func newContents() {
    let stage = LayerStage(width: 100, height: 100, scale: 2)
    let layer = Bar()
    layer.contentsScale = 2
    layer.actions = ["contents": NSNull()]
    layer.bar = CGRect(x: 5, y: 5, width: 10, height: 4)
    stage.add(layer, CGRect(x: 20, y: 30, width: 60, height: 40))
    layer.setNeedsDisplay()
    stage.render()
    layer.bar.size.width = 14
    layer.setNeedsDisplay()
    // With a pixel around them.
    #expect(stage.render() == [CGRect(x: 34.5, y: 34.5, width: 5, height: 5)])
    #expect(stage.pixel(77, 77) == "FF0000")
    layer.setNeedsDisplay()
    #expect(stage.render().isEmpty)
    stage.close()
  }

  @Test("Only what changed is drawn") func onlyWhatChangedIsDrawn() {
    let stage = LayerStage(width: 100, height: 100)
    let a = stage.add(CALayer(), CGRect(x: 10, y: 10, width: 10, height: 10), .red)
    stage.add(CALayer(), CGRect(x: 60, y: 60, width: 20, height: 20), .blue)
    stage.render()
    #expect(stage.render().isEmpty)
    #expect(!stage.compositor.needsFrame)
    CATransaction.setDisableActions(true)
    a.backgroundColor = .green
    #expect(stage.compositor.needsFrame)
    let areas = stage.render()
    #expect(areas.count == 1)
    #expect(areas.allSatisfy { CGRect(x: 8, y: 8, width: 14, height: 14).contains($0) })
    #expect(stage.pixel(15, 15) == "00FF00")
    stage.close()
  }

  @Test("Moves, removals and hiding clear the old place")
  func movesRemovalsAndHidingClearTheOldPlace() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.render()
    CATransaction.setDisableActions(true)
    layer.position.x += 20
    stage.render()
    #expect(stage.pixel(5, 5) == "FFFFFF" && stage.pixel(25, 5) == "FF0000")
    CATransaction.setDisableActions(true)
    layer.isHidden = true
    stage.render()
    #expect(stage.pixel(25, 5) == "FFFFFF")
    CATransaction.setDisableActions(true)
    layer.isHidden = false
    stage.render()
    #expect(stage.pixel(25, 5) == "FF0000")
    layer.removeFromSuperlayer()
    stage.render()
    #expect(stage.pixel(25, 5) == "FFFFFF")
    stage.close()
  }

  @Test("Changes below a moved and a hidden layer are not lost")
  func changesBelowAMovedAndAHiddenLayerAreNotLost() {
    let stage = LayerStage()
    let outer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    inner.backgroundColor = .red
    outer.addSublayer(inner)
    stage.render()
    CATransaction.setDisableActions(true)
    outer.isHidden = true
    stage.render()
    CATransaction.setDisableActions(true)
    inner.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    stage.render()
    CATransaction.setDisableActions(true)
    outer.isHidden = false
    outer.position.x += 10
    stage.render()
    #expect(stage.pixel(22, 12) == "FF0000" && stage.pixel(2, 2) == "FFFFFF")
    CATransaction.setDisableActions(true)
    inner.position.x += 5
    stage.render()
    #expect(stage.pixel(22, 12) == "FFFFFF" && stage.pixel(27, 12) == "FF0000")
    stage.close()
  }

  @Test("Order and depth determine the topmost layer") func orderAndDepthDecideWhatIsOnTop() {
    let stage = LayerStage()
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let a = stage.add(CALayer(), frame, .red)
    stage.add(CALayer(), frame, .blue)
    stage.render()
    #expect(stage.pixel(5, 5) == "0000FF")
    CATransaction.setDisableActions(true)
    a.zPosition = 1
    stage.render()
    #expect(stage.pixel(5, 5) == "FF0000")
    CATransaction.setDisableActions(true)
    a.zPosition = 0
    stage.render()
    stage.root.addSublayer(a)
    stage.render()
    #expect(stage.pixel(5, 5) == "FF0000")
    stage.close()
  }

  @Test("Rasterized trees follow their content") func rasterizedTreesFollowTheirContent() {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.shouldRasterize = true
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.backgroundColor = .red
    layer.addSublayer(inner)
    stage.render()
    #expect(stage.pixel(5, 5) == "FF0000")
    CATransaction.setDisableActions(true)
    inner.position.x += 10
    stage.render()
    #expect(stage.pixel(5, 5) == "FFFFFF" && stage.pixel(15, 5) == "FF0000")
    stage.close()
  }

  @Test("Size and scale make a new bitmap") func sizeAndScaleMakeANewBitmap() {
    let stage = LayerStage()
    stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.compositor.scale = 2
    stage.compositor.size = CGSize(width: 30, height: 20)
    stage.render()
    #expect(stage.compositor.context.width == 60 && stage.compositor.context.height == 40)
    #expect(stage.pixel(19, 19) == "FF0000" && stage.pixel(20, 20) == "FFFFFF")
    stage.compositor.size = CGSize(width: CGFloat.nan, height: 5)
    #expect(stage.compositor.size == CGSize(width: 1, height: 1))
    stage.close()
  }

  @Test("A root that becomes a sublayer stops being a root")
  func aRootThatBecomesASublayerIsNoRootAnyMore() {
    let stage = LayerStage()
    let other = CALayer()
    stage.compositor.roots.append(other)
    #expect(other.isInRenderTree && other.superlayer == nil)
    stage.root.addSublayer(other)
    #expect(stage.compositor.roots == [stage.root])
    #expect(other.isInRenderTree && other.superlayer === stage.root)
    stage.close()
    #expect(!other.isInRenderTree)
  }

  @Test("render(in:) displays marked layers") func renderInDisplaysWhatIsMarked() throws {
    let layer = ProgressLayer()
    layer.setValue(CGFloat(1), forKey: "progress")
    layer.bounds.size = CGSize(width: 2, height: 2)
    let context = try #require(CGContext(layerPixelsWide: 2, high: 2, scale: 1, opaque: false))
    layer.render(in: context)
    #expect(context.withPixels { bytes, _ in bytes[2] } == 255)
  }

  @Test("render(in:) draws the model into any context") func renderInDrawsTheModelIntoAnyContext()
    throws
  {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    layer.backgroundColor = .red
    let context = try #require(
      CGContext(layerPixelsWide: 20, high: 20, scale: 1, opaque: false))
    context.translateBy(x: 5, y: 5)
    layer.render(in: context)
    let alphas = context.withPixels { bytes, row in [bytes[4 * row + 19], bytes[8 * row + 35]] }
    #expect(alphas == [0, 255])
  }

  @Test("The cost of many layers is linear") func manyLayersStayLinear() {
    let stage = LayerStage(width: 400, height: 400)
    var layers: [CALayer] = []
    for index in 0..<5000 {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3)
      layer.backgroundColor = .red
      stage.root.addSublayer(layer)
      layers.append(layer)
    }
    stage.render()
    let pixels = stage.compositor.composedPixels
    CATransaction.setDisableActions(true)
    layers[2500].backgroundColor = .blue
    stage.render()
    #expect(stage.compositor.composedPixels - pixels <= 36)
    stage.close()
  }

  @Test("The description of the tree is stable") func theTreeIsDescribedStably() {
    let root = CALayer()
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0.3333333, width: 10, height: 20)
    let child = CAShapeLayer()
    child.opacity = 0.5
    child.cornerRadius = 4
    root.addSublayer(child)
    #expect(
      layerTreeDescription(root) == """
        CALayer "root" (0, 0.33; 10 × 20)
          CAShapeLayer (0, 0; 0 × 0) opacity 0.5 corner 4
        """)
  }

  @Test("Without memory nothing is shown and nothing crashes")
  func withoutMemoryNothingShowsAndNothingBreaks() throws {
    let size = CGSize(width: 20, height: 10)
    var small: CGContext?
    let messages = reports {
      small = Compositor.makeContext(size, 2) { wide, high, scale in
        wide > 1 ? nil : CGContext(layerPixelsWide: wide, high: high, scale: scale, opaque: false)
      }
    }
    #expect(small?.width == 1)
    #expect(messages == ["Compositor: no memory for a bitmap of 40 × 20 pixels"])
    var made: CGContext?
    _ = reports { made = Compositor.makeContext(size, 2) { _, _, _ in nil } }
    let none = try #require(made)
    #expect(none.width == 0)
    none.saveGState()
    none.translateBy(x: 3, y: 4)
    none.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    none.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    none.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    none.restoreGState()
    #expect(none.makeImage() == nil)
    #expect(none.data == nil)
  }
}
