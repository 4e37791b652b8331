import CoreGraphics
import Testing

@testable import RangeSlider

struct PanArbitrationTests {
  private let along = CGPoint(x: 12, y: 4)
  private let across = CGPoint(x: 4, y: 12)

  @Test("A pan across the slider can begin, one along it cannot")
  func direction() {
    let arbitration = PanArbitration()
    #expect(arbitration.allowsPan(movement: across))
    #expect(!arbitration.allowsPan(movement: along))
    #expect(!arbitration.allowsPan(movement: CGPoint(x: 10, y: 10)))
  }

  @Test("A resting finger on a thumb leaves the decision open")
  func resting() {
    var arbitration = PanArbitration()
    arbitration.began(at: CGPoint(x: 100, y: 20))
    arbitration.moved(to: CGPoint(x: 104, y: 20))
    #expect(!arbitration.isDecided)
    #expect(arbitration.allowsPan(movement: across))
  }

  @Test("A drag keeps the finger wherever it moves")
  func kept() {
    var arbitration = PanArbitration()
    arbitration.began(at: CGPoint(x: 100, y: 20))
    arbitration.moved(to: CGPoint(x: 110, y: 20))
    arbitration.moved(to: CGPoint(x: 110, y: 200))
    #expect(arbitration.isDecided)
    #expect(!arbitration.allowsPan(movement: CGPoint(x: 10, y: 180)))
  }

  @Test("A movement across leaves the decision to other pans")
  func acrossFirst() {
    var arbitration = PanArbitration()
    arbitration.began(at: CGPoint(x: 100, y: 20))
    arbitration.moved(to: CGPoint(x: 107, y: 60))
    #expect(!arbitration.isDecided)
  }
}
