import Testing

@testable import QuartzCore

/// Which layers hide everything that is drawn before them.
@MainActor struct LayerCoverTests {
  private static let area = CGRect(x: 5, y: 5, width: 20, height: 20)

  private func cover(_ stage: LayerStage) -> CALayer? {
    stage.render()
    return LayerCover.find(
      in: [stage.root], over: Self.area, matrix: .identity, at: MediaClock.now)?.layer
  }

  @Test("The topmost opaque layer covers") func theTopmostOpaqueLayerCovers() {
    let stage = LayerStage()
    #expect(cover(stage) == nil)
    let lower = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    #expect(cover(stage) === lower)
    let inner = CALayer()
    inner.frame = CGRect(x: 2, y: 2, width: 30, height: 30)
    inner.backgroundColor = .blue
    lower.addSublayer(inner)
    #expect(cover(stage) === inner)
    stage.add(CALayer(), CGRect(x: 10, y: 10, width: 5, height: 5), .green)
    #expect(cover(stage) === inner)
    stage.close()
  }

  @Test(
    "Translucent layers cover nothing",
    arguments: ["opacity", "color", "mask", "corner", "place", "turn", "parent"])
  func whatLetsSomethingThroughCoversNothing(_ hole: String) {
    let stage = LayerStage()
    let parent = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 3, width: 24, height: 24)
    layer.backgroundColor = .red
    parent.addSublayer(layer)
    #expect(cover(stage) === layer)
    CATransaction.setDisableActions(true)
    switch hole {
    case "opacity": layer.opacity = 0.9
    case "color": layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.9)
    case "mask":
      layer.mask = CALayer()
      layer.mask?.frame = layer.bounds
      layer.mask?.backgroundColor = .black
    case "corner": layer.cornerRadius = 12
    case "place": layer.position.x += 5
    case "turn": layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.01))
    default:
      parent.masksToBounds = true
      parent.cornerRadius = 20
    }
    #expect(cover(stage) == nil)
    stage.close()
  }

  @Test("Layers in front of the cover are drawn, the others are hidden")
  func whatLiesInFrontOfTheCoverIsDrawnAndTheRestHidden() {
    let stage = LayerStage()
    stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    let cover = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40), .blue)
    cover.borderWidth = 1
    stage.add(CALayer(), CGRect(x: 10, y: 10, width: 5, height: 5), .green)
    stage.render()
    #expect(stage.pixel(30, 30) == "0000FF" && stage.pixel(12, 12) == "00FF00")
    #expect(stage.pixel(0, 20) == "000000")
    stage.close()
  }
}
