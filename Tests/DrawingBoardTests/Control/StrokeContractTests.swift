import CoreGraphics
import Foundation
import Testing

@testable import DrawingBoard

struct StrokeContractTests {
  private func finger(
    _ id: Int, x: CGFloat = 0, canDraw: Bool = true
  ) -> StrokeContract.Contact {
    StrokeContract.Contact(
      id: id, source: .finger, canDraw: canDraw, location: CGPoint(x: x, y: 0))
  }

  private func pencil(_ id: Int, canDraw: Bool = true) -> StrokeContract.Contact {
    StrokeContract.Contact(id: id, source: .pencil, canDraw: canDraw, location: .zero)
  }

  @Test("One stroke has one beginning, its moves and one end")
  func plainStroke() {
    var contract = StrokeContract()
    #expect(contract.begin([finger(1)], at: 0) == [.begin(1)])
    #expect(contract.move(1, to: CGPoint(x: 5, y: 0), at: 0.05) == [.move(1)])
    #expect(contract.move(1, to: CGPoint(x: 50, y: 0), at: 0.05) == [.move(1)])
    #expect(contract.drawingTouch == 1)
    #expect(contract.end(1, at: CGPoint(x: 50, y: 0), time: 1) == [.end(1)])
    #expect(contract == StrokeContract())
  }

  @Test("A stroke that the system cancels is canceled once")
  func systemCancel() {
    var contract = StrokeContract()
    _ = contract.begin([finger(1)], at: 0)
    #expect(contract.cancel(1, time: 1) == [.cancel(1, .system)])
    #expect(contract.cancel(1, time: 1) == [])
    #expect(contract.end(1, at: .zero, time: 1) == [])
  }

  @Test("A pencil that lands replaces the palm")
  func palmBeforePencil() {
    var contract = StrokeContract()
    _ = contract.begin([finger(1)], at: 0)
    _ = contract.move(1, to: CGPoint(x: 40, y: 0), at: 0.05)
    #expect(contract.begin([pencil(2)], at: 2) == [.cancel(1, .palm), .begin(2)])
    #expect(contract.move(1, to: CGPoint(x: 60, y: 0), at: 0.05) == [])
    #expect(contract.end(1, at: .zero, time: 3) == [])
    #expect(contract.end(2, at: .zero, time: 4) == [.end(2)])
  }

  @Test("A palm in the same event as the pencil never draws")
  func palmWithPencil() {
    var contract = StrokeContract()
    #expect(contract.begin([finger(1), pencil(2)], at: 0) == [.begin(2)])
    #expect(contract.begin([finger(3), finger(4)], at: 0.1) == [])
    #expect(contract.end(2, at: .zero, time: 1) == [.end(2)])
  }

  @Test("A pencil lands among the fingers of a gesture and draws")
  func pencilInGesture() {
    var contract = StrokeContract()
    _ = contract.begin([finger(1), finger(2)], at: 0)
    #expect(contract.begin([pencil(3)], at: 0.1) == [.begin(3)])
    #expect(contract.end(1, at: .zero, time: 0.2) == [])
    #expect(contract.end(2, at: .zero, time: 0.2) == [])
    #expect(contract.drawingTouch == 3)
  }

  @Test("A second finger at once makes a gesture, and no touch draws until all are lifted")
  func secondFinger() {
    var contract = StrokeContract()
    _ = contract.begin([finger(1)], at: 0)
    #expect(contract.begin([finger(2)], at: 0.2) == [.cancel(1, .gesture)])
    #expect(contract.move(1, to: CGPoint(x: 90, y: 0), at: 0.05) == [])
    #expect(contract.end(1, at: CGPoint(x: 90, y: 0), time: 0.4) == [])
    #expect(contract.begin([finger(3)], at: 0.5) == [])
    #expect(contract.end(3, at: .zero, time: 0.6) == [])
    #expect(contract.end(2, at: .zero, time: 0.6) == [])
    #expect(contract.begin([finger(4)], at: 1) == [.begin(4)])
  }

  @Test("A second finger that lands later is ignored, and so is one after a movement")
  func lateSecondFinger() {
    var slow = StrokeContract()
    _ = slow.begin([finger(1)], at: 0)
    #expect(slow.begin([finger(2)], at: 0.3) == [])
    #expect(slow.drawingTouch == 1)

    var moving = StrokeContract()
    _ = moving.begin([finger(1)], at: 0)
    _ = moving.move(1, to: CGPoint(x: 11, y: 0), at: 0.05)
    #expect(moving.begin([finger(2)], at: 0.1) == [])
    #expect(moving.end(2, at: .zero, time: 0.2) == [])
    #expect(moving.drawingTouch == 1)
  }

  @Test("Two and three fingers tap", arguments: [2, 3])
  func taps(count: Int) {
    var contract = StrokeContract()
    #expect(contract.begin((1...count).map { finger($0) }, at: 0) == [])
    for id in 1..<count { #expect(contract.end(id, at: .zero, time: 0.1) == []) }
    #expect(contract.end(count, at: .zero, time: 0.2) == [.tap(fingers: count)])
  }

  @Test("Fingers that slip, stay or are canceled do not tap")
  func noTaps() {
    var slipped = StrokeContract()
    _ = slipped.begin([finger(1), finger(2)], at: 0)
    _ = slipped.move(1, to: CGPoint(x: 11, y: 0), at: 0.05)
    _ = slipped.end(1, at: .zero, time: 0.1)
    #expect(slipped.end(2, at: .zero, time: 0.1) == [])

    var stayed = StrokeContract()
    _ = stayed.begin([finger(1), finger(2)], at: 0)
    _ = stayed.end(1, at: .zero, time: 0.1)
    #expect(stayed.end(2, at: .zero, time: 0.6) == [])

    var taken = StrokeContract()
    _ = taken.begin([finger(1), finger(2)], at: 0)
    _ = taken.cancel(1, time: 0.1)
    #expect(taken.end(2, at: .zero, time: 0.1) == [])
    #expect(!taken.isInGesture)
  }

  @Test("Touches that cannot draw still tap together")
  func pencilOnly() {
    var contract = StrokeContract()
    #expect(contract.begin([finger(1, canDraw: false)], at: 0) == [])
    #expect(contract.move(1, to: CGPoint(x: 1, y: 0), at: 0.05) == [])
    #expect(contract.begin([finger(2, canDraw: false)], at: 0.1) == [])
    _ = contract.end(1, at: .zero, time: 0.2)
    #expect(contract.end(2, at: .zero, time: 0.2) == [.tap(fingers: 2)])
    #expect(contract.begin([pencil(3, canDraw: false)], at: 1) == [])
  }

  @Test("After an interruption a touch is ignored until it lands again")
  func interruption() {
    var contract = StrokeContract()
    _ = contract.begin([finger(1)], at: 0)
    #expect(contract.interrupt(.undo) == [.cancel(1, .undo)])
    #expect(contract.interrupt(.undo) == [])
    #expect(contract.move(1, to: CGPoint(x: 9, y: 9), at: 0.05) == [])
    #expect(contract.end(1, at: .zero, time: 1) == [])
    #expect(contract.begin([finger(1)], at: 2) == [.begin(1)])
    #expect(contract.finish() == [.end(1)])
    #expect(contract.cancel(1, time: 3) == [])
  }

  @Test("Whatever touches do, a begin is followed by exactly one end or cancel")
  func balanced() {
    var generator = SystemSeed(state: 5)
    for _ in 0..<300 {
      var contract = StrokeContract()
      var open: Int?
      var down: [Int: StrokeContract.Source] = [:]
      var time = 0.0
      for step in 0..<80 {
        time += Double(generator.next() % 30) / 100
        var effects: [StrokeContract.Effect] = []
        let place = CGPoint(x: Double(generator.next() % 30), y: 0)
        switch generator.next() % 8 {
        case 0, 1:
          let contacts = (0...Int(generator.next() % 3)).map { index in
            StrokeContract.Contact(
              id: step * 10 + index, source: generator.next() % 4 == 0 ? .pencil : .finger,
              canDraw: generator.next() % 5 != 0, location: place)
          }
          for contact in contacts { down[contact.id] = contact.source }
          effects = contract.begin(contacts, at: time)
        case 2, 3, 4:
          if let id = down.keys.sorted().last { effects = contract.move(id, to: place, at: time) }
        case 5:
          if let id = down.keys.sorted().first {
            down[id] = nil
            effects = contract.end(id, at: place, time: time)
          }
        case 6:
          if let id = down.keys.sorted().last {
            down[id] = nil
            effects = contract.cancel(id, time: time)
          }
        default: effects = generator.next() % 2 == 0 ? contract.interrupt(.code) : contract.finish()
        }
        for effect in effects {
          switch effect {
          case .begin(let id):
            #expect(open == nil)
            open = id
          case .move(let id): #expect(open == id)
          case .end(let id), .cancel(let id, _):
            #expect(open == id)
            open = nil
          case .tap(let fingers): #expect(open == nil && fingers > 1)
          case .pinch, .movePinch, .endPinch, .doubleTap: Issue.record("a pinch without zooming")
          }
        }
        #expect(contract.drawingTouch == open)
      }
      for id in down.keys.sorted() {
        for effect in contract.end(id, at: .zero, time: time) {
          if case .end(let id) = effect, id == open { open = nil }
        }
      }
      #expect(open == nil)
      #expect(!contract.isInGesture)
    }
  }
}

/// A generator of its own, so that the file stands without a host.
private struct SystemSeed {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
