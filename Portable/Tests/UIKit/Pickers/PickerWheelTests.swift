@testable import UIKit
import Testing

struct PickerWheelTests {
  private let wheel = PickerWheel(rowHeight: 32, height: 216)

  @Test("The middle row is whole, and the others are flatter and fainter")
  func theRowInTheMiddleIsWholeAndTheOthersAreFlatterAndFainter() {
    #expect(wheel.row(at: 0) == .init(offset: 0, scale: CGSize(width: 1, height: 1), alpha: 1))
    var last = wheel.row(at: 0)
    for distance in 1...4 {
      let row = wheel.row(at: CGFloat(distance))
      #expect(row.map { $0.scale.height } ?? 0 < last?.scale.height ?? 0)
      #expect(row.map(\.alpha) ?? 0 < last?.alpha ?? 0)
      #expect((row?.offset ?? 0) - (last?.offset ?? 0) < 32.01)
      last = row
    }
  }

  @Test("The back of the wheel is hidden") func theBackOfTheWheelIsNotSeen() {
    #expect(wheel.row(at: wheel.reach + 0.01) == nil)
    #expect(wheel.row(at: -wheel.reach - 0.01) == nil)
    #expect((wheel.row(at: wheel.reach)?.offset ?? .infinity) < 112)
  }

  @Test("A point finds the visible row") func aPointFindsTheRowThatIsSeenThere() {
    for row in -4...4 {
      let offset = wheel.row(at: CGFloat(row))?.offset ?? 0
      #expect(wheel.distance(at: offset) == CGFloat(row))
    }
    #expect(wheel.distance(at: 10_000) > 0)
  }
}
