import TestSupport
import Testing

@testable import UIKitHost

@MainActor struct FingerPairTests {
  @Test("The second finger mirrors the first") func theSecondFingerMirrorsTheFirst() {
    var pair = FingerPair(pivot: CGPoint(x: 100, y: 50), first: CGPoint(x: 120, y: 60))
    #expect(pair.second == CGPoint(x: 80, y: 40))
    pair.move(to: CGPoint(x: 130, y: 50), movesBoth: false)
    #expect(pair.second == CGPoint(x: 70, y: 50))
  }

  @Test("Moving both keeps their distance") func movingBothKeepsTheirDistance() {
    var pair = FingerPair(pivot: CGPoint(x: 100, y: 50), first: CGPoint(x: 120, y: 60))
    pair.move(to: CGPoint(x: 125, y: 70), movesBoth: true)
    #expect(pair.second == CGPoint(x: 85, y: 50))
    #expect(pair.pivot == CGPoint(x: 105, y: 60))
  }
}
