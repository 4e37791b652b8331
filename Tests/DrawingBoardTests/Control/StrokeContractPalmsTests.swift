import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

struct StrokeContractPalmsTests {
  private func contact(
    _ id: Int, _ source: StrokeContract.Source = .finger, radius: CGFloat = 15,
    canDraw: Bool = true, x: CGFloat = 0
  ) -> StrokeContract.Contact {
    StrokeContract.Contact(
      id: id, source: source, radius: radius, canDraw: canDraw, location: CGPoint(x: x, y: 0))
  }

  /// A contract after a pencil has drawn from 0 to 1 seconds.
  private func afterPencil(_ policy: BoardDrawingPolicy = .default) -> StrokeContract {
    var contract = StrokeContract()
    contract.policy = policy
    _ = contract.begin([contact(1, .pencil)], at: 0)
    _ = contract.end(1, at: .zero, time: 1)
    return contract
  }

  @Test("Once a pencil has drawn, fingers do not draw, but pencils and pointers do")
  func afterPencilDraws() {
    var contract = afterPencil()
    #expect(contract.begin([contact(2)], at: 5) == [])
    _ = contract.end(2, at: .zero, time: 6)
    #expect(contract.begin([contact(3, .pointer)], at: 7) == [.begin(3)])
    _ = contract.end(3, at: .zero, time: 8)
    #expect(contract.begin([contact(4, .pencil)], at: 9) == [.begin(4)])
  }

  @Test("A refused pencil does not keep fingers from drawing")
  func refusedPencil() {
    var contract = StrokeContract()
    #expect(contract.begin([contact(1, .pencil, canDraw: false)], at: 0) == [])
    _ = contract.end(1, at: .zero, time: 1)
    #expect(contract.begin([contact(2)], at: 5) == [.begin(2)])
  }

  @Test("Another policy forgets the pencil, the same one does not; any input permits fingers")
  func policyForgets() {
    var contract = afterPencil()
    contract.policy = .default
    #expect(!contract.permits(.finger))
    contract.policy = .pencilOnly
    contract.policy = .default
    #expect(contract.begin([contact(2)], at: 5) == [.begin(2)])
    var any = afterPencil(.anyInput)
    #expect(any.begin([contact(2)], at: 5) == [.begin(2)])
  }

  @Test("The user's preference applies under the default policy only")
  func preference() {
    var contract = StrokeContract()
    contract.prefersPencil = true
    #expect(contract.begin([contact(1)], at: 0) == [])
    #expect(contract.permits(.pointer))
    contract.policy = .anyInput
    #expect(contract.permits(.finger))
    contract.policy = .pencilOnly
    contract.prefersPencil = false
    #expect(!contract.permits(.finger) && !contract.permits(.pointer) && contract.permits(.pencil))
  }

  @Test("A palm never draws, under any policy, and the limit itself is still a finger")
  func palm() {
    for policy in [BoardDrawingPolicy.default, .anyInput, .pencilOnly] {
      var contract = StrokeContract()
      contract.policy = policy
      #expect(contract.begin([contact(1, radius: 60.5)], at: 0) == [])
    }
    var contract = StrokeContract()
    #expect(contract.begin([contact(1, radius: 60)], at: 0) == [.begin(1)])
  }

  @Test("A finger draws beside a resting palm, as if the palm were not there")
  func besidePalm() {
    var contract = StrokeContract()
    #expect(contract.begin([contact(1, radius: 120)], at: 0) == [])
    #expect(contract.begin([contact(2)], at: 0.1) == [.begin(2)])
    #expect(contract.begin([contact(3, radius: 120)], at: 0.2) == [])
    #expect(contract.end(2, at: .zero, time: 1) == [.end(2)])
    var together = StrokeContract()
    #expect(together.begin([contact(1, radius: 120), contact(2)], at: 0) == [.begin(2)])
  }

  @Test("A contact that grows to a palm loses its stroke and draws nothing more")
  func growing() {
    var contract = StrokeContract()
    _ = contract.begin([contact(1)], at: 0)
    #expect(contract.move(1, to: CGPoint(x: 40, y: 0), radius: 50, at: 0.1) == [.move(1)])
    #expect(contract.move(1, to: CGPoint(x: 40, y: 0), radius: 80, at: 0.2) == [.cancel(1, .palm)])
    #expect(contract.move(1, to: CGPoint(x: 60, y: 0), radius: 20, at: 0.3) == [])
    #expect(contract.end(1, at: .zero, time: 0.4) == [])
    #expect(contract == StrokeContract())
  }

  @Test("No tap is recognized while a palm rests, or when one lands or grows in between")
  func noTapsBesidePalms() {
    func taps(_ body: (inout StrokeContract) -> Void) -> [StrokeContract.Effect] {
      var contract = StrokeContract()
      body(&contract)
      _ = contract.begin([contact(1), contact(2)], at: 1)
      _ = contract.move(1, to: .zero, radius: contract.isInGesture ? 15 : 0, at: 1.05)
      _ = contract.end(1, at: .zero, time: 1.1)
      return contract.end(2, at: .zero, time: 1.1)
    }
    #expect(taps { _ in } == [.tap(fingers: 2)])
    #expect(taps { _ = $0.begin([contact(9, radius: 120)], at: 0) } == [])
    #expect(
      taps {
        _ = $0.begin([contact(9, radius: 120)], at: 0)
        _ = $0.end(9, at: .zero, time: 0.5)
      } == [.tap(fingers: 2)])

    var landing = StrokeContract()
    _ = landing.begin([contact(1), contact(2)], at: 1)
    _ = landing.begin([contact(3, radius: 120)], at: 1.1)
    _ = landing.end(1, at: .zero, time: 1.2)
    #expect(landing.end(2, at: .zero, time: 1.2) == [])

    var growing = StrokeContract()
    _ = growing.begin([contact(1), contact(2)], at: 1)
    _ = growing.move(2, to: .zero, radius: 70, at: 1.1)
    _ = growing.end(1, at: .zero, time: 1.2)
    #expect(growing.end(2, at: .zero, time: 1.2) == [])
    #expect(!growing.isInGesture)
  }

  @Test("A hand that rests while or just after a pencil draws does not tap")
  func noTapsBesidePencils() {
    func taps(from start: TimeInterval) -> [StrokeContract.Effect] {
      var contract = afterPencil()
      _ = contract.begin([contact(2), contact(3)], at: start)
      _ = contract.end(2, at: .zero, time: start + 0.1)
      return contract.end(3, at: .zero, time: start + 0.1)
    }
    #expect(taps(from: 1.1) == [])
    #expect(taps(from: 1.5) == [])
    #expect(taps(from: 1.6) == [.tap(fingers: 2)])

    // A pencil that may not draw is held by a hand as well.
    var refused = StrokeContract()
    _ = refused.begin([contact(1, .pencil, canDraw: false)], at: 0)
    _ = refused.begin([contact(2), contact(3)], at: 5)
    _ = refused.end(2, at: .zero, time: 5.1)
    #expect(refused.end(3, at: .zero, time: 5.1) == [])

    var landing = StrokeContract()
    _ = landing.begin([contact(2), contact(3)], at: 5)
    _ = landing.begin([contact(1, .pencil, canDraw: false)], at: 5.1)
    _ = landing.end(2, at: .zero, time: 5.2)
    #expect(landing.end(3, at: .zero, time: 5.2) == [])
  }

  @Test("A hand does not tap beside a pencil when another pencil is lifted")
  func twoPencils() {
    var contract = StrokeContract()
    _ = contract.begin([contact(1, .pencil), contact(2, .pencil)], at: 0)
    _ = contract.end(2, at: .zero, time: 0.1)
    _ = contract.move(1, to: .zero, at: 4.9)
    _ = contract.end(1, at: .zero, time: 4.9)
    _ = contract.begin([contact(3), contact(4)], at: 5)
    _ = contract.end(3, at: .zero, time: 5.1)
    #expect(contract.end(4, at: .zero, time: 5.1) == [])
  }

  @Test("Where fingers do not draw, only fingertips tap")
  func fingertips() {
    func taps(_ policy: BoardDrawingPolicy, radius: CGFloat) -> [StrokeContract.Effect] {
      var contract = StrokeContract()
      contract.policy = policy
      _ = contract.begin([contact(1), contact(2, radius: radius)], at: 0)
      _ = contract.end(1, at: .zero, time: 0.1)
      return contract.end(2, at: .zero, time: 0.1)
    }
    #expect(taps(.pencilOnly, radius: 30) == [.tap(fingers: 2)])
    #expect(taps(.pencilOnly, radius: 45) == [])
    #expect(taps(.default, radius: 45) == [.tap(fingers: 2)])

    var staggered = StrokeContract()
    staggered.policy = .pencilOnly
    _ = staggered.begin([contact(1, radius: 45)], at: 0)
    _ = staggered.begin([contact(2)], at: 0.1)
    _ = staggered.end(1, at: .zero, time: 0.2)
    #expect(staggered.end(2, at: .zero, time: 0.2) == [])
  }

  @Test("Whatever touches do, only permitted contacts draw and no hand at rest taps")
  func property() {
    for seed in 0..<Torture.count(300, torture: 20_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var model = Model()
      for _ in 0..<60 { model.act(&random) }
      if let failure = model.failure {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }
}

/// A contract and what is known about its touches from outside.
private struct Model {
  private struct Touch {
    var source: StrokeContract.Source
    var radius: CGFloat
    var canDraw: Bool
  }

  private var contract = StrokeContract()
  private var down: [Int: Touch] = [:]
  private var drawing: Int?
  private var hasPencilDrawn = false
  private var lastPencil: TimeInterval?
  private var lastPalm: TimeInterval?
  private var time: TimeInterval = 0
  private var next = 0
  private(set) var failure: String?

  mutating func act(_ random: inout SeededGenerator) {
    time += Double(random.next(below: 20)) / 50
    noteHands()
    let id = down.keys.sorted().randomElement(using: &random)
    switch random.next(below: 12) {
    case 0..<4: land(&random)
    case 4..<7: if let id { move(id, &random) }
    case 7..<10:
      if let id { check(contract.end(id, at: .zero, time: time), lifted: id) }
    case 10: if let id { check(contract.cancel(id, time: time), lifted: id) }
    default: command(&random)
    }
    noteHands()
    require(contract.drawingTouch == drawing, "the drawing touch is another one")
    if let drawing, let touch = down[drawing] {
      require(!isPalm(touch), "a palm draws")
    }
  }

  private mutating func land(_ random: inout SeededGenerator) {
    let contacts = (0...random.next(below: 3)).map { _ in
      next += 1
      let source: StrokeContract.Source =
        [.finger, .finger, .finger, .pencil, .pointer][random.next(below: 5)]
      return StrokeContract.Contact(
        id: next, source: source, radius: source == .finger ? radius(&random) : 0,
        canDraw: random.next(below: 6) > 0, location: .zero)
    }
    for contact in contacts {
      down[contact.id] = Touch(
        source: contact.source, radius: contact.radius, canDraw: contact.canDraw)
    }
    noteHands()
    check(contract.begin(contacts, at: time))
  }

  private mutating func move(_ id: Int, _ random: inout SeededGenerator) {
    let radius = down[id]?.source == .finger ? radius(&random) : 0
    down[id]?.radius = radius
    noteHands()
    let place = CGPoint(x: CGFloat(random.next(below: 15)), y: 0)
    check(contract.move(id, to: place, radius: radius, at: time))
  }

  private mutating func command(_ random: inout SeededGenerator) {
    switch random.next(below: 4) {
    case 0: check(contract.interrupt(.code))
    case 1: check(contract.finish())
    case 2: contract.prefersPencil.toggle()
    default:
      let policy = contract.policy
      contract.policy = [.default, .anyInput, .pencilOnly][random.next(below: 3)]
      if contract.policy != policy { hasPencilDrawn = false }
    }
  }

  private mutating func check(_ effects: [StrokeContract.Effect], lifted: Int? = nil) {
    for effect in effects {
      switch effect {
      case .begin(let id):
        require(drawing == nil, "a second stroke begins")
        require(down[id].map(permits) == true, "an excluded touch draws")
        if down[id]?.source == .pencil { hasPencilDrawn = true }
        drawing = id
      case .move(let id): require(drawing == id, "another touch moves")
      case .end(let id), .cancel(let id, _):
        require(drawing == id, "another stroke ends")
        drawing = nil
      case .tap(let fingers):
        require(fingers > 1, "one finger taps")
        require(drawing == nil, "a tap during a stroke")
        require(lastPencil.map { time - $0 > 0.5 } ?? true, "a tap beside a pencil")
        require(lastPalm.map { $0 < time - 0.5 } ?? true || !isPalmDown, "a tap beside a palm")
      case .pinch, .movePinch, .endPinch, .doubleTap: require(false, "a pinch without zooming")
      }
    }
    if let lifted { down[lifted] = nil }
  }

  private func permits(_ touch: Touch) -> Bool {
    guard touch.canDraw, !isPalm(touch) else { return false }
    switch touch.source {
    case .pencil: return true
    case .pointer: return contract.policy != .pencilOnly
    case .finger:
      return contract.policy == .anyInput
        || contract.policy == .default && !hasPencilDrawn && !contract.prefersPencil
    }
  }

  private var isPalmDown: Bool { down.values.contains(where: isPalm) }

  private func isPalm(_ touch: Touch) -> Bool {
    touch.source == .finger && touch.radius > 60
  }

  private func radius(_ random: inout SeededGenerator) -> CGFloat {
    [10, 15, 20, 45, 60, 61, 150][random.next(below: 7)]
  }

  private mutating func noteHands() {
    if down.values.contains(where: { $0.source == .pencil }) { lastPencil = time }
    if isPalmDown { lastPalm = time }
  }

  private mutating func require(_ condition: Bool, _ text: String) {
    if !condition, failure == nil { failure = text }
  }
}
