import TestSupport
import Testing

@testable import UIKit

struct HeightIndexTests {
  @Test("Rows without a measured height have the estimated height")
  func rowsThatWereNotMeasuredCountWithTheEstimate() {
    var index = HeightIndex(count: 100_000, estimate: 44)
    #expect(index.total == 4_400_000)
    index.setHeight(100, of: 10)
    #expect(index.total == 4_400_056)
    #expect(index.offset(of: 10) == 440)
    #expect(index.offset(of: 11) == 540)
    #expect(index.row(at: 539.9) == 10)
    #expect(index.row(at: 540) == 11)
    #expect(index.row(at: -5) == 0)
    #expect(index.row(at: 1e9) == 99_999)
  }

  @Test("The index agrees with adding the heights") func itAgreesWithAddingUp() {
    var generator = SeededGenerator(seed: 7)
    var index = HeightIndex(count: 200, estimate: 30)
    var plain = [CGFloat](repeating: 30, count: 200)
    for _ in 0..<500 {
      let row = Int.random(in: 0..<200, using: &generator)
      let height = CGFloat(Int.random(in: 0..<90, using: &generator))
      index.setHeight(height, of: row)
      plain[row] = height
      let probe = Int.random(in: 0...200, using: &generator)
      #expect(index.offset(of: probe) == plain[..<probe].reduce(0, +))
    }
    for row in 0..<200 where plain[row] > 0 {
      #expect(index.row(at: index.offset(of: row)) == row)
    }
  }

  @Test("Rows out of range are ignored") func rowsOutOfRangeAreIgnored() {
    var index = HeightIndex(count: 2, estimate: 10)
    index.setHeight(50, of: 5)
    index.setHeight(50, of: -1)
    #expect(index.total == 20)
    #expect(HeightIndex(count: -3, estimate: 10).total == 0)
  }
}
