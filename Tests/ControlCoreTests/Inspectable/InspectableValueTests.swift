import ControlCore
import TestSupport
import Testing

/// U4: the kinds of values that Interface Builder sets.
@MainActor
struct InspectableValueTests {
  @Test("Every kind survives the conversion") func everyKindComesBackAsItWas() {
    #expect(Bool(inspectableValue: true.inspectableValue) == true)
    #expect(Int(inspectableValue: 7.inspectableValue) == 7)
    #expect(Double(inspectableValue: 0.5.inspectableValue) == 0.5)
    #expect(CGFloat(inspectableValue: CGFloat(0.5).inspectableValue) == 0.5)
    #expect(String(inspectableValue: "a".inspectableValue) == "a")
    let point = CGPoint(x: 1, y: 2)
    #expect(CGPoint(inspectableValue: point.inspectableValue) == point)
    let size = CGSize(width: 3, height: 4)
    #expect(CGSize(inspectableValue: size.inspectableValue) == size)
    let rect = CGRect(origin: point, size: size)
    #expect(CGRect(inspectableValue: rect.inspectableValue) == rect)
  }

  @Test("Another kind is refused") func anotherKindIsRefused() {
    #expect(Bool(inspectableValue: .integer(1)) == nil)
    #expect(String(inspectableValue: .number(1)) == nil)
    #expect(CGRect(inspectableValue: .size(.zero)) == nil)
    #expect(CGPoint(inspectableValue: .bool(true)) == nil)
    #expect(CGSize(inspectableValue: .point(.zero)) == nil)
  }

  @Test("Whole numbers convert to both kinds of numbers") func wholeNumbersServeAsBoth() {
    #expect(Int(inspectableValue: .number(4)) == 4)
    #expect(Int(inspectableValue: .number(4.5)) == nil)
    #expect(Double(inspectableValue: .integer(4)) == 4)
  }
}
