import Testing

@testable import UIKit

struct StackLayoutTests {
  private func items(_ lengths: [CGFloat], spacing: CGFloat = 10) -> [StackLayout.Item] {
    lengths.map { StackLayout.Item(preferred: $0, spacingAfter: spacing) }
  }

  private func spans(
    _ distribution: UIStackView.Distribution, _ items: [StackLayout.Item], in length: CGFloat
  ) -> [[CGFloat]] {
    StackLayout(distribution: distribution).spans(of: items, in: length)
      .map { [$0.start, $0.length] }
  }

  @Test func fillingGrowsTheItemThatHugsLeast() {
    var items = items([50, 50])
    items[1].hugging = 100
    #expect(spans(.fill, items, in: 200) == [[0, 50], [60, 140]])
  }

  @Test func fillingShrinksTheItemThatResistsLeast() {
    var items = items([100, 100])
    items[0].resistance = 100
    #expect(spans(.fill, items, in: 150) == [[0, 40], [50, 100]])
  }

  @Test func equalFillingGivesEveryItemTheSame() {
    #expect(spans(.fillEqually, items([10, 80]), in: 210) == [[0, 100], [110, 100]])
    #expect(StackLayout(distribution: .fillEqually).idealLength(of: items([10, 80])) == 170)
  }

  @Test func proportionalFillingKeepsTheRatio() {
    #expect(spans(.fillProportionally, items([20, 40]), in: 130) == [[0, 40], [50, 80]])
  }

  @Test func equalSpacingSharesTheRest() {
    #expect(
      spans(.equalSpacing, items([20, 40, 20]), in: 200) == [[0, 20], [80, 40], [180, 20]])
  }

  @Test func equalSpacingKeepsTheLeastDistances() {
    var items = items([20, 20, 20])
    items[0].spacingAfter = 100
    #expect(spans(.equalSpacing, items, in: 200) == [[0, 20], [120, 20], [180, 20]])
  }

  @Test func equalCenteringPutsTheCentresApartEvenly() {
    #expect(
      spans(.equalCentering, items([20, 60, 20]), in: 220) == [[0, 20], [80, 60], [200, 20]])
  }

  @Test func nothingLaysOutNothing() {
    for distribution in [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ] {
      #expect(spans(distribution, [], in: 100).isEmpty)
      #expect(StackLayout(distribution: distribution).idealLength(of: []) == 0)
    }
  }
}
