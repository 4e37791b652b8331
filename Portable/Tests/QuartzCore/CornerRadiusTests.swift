import QuartzCore
import Testing

/// Corner radii greater than half a side.
///
/// Core Animation does not limit them: developers find a diamond with curved sides instead of a
/// pill, and measurements on Mac Catalyst agree. Apple's documentation says nothing.
@MainActor struct CornerRadiusTests {
  private func stage(radius: CGFloat, width: CGFloat = 40) -> LayerStage {
    let stage = LayerStage(width: 40, height: 40)
    let layer = stage.add(
      CALayer(), CGRect(x: (40 - width) / 2, y: 0, width: width, height: 40), .red)
    layer.cornerRadius = radius
    stage.render()
    return stage
  }

  @Test("A radius of half a side is a circle") func halfASideIsACircle() {
    let stage = stage(radius: 20)
    #expect(stage.pixel(20, 1) == "FF0000")
    #expect(stage.pixel(8, 8) == "FF0000")
    #expect(stage.pixel(4, 4) == "FFFFFF")
    stage.close()
  }

  @Test("A radius of more than half a side is a diamond") func moreThanHalfIsADiamond() {
    let stage = stage(radius: 30)
    #expect(stage.pixel(20, 20) == "FF0000")
    #expect(stage.pixel(6, 6) == "FFFFFF")
    #expect(stage.pixel(13, 13) == "FF0000")
    // The point of the top is at 30 − √(30² − 10²) = 1.7.
    #expect(stage.pixel(20, 0) == "FFFFFF")
    #expect(stage.pixel(20, 3) == "FF0000")
    stage.close()
  }

  @Test("A radius of more than half the shorter side points that way only")
  func moreThanHalfTheShorterSideOnlyPointsThatWay() {
    let stage = stage(radius: 15, width: 20)
    #expect(stage.pixel(20, 0) != "FF0000")
    #expect(stage.pixel(20, 2) == "FF0000")
    #expect(stage.pixel(10, 20) == "FF0000")
    stage.close()
  }

  @Test("Circles that miss each other leave nothing") func circlesThatMissEachOtherLeaveNothing() {
    let stage = stage(radius: 100)
    #expect(stage.pixel(20, 20) == "FFFFFF")
    stage.close()
  }
}
