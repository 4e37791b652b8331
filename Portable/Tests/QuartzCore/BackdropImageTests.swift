import Testing

@testable import QuartzCore

/// When a blurred image is kept and when it is made anew.
@MainActor struct BackdropImageTests {
  @MainActor private final class Scene {
    let stage = LayerStage(width: 100, height: 100)
    let below: CALayer
    let blur = CABackdropLayer()
    let title: CALayer

    init() {
      below = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 100), .black)
      blur.blurRadius = 3
      stage.add(blur, CGRect(x: 10, y: 10, width: 80, height: 80))
      title = stage.add(CALayer(), CGRect(x: 40, y: 40, width: 10, height: 10), .red)
      stage.render()
      CATransaction.setDisableActions(true)
    }

    var areDrawnWhole: [CGRect] {
      stage.render().filter { $0.contains(blur.frame) }
    }
  }

  @Test("A change in front draws only itself") func aChangeInFrontDrawsOnlyItself() {
    let scene = Scene()
    let image = scene.blur.keptImage
    scene.title.backgroundColor = .green
    let areas = scene.stage.render()
    #expect(image != nil && scene.blur.keptImage === image)
    #expect(areas.allSatisfy { CGRect(x: 39, y: 39, width: 12, height: 12).contains($0) })
    #expect(scene.stage.pixel(45, 45) == "00FF00")
    scene.stage.close()
  }

  @Test("A change below draws all of the blur") func aChangeBelowDrawsAllOfTheBlur() {
    let scene = Scene()
    scene.below.frame.size.width = 45
    #expect(!scene.areDrawnWhole.isEmpty)
    scene.stage.close()
  }

  @Test("A change below that does not reach the blur leaves it")
  func aChangeBelowThatDoesNotReachTheBlurLeavesIt() {
    let scene = Scene()
    let image = scene.blur.keptImage
    let dot = CALayer()
    dot.frame = CGRect(x: 2, y: 2, width: 3, height: 3)
    dot.backgroundColor = .red
    scene.below.addSublayer(dot)
    #expect(scene.areDrawnWhole.isEmpty && scene.blur.keptImage === image)
    scene.stage.close()
  }

  @Test("An animation below draws the blur in every frame")
  func anAnimationBelowDrawsTheBlurInEveryFrame() {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 20
    animation.toValue = 30
    animation.duration = 1
    scene.below.add(animation, forKey: "position")
    for _ in 0..<2 {
      let image = scene.blur.keptImage
      scene.stage.advance(by: 0.1)
      #expect(scene.blur.keptImage != nil && scene.blur.keptImage !== image)
    }
    scene.stage.close()
  }

  @Test("A layer that moves to the front leaves the backdrop")
  func aLayerThatComesToLieInFrontIsNoLongerSeenThrough() {
    let scene = Scene()
    scene.stage.root.addSublayer(scene.below)
    scene.stage.render()
    #expect(scene.stage.pixel(20, 50) == "000000" && scene.stage.pixel(70, 50) == "FFFFFF")
    scene.stage.close()
  }

  @Test(
    "Changing the blur renews its image",
    arguments: ["place", "size", "radius", "saturation", "scale"])
  func theBlursOwnChangesMakeAnotherImage(_ change: String) {
    let scene = Scene()
    let image = scene.blur.keptImage
    switch change {
    case "place": scene.blur.position.x += 1
    case "size": scene.blur.bounds.size.height -= 2
    case "radius": scene.blur.blurRadius = 4
    case "saturation": scene.blur.saturation = 2
    default: scene.stage.compositor.scale = 2
    }
    scene.stage.render()
    #expect(scene.blur.keptImage != nil && scene.blur.keptImage !== image)
    scene.stage.close()
  }

  @Test("Kept images have no more pixels than the screen")
  func keptImagesHaveNoMorePixelsThanTheScreen() {
    let stage = LayerStage(width: 100, height: 100)
    for index in 0..<8 {
      let blur = CABackdropLayer()
      blur.blurRadius = 3
      stage.add(blur, CGRect(x: 0, y: CGFloat(index), width: 100, height: 40))
    }
    stage.render()
    let pixels = stage.compositor.backdropStore?.pixels ?? 0
    #expect(pixels > 0 && pixels <= 100 * 100)
    stage.close()
  }

  @Test("A layer that leaves the tree keeps no image") func aLayerThatLeavesTheTreeKeepsNoImage() {
    let scene = Scene()
    #expect(scene.blur.keptImage != nil)
    scene.blur.removeFromSuperlayer()
    #expect(scene.blur.keptImage == nil)
    scene.stage.close()
  }
}
