import TestSupport
import Testing

@testable import UIKit

@MainActor struct DrawingOverrideTests {
  private class Plain: UIView {}

  private class Painting: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private var unknown: MethodSlot {
    MethodSlot(base: UIView.self, plain: Plain.self, overriding: Plain.self)
  }

  private var known: MethodSlot {
    MethodSlot(base: UIView.self, plain: Plain.self, overriding: Painting.self)
  }

  @Test("The layout of classes is as expected") func theLayoutOfClassesIsAsExpected() {
    #expect(DrawingOverride.failedAssumption == nil)
  }

  @Test("A slot that cannot be determined is named") func aSlotThatCannotBeToldIsNamed() {
    let failure = DrawingOverride.failure(of: [("draw(_:)", unknown)], answers: [])
    #expect(failure == "the method draw(_:) is not in the class table")
  }

  @Test("A slot found twice is named") func aSlotFoundTwiceIsNamed() {
    let failure = DrawingOverride.failure(of: [("a", known), ("b", known)], answers: [])
    #expect(failure == "the method b shares its slot")
  }

  @Test("A wrong answer is named") func aWrongAnswerIsNamed() {
    let failure = DrawingOverride.failure(
      of: [], answers: [(Painting.self, true), (Plain.self, true)])
    #expect(failure == "Plain is taken for a class that does not draw")
  }

  @Test("A class that is not a subclass has no slot") func aClassThatIsNoSubclassHasNoSlot() {
    let slot = MethodSlot(base: UIView.self, plain: CALayer.self, overriding: Painting.self)
    #expect(slot.offset == nil)
    #expect(slot.isOverridden(in: Plain.self, comparedTo: UIView.self))
  }
}
