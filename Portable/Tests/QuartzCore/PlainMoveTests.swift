import QuartzCore
import Testing

/// What must be drawn again after a rectangle of one color has moved.
@MainActor struct PlainMoveTests {
  @Test("A bar that grows at one end is drawn there only")
  func aBarThatGrowsAtOneEndIsDrawnThereOnly() {
    let stage = LayerStage(width: 100, height: 40, scale: 1)
    let bar = bar(in: stage, CGRect(x: 10, y: 10, width: 60, height: 8))
    CATransaction.setDisableActions(true)
    bar.frame = CGRect(x: 20, y: 10, width: 50, height: 8)
    // From the old end to where the new end's round corners stop, and half a pixel about it.
    #expect(stage.render() == [CGRect(x: 9, y: 9, width: 16, height: 10)])
    CATransaction.setDisableActions(true)
    bar.frame = CGRect(x: 20, y: 10, width: 50, height: 28)
    #expect(stage.render() == [CGRect(x: 19, y: 13, width: 52, height: 26)])
    stage.close()
  }

  @Test("A bar that slides is drawn at both ends") func aBarThatSlidesIsDrawnAtBothEnds() {
    let stage = LayerStage(width: 100, height: 40, scale: 1)
    let bar = bar(in: stage, CGRect(x: 10, y: 10, width: 60, height: 8))
    CATransaction.setDisableActions(true)
    bar.position.x += 10
    #expect(
      stage.render() == [
        CGRect(x: 9, y: 9, width: 16, height: 10), CGRect(x: 65, y: 9, width: 16, height: 10),
      ])
    stage.close()
  }

  @Test("Any other change together with the position redraws the whole layer")
  func whateverElseChangesWithThePlaceIsDrawnAsAWhole() {
    let stage = LayerStage(width: 100, height: 40, scale: 1)
    let bar = bar(in: stage, CGRect(x: 10, y: 10, width: 60, height: 8))
    CATransaction.setDisableActions(true)
    bar.frame = CGRect(x: 20, y: 10, width: 50, height: 8)
    bar.backgroundColor = .black
    #expect(stage.render() == [CGRect(x: 9, y: 9, width: 62, height: 10)])
    stage.close()
  }

  private func bar(in stage: LayerStage, _ frame: CGRect) -> CALayer {
    CATransaction.setDisableActions(true)
    let bar = CALayer()
    bar.frame = frame
    bar.cornerRadius = 4
    bar.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    stage.root.addSublayer(bar)
    stage.render()
    return bar
  }
}
