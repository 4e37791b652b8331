import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// Fingers that pinch, and those that draw or tap instead.
struct StrokeContractPinchTests {
  private func contract(policy: BoardDrawingPolicy = .default) -> StrokeContract {
    var contract = StrokeContract()
    contract.zooms = true
    contract.policy = policy
    return contract
  }

  private func finger(
    _ id: Int, _ x: CGFloat = 0, canDraw: Bool = true, pans: Bool = false
  ) -> StrokeContract.Contact {
    StrokeContract.Contact(
      id: id, source: .finger, canDraw: canDraw, location: CGPoint(x: x, y: 0), pans: pans)
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }

  @Test("Two fingers that move pinch, and do not tap when they are lifted")
  func pinch() {
    var contract = contract()
    #expect(contract.begin([finger(1)], at: 0) == [.begin(1)])
    #expect(contract.begin([finger(2, 100)], at: 0.1) == [.cancel(1, .gesture)])
    #expect(contract.move(2, to: point(108), at: 0.12) == [])
    #expect(contract.move(2, to: point(112), at: 0.14) == [.pinch([point(0), point(112)])])
    #expect(contract.move(1, to: point(-4), at: 0.14) == [.movePinch([point(-4), point(112)])])
    #expect(contract.end(1, at: point(-4), time: 0.2) == [.pinch([point(112)])])
    #expect(contract.move(2, to: point(120), at: 0.2) == [.movePinch([point(120)])])
    #expect(contract.end(2, at: point(120), time: 0.2) == [.endPinch])
    #expect(contract.begin([finger(3)], at: 1) == [.begin(3)])
  }

  @Test("Fingers that land together and stay tap, and do not pinch", arguments: [2, 3])
  func tap(count: Int) {
    var contract = contract()
    _ = contract.begin((1...count).map { finger($0, CGFloat($0) * 40) }, at: 0)
    for id in 1...count {
      #expect(contract.move(id, to: point(CGFloat(id) * 40 + 9), at: 0.1) == [])
    }
    for id in 1..<count {
      #expect(contract.end(id, at: point(CGFloat(id) * 40 + 9), time: 0.2) == [])
    }
    #expect(
      contract.end(count, at: point(CGFloat(count) * 40 + 9), time: 0.2)
        == [.tap(fingers: count)])
  }

  @Test("Whichever of two fingers lands, moves and is lifted first, a moved pair pinches once")
  func orders() {
    for first in [1, 2] {
      for moving in [1, 2] {
        for lifted in [1, 2] {
          var contract = contract()
          _ = contract.begin([finger(first, CGFloat(first) * 100)], at: 0)
          let second = 3 - first
          _ = contract.begin([finger(second, CGFloat(second) * 100)], at: 0.1)
          let place = point(CGFloat(moving) * 100 + 20)
          #expect(contract.move(moving, to: place, at: 0.12).count == 1)
          var ends = contract.end(lifted, at: point(CGFloat(lifted) * 100), time: 0.2)
          ends += contract.end(3 - lifted, at: point(CGFloat(3 - lifted) * 100), time: 0.2)
          #expect(ends.filter { $0 == .endPinch }.count == 1)
          #expect(!ends.contains(.tap(fingers: 2)))
        }
      }
    }
  }

  @Test(
    "A stroke that has moved stays a stroke, whatever lands; a second finger that lands late draws nothing"
  )
  func stroke() {
    var contract = contract()
    _ = contract.begin([finger(1)], at: 0)
    _ = contract.move(1, to: point(11), at: 0.05)
    #expect(contract.begin([finger(2, 90)], at: 0.1) == [])
    #expect(contract.move(2, to: point(200), at: 0.2) == [])
    #expect(contract.move(1, to: point(30), at: 0.2) == [.move(1)])
    #expect(contract.end(1, at: point(30), time: 0.3) == [.end(1)])
  }

  @Test("Without zooming two fingers that move have no effect")
  func disabled() {
    var contract = StrokeContract()
    _ = contract.begin([finger(1), finger(2, 90)], at: 0)
    #expect(contract.move(1, to: point(60), at: 0.1) == [])
    #expect(contract.end(1, at: point(60), time: 0.2) == [])
    #expect(contract.end(2, at: point(90), time: 0.2) == [])
  }

  @Test("A third finger joins a pinch; a finger that grows to a palm leaves it")
  func third() {
    var contract = contract()
    _ = contract.begin([finger(1), finger(2, 90)], at: 0)
    _ = contract.move(1, to: point(20), at: 0.1)
    #expect(
      contract.begin([finger(3, 50)], at: 0.3) == [.pinch([point(20), point(90), point(50)])])
    #expect(
      contract.move(3, to: point(50), radius: 90, at: 0.4) == [.pinch([point(20), point(90)])])
    #expect(contract.move(3, to: point(70), at: 0.4) == [])
    #expect(contract.end(3, at: point(70), time: 0.5) == [.pinch([point(20), point(90)])])
    _ = contract.end(1, at: point(20), time: 0.5)
    #expect(contract.end(2, at: point(90), time: 0.5) == [.endPinch])
  }

  @Test("A pencil that lands ends the pinch and draws")
  func pencil() {
    var contract = contract()
    _ = contract.begin([finger(1), finger(2, 90)], at: 0)
    _ = contract.move(1, to: point(20), at: 0.1)
    let pencil = StrokeContract.Contact(id: 3, source: .pencil, canDraw: true, location: .zero)
    #expect(contract.begin([pencil], at: 0.2) == [.endPinch, .begin(3)])
    #expect(contract.move(1, to: point(50), at: 0.3) == [])
    #expect(contract.end(1, at: point(50), time: 0.3) == [])
  }

  @Test("The contacts of a hand that holds a pencil do not pinch")
  func hand() {
    var contract = contract()
    let pencil = StrokeContract.Contact(id: 1, source: .pencil, canDraw: true, location: .zero)
    _ = contract.begin([pencil], at: 0)
    _ = contract.end(1, at: .zero, time: 0.1)
    _ = contract.begin([finger(2, 40, canDraw: false, pans: true)], at: 0.3)
    #expect(contract.move(2, to: point(90), at: 0.4) == [])
    _ = contract.end(2, at: point(90), time: 0.5)
    _ = contract.begin([finger(3, 40, canDraw: false, pans: true)], at: 1)
    #expect(contract.move(3, to: point(90), at: 1.1) == [.pinch([point(90)])])
  }

  @Test("A finger that cannot draw pans the picture, alone and with a second one")
  func oneFinger() {
    var contract = contract(policy: .pencilOnly)
    #expect(contract.begin([finger(1, canDraw: false, pans: true)], at: 0) == [])
    #expect(contract.move(1, to: point(9), at: 0.1) == [])
    #expect(contract.move(1, to: point(12), at: 0.1) == [.pinch([point(12)])])
    #expect(
      contract.begin([finger(2, 80, canDraw: false, pans: true)], at: 3)
        == [.pinch([point(12), point(80)])])
    _ = contract.end(1, at: point(12), time: 4)
    #expect(contract.end(2, at: point(80), time: 4) == [.endPinch])
    // The delegate has refused this one.
    _ = contract.begin([finger(3, canDraw: false)], at: 5)
    #expect(contract.move(3, to: point(90), at: 5.1) == [])
  }

  @Test(
    "Two taps with a finger that cannot draw are a double tap; later, farther and drawing ones are not"
  )
  func doubleTap() {
    var contract = contract(policy: .pencilOnly)
    func tap(_ id: Int, _ x: CGFloat, at time: TimeInterval, pans: Bool = true)
      -> [StrokeContract.Effect]
    {
      contract.begin([finger(id, x, canDraw: false, pans: pans)], at: time)
        + contract.end(id, at: point(x), time: time + 0.1)
    }
    #expect(tap(1, 50, at: 0) == [])
    #expect(tap(2, 60, at: 0.3) == [.doubleTap(point(60))])
    #expect(tap(3, 60, at: 0.5) == [])
    #expect(tap(4, 60, at: 1.5) == [], "later")
    #expect(tap(5, 160, at: 1.7) == [], "farther")
    #expect(tap(6, 160, at: 1.9, pans: false) == [])
    #expect(tap(7, 160, at: 2.1) == [])
  }

  @Test("A pinch that is interrupted stays so until all its fingers are lifted")
  func interrupted() {
    var contract = contract()
    _ = contract.begin([finger(1), finger(2, 90)], at: 0)
    _ = contract.move(1, to: point(20), at: 0.1)
    #expect(contract.interruptPinch() == [.endPinch])
    #expect(contract.interruptPinch() == [])
    #expect(contract.move(1, to: point(50), at: 0.2) == [])
    #expect(contract.end(1, at: point(50), time: 0.3) == [])
    #expect(contract.end(2, at: point(90), time: 0.3) == [])
  }

  @Test("Whatever touches do, nothing draws or taps within a pinch, and every pinch ends")
  func invariant() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var contract = contract(
        policy: BoardDrawingPolicy.allCases.randomElement(using: &random) ?? .default)
      var down: [Int: CGPoint] = [:]
      var (latest, time, isPinching) = (0, 0.0, false)
      func check(_ effects: [StrokeContract.Effect]) {
        for effect in effects {
          switch effect {
          case .pinch: isPinching = true
          case .movePinch: #expect(isPinching)
          case .endPinch:
            #expect(isPinching)
            isPinching = false
          case .begin, .move, .end, .tap, .doubleTap: #expect(!isPinching, "\(effect)")
          case .cancel: break
          }
        }
      }
      for _ in 0..<80 {
        time += .random(in: 0...0.2, using: &random)
        let place = CGPoint(x: .random(in: 0...90, using: &random), y: 0)
        switch Int.random(in: 0..<6, using: &random) {
        case 0,
          1 where down.count < 4:
          latest += 1
          down[latest] = place
          let canDraw = Bool.random(using: &random)
          check(
            contract.begin(
              [
                StrokeContract.Contact(
                  id: latest,
                  source: Int.random(in: 0..<8, using: &random) == 0 ? .pencil : .finger,
                  canDraw: canDraw, location: place, pans: !canDraw)
              ], at: time))
        case 2:
          guard let id = down.keys.sorted().randomElement(using: &random) else { break }
          down[id] = nil
          check(contract.end(id, at: place, time: time))
        case 3 where Int.random(in: 0..<5, using: &random) == 0:
          guard let id = down.keys.sorted().randomElement(using: &random) else { break }
          down[id] = nil
          check(contract.cancel(id, time: time))
        default:
          guard let id = down.keys.sorted().randomElement(using: &random) else { break }
          let radius: CGFloat = Int.random(in: 0..<20, using: &random) == 0 ? 90 : 5
          check(contract.move(id, to: place, radius: radius, at: time))
        }
      }
      for id in down.keys.sorted() { check(contract.end(id, at: .zero, time: time)) }
      #expect(!isPinching)
      #expect(!contract.isInGesture)
    }
  }
}
