import Testing

@testable import UIKit

struct RubberBandTests {
  private let band = RubberBand(dimension: 800)

  @Test("Content follows less the farther it is pulled")
  func contentFollowsLessTheFartherItIsPulled() {
    #expect(abs(band.shown(for: 100) - 51.46) < 0.1)
    #expect(band.shown(for: 200) < 2 * band.shown(for: 100))
    #expect(band.shown(for: 1_000_000) < 800)
  }

  @Test("Inside the range nothing is pulled back") func insideTheRangeNothingIsPulledBack() {
    #expect(band.clamp(50, to: 0...100) == 50)
    #expect(band.clamp(-100, to: 0...100) == -band.shown(for: 100))
    #expect(band.clamp(200, to: 0...100) == 100 + band.shown(for: 100))
  }

  @Test("Unclamping reverses clamping") func unclampingTakesClampingBack() {
    for position: CGFloat in [-300, -1, 0, 40, 100, 101, 350] {
      let back = band.unclamp(band.clamp(position, to: 0...100), from: 0...100)
      #expect(abs(back - position) < 0.001)
    }
  }
}
