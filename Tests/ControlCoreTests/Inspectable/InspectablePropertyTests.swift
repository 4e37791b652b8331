import ControlCore
import TestSupport
import Testing

/// U4: one table of what can be set in Interface Builder.
@MainActor
struct InspectablePropertyTests {
  private final class Sample: Control, Inspectable {
    var amount: CGFloat = 2
    var fill: UIColor = .red
    var picture: UIImage?

    static var inspectableProperties: [InspectableProperty] {
      [
        InspectableProperty("amount", \Sample.amount, kind: .number(0...5), default: 2),
        InspectableProperty("fill", \Sample.fill, default: .red),
        InspectableProperty("picture", \Sample.picture),
      ]
    }
  }

  @Test func valuesAreSetByName() {
    let sample = Sample()
    #expect(sample.setInspectable("amount", to: .number(4)))
    #expect(sample.setInspectable("fill", to: .color(.blue)))
    #expect(sample.setInspectable("picture", to: .image(UIImage())))
    #expect(sample.amount == 4)
    #expect(sample.fill == .blue)
    #expect(sample.picture != nil)
  }

  @Test("U4: a value of the wrong kind leaves the old one")
  func wrongKind() {
    let sample = Sample()
    #expect(!sample.setInspectable("amount", to: .string("4")))
    #expect(!sample.setInspectable("fill", to: .color(nil)))
    #expect(!sample.setInspectable("nothing", to: .number(4)))
    #expect(sample.amount == 2)
    #expect(sample.fill == .red)
  }

  @Test func aViewOfAnotherClassHasNoValue() {
    let property = Sample.inspectableProperties[0]
    #expect(property.value(in: UIView()) == nil)
    #expect(!property.set(.number(1), in: UIView()))
  }

  @Test func theTableNamesTheDefaults() {
    let sample = Sample()
    for property in Sample.inspectableProperties {
      #expect(property.value(in: sample) == property.defaultValue, "\(property.name)")
    }
  }
}
