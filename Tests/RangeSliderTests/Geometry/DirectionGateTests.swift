import CoreGraphics
import Testing

@testable import RangeSlider

struct DirectionGateTests {
  private let along = CGPoint(x: 12, y: 4)
  private let across = CGPoint(x: 4, y: 12)

  @Test("S1: a pan across the slider may begin, one along it may not")
  func direction() {
    let gate = DirectionGate()
    #expect(gate.allowsPan(movement: across))
    #expect(!gate.allowsPan(movement: along))
    #expect(!gate.allowsPan(movement: CGPoint(x: 10, y: 10)))
  }

  @Test("S1: a finger that rests on a thumb has decided nothing")
  func resting() {
    var gate = DirectionGate()
    gate.began(at: CGPoint(x: 100, y: 20))
    gate.moved(to: CGPoint(x: 104, y: 20))
    #expect(!gate.isClosed)
    #expect(gate.allowsPan(movement: across))
  }

  @Test("S2: a drag keeps the finger wherever it wanders")
  func kept() {
    var gate = DirectionGate()
    gate.began(at: CGPoint(x: 100, y: 20))
    gate.moved(to: CGPoint(x: 110, y: 20))
    gate.moved(to: CGPoint(x: 110, y: 200))
    #expect(gate.isClosed)
    #expect(!gate.allowsPan(movement: CGPoint(x: 10, y: 180)))
  }

  @Test("S1: a movement across decides nothing for the slider")
  func acrossFirst() {
    var gate = DirectionGate()
    gate.began(at: CGPoint(x: 100, y: 20))
    gate.moved(to: CGPoint(x: 107, y: 60))
    #expect(!gate.isClosed)
  }

  @Test("the next finger starts anew")
  func anew() {
    var gate = DirectionGate()
    gate.began(at: .zero)
    gate.moved(to: along)
    gate.ended()
    #expect(gate == DirectionGate())
    gate.moved(to: along)
    #expect(!gate.isClosed)
  }
}
