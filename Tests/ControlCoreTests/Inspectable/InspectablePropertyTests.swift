import RangeSlider
import TestSupport
import Testing
import UIKit

@testable import ControlCore

/// U4: one table of what can be set in Interface Builder.
@MainActor
struct InspectablePropertyTests {
  private final class Sample: Control, Inspectable {
    dynamic var amount: CGFloat = 2
    dynamic var fill: UIColor = .red
    dynamic var picture: UIImage?

    static var inspectableProperties: [InspectableProperty] {
      [
        InspectableProperty("amount", \Sample.amount, kind: .number(0...5), default: 2),
        InspectableProperty("fill", \Sample.fill, default: .red),
        InspectableProperty("picture", \Sample.picture),
      ]
    }
  }

  @Test("Values are set by name") func valuesAreSetByName() {
    let sample = Sample()
    #expect(sample.setInspectable("amount", to: .number(4)))
    #expect(sample.setInspectable("fill", to: .color(.blue)))
    #expect(sample.setInspectable("picture", to: .image(UIImage())))
    #expect(sample.amount == 4)
    #expect(sample.fill == .blue)
    #expect(sample.picture != nil)
  }

  @Test("A value of the wrong kind leaves the old one")
  func wrongKind() {
    let sample = Sample()
    #expect(!sample.setInspectable("amount", to: .string("4")))
    #expect(!sample.setInspectable("fill", to: .color(nil)))
    #expect(!sample.setInspectable("nothing", to: .number(4)))
    #expect(sample.amount == 2)
    #expect(sample.fill == .red)
  }

  @Test("Optional colors and images are set and removed, and take no value of another kind")
  func optionalObjects() {
    final class Frame: Control, Inspectable {
      dynamic var edge: UIColor?
      dynamic var picture: UIImage?

      static var inspectableProperties: [InspectableProperty] {
        [
          InspectableProperty("edge", \Frame.edge), InspectableProperty("picture", \Frame.picture),
        ]
      }
    }
    let frame = Frame()
    let (edge, picture) = (Frame.inspectableProperties[0], Frame.inspectableProperties[1])
    #expect(edge.kind == .color && edge.defaultValue == .color(nil))
    #expect(picture.kind == .image && picture.defaultValue == .image(nil))
    let image = UIImage()
    #expect(edge.set(.color(.red), in: frame) && picture.set(.image(image), in: frame))
    #expect(!edge.set(.image(image), in: frame) && !picture.set(.color(.red), in: frame))
    #expect(edge.value(in: frame) == .color(.red) && picture.value(in: frame) == .image(image))
    #expect(edge.set(.color(nil), in: frame) && picture.set(.image(nil), in: frame))
    #expect(frame.edge == nil && frame.picture == nil)
  }

  @Test("A view of another class has no value") func aViewOfAnotherClassHasNoValue() {
    let property = Sample.inspectableProperties[0]
    #expect(property.value(in: UIView()) == nil)
    #expect(!property.set(.number(1), in: UIView()))
  }

  @Test("The table names the defaults") func theTableNamesTheDefaults() {
    let sample = Sample()
    for property in Sample.inspectableProperties {
      #expect(property.value(in: sample) == property.defaultValue, "\(property.name)")
    }
  }

  @Test("Properties of a topic name it") func propertiesOfATopicNameIt() {
    let properties = Sample.inspectableProperties
    #expect(properties.map(\.topic) == ["", "", ""])
    #expect(properties.topic("Size").map(\.topic) == ["Size", "Size", "Size"])
  }

  @Test("Numbers can have names") func numbersCanHaveNames() {
    let property = Sample.inspectableProperties[0].naming(0, "None").naming(5, "Full")
    #expect(property.valueNames == [0: "None", 5: "Full"])
    #expect(Sample.inspectableProperties[0].valueNames.isEmpty)
  }

  @Test("A choice offers the numbers of its names") func aChoiceOffersTheNumbersOfItsNames() {
    let property = InspectableProperty(
      "tag", \Sample.tag, kind: .choice(["One", "Two", "Three"]), default: 0)
    #expect(property.range(in: Sample()) == 0...2)
  }

  // MARK: Key-value coding

  /// Apple's Key-Value Coding Programming Guide, "Accessing Object Properties": `setValue:forKey:`
  /// "sets the value of the specified key", and unwraps `NSNumber` and `NSValue` for scalars and
  /// structures.
  @Test("Key-value coding sets and returns inspectable properties, as a nib does")
  func keyValueCoding() {
    let sample = Sample()
    sample.setValue(4.5 as NSNumber, forKey: "amount")
    sample.setValue(UIColor.blue, forKey: "fill")
    sample.setValue(nil, forKey: "picture")
    #expect(sample.amount == 4.5)
    #expect(sample.fill == .blue)
    #expect(sample.value(forKey: "amount") as? NSNumber == 4.5)
    #expect(sample.value(forKey: "enabled") as? NSNumber == true, "a key of the superclass")
  }

  @Test("A property of the kit that Objective-C does not see is not found by its name")
  func invisible() {
    let slider = RangeSliderControl(frame: .zero)
    slider.setValue(0.5, forKey: "step")
    #expect(slider.step == 0.5)
    expectMisuse("setValue(_:forUndefinedKey:)", reason: "compliant for the key histogram") {
      slider.setValue([1.0, 2.0], forKey: "histogram")
    }
  }

  /// The same guide, "Representing Non-Object Values": `nil` for a scalar raises an exception. An
  /// unknown key raises `NSUndefinedKeyException`.
  @Test("An unknown key, a value of another type and nil for a number are misuses")
  func misuse() {
    let sample = Sample()
    expectMisuse("setValue(_:forUndefinedKey:)", reason: "compliant for the key sum") {
      sample.setValue(4 as NSNumber, forKey: "sum")
    }
    expectMisuse("setValue(_:forKey:)", reason: "but the value is") {
      sample.setValue(UIColor.red, forKey: "amount")
    }
    expectMisuse("setValue(_:forKey:)", reason: "but the value is nil") {
      sample.setValue(nil, forKey: "amount")
    }
    expectMisuse("value(forUndefinedKey:)", reason: "compliant for the key sum") {
      sample.value(forKey: "sum")
    }
    #expect(sample.amount == 2)
  }

  @Test("A subclass inherits the keys")
  func subclass() {
    final class Special: SuperSample {}
    let special = Special()
    special.setValue(true as NSNumber, forKey: "isOn")
    #expect(special.isOn)
  }
}

private class SuperSample: Control, Inspectable {
  dynamic var isOn = false

  static var inspectableProperties: [InspectableProperty] {
    [InspectableProperty("isOn", \SuperSample.isOn, kind: .bool, default: false)]
  }
}
