import CoreGraphics
import Testing

@testable import RangeSlider

/// G7: how thick a slider is, and where its thumbs run.
struct SliderBandTests {
  @Test("Without labels thumbs are centered") func withoutLabelsThumbsRunInTheMiddle() {
    let band = SliderBand(thumbs: 28)
    #expect(band.thickness == 44)
    #expect(band.middle(from: 10, to: 54) == 32)
    #expect(SliderBand(thumbs: 60).thickness == 60)
  }

  @Test("Labels add their thickness and the distance")
  func labelsTakeTheirThicknessAndTheDistance() {
    #expect(SliderBand(thumbs: 28, labels: 16, distance: 4).thickness == 48)
    #expect(SliderBand(thumbs: 10, labels: 16, distance: 4).thickness == 44)
  }

  @Test("Thumbs and labels together are centered") func thumbsAndLabelsTogetherAreInTheMiddle() {
    var band = SliderBand(thumbs: 28, labels: 16, distance: 4)
    #expect(band.middle(from: 0, to: 48) == 34)
    #expect(band.middle(from: 0, to: 100) == 60)
    band.labelsComeFirst = false
    #expect(band.middle(from: 0, to: 48) == 14)
  }
}
