import ControlCore
import RangeSlider
import TestSupport
import Testing

/// U4: what Interface Builder can set.
@MainActor
struct RangeSliderInspectableTests {
  @Test func theTableNamesTheDefaults() {
    let slider = RangeSliderControl()
    for property in RangeSliderControl.inspectableProperties {
      #expect(property.value(in: slider) == property.defaultValue, "\(property.name)")
    }
  }

  @Test("V10: attributes of a nib in any order give the same control")
  func anyOrder() {
    let attributes: [(String, InspectableValue)] = [
      ("minimumValue", .number(5)), ("maximumValue", .number(30)), ("lowerValue", .number(6)),
      ("upperValue", .number(23)), ("trackTintColor", .color(.red)), ("isVertical", .bool(true)),
      ("showsValueLabels", .bool(true)), ("placesLabelsBelow", .bool(true)),
      ("thumbSize", .size(CGSize(width: 20, height: 30))), ("trackHeight", .number(8)),
      ("showsTicks", .bool(true)), ("tickCount", .integer(6)),
    ]
    let model = RangeSliderControl()
    for (name, value) in attributes { model.setInspectable(name, to: value) }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<Torture.count(60, torture: 5_000) {
      let slider = RangeSliderControl()
      for (name, value) in attributes.shuffled(using: &generator) {
        #expect(slider.setInspectable(name, to: value))
      }
      #expect([slider.minimumValue, slider.maximumValue] == [5, 30])
      #expect([slider.lowerValue, slider.upperValue] == [6, 23])
      for property in RangeSliderControl.inspectableProperties {
        #expect(property.value(in: slider) == property.value(in: model), "\(property.name)")
      }
      #expect(slider.intrinsicContentSize == model.intrinsicContentSize)
    }
  }

  @Test("U4: a value of another kind is refused and changes nothing")
  func wrongKind() {
    let slider = RangeSliderControl()
    for property in RangeSliderControl.inspectableProperties {
      let wrong: InspectableValue = property.kind == .string ? .bool(true) : .string("wrong")
      #expect(!property.set(wrong, in: slider), "\(property.name)")
      #expect(property.value(in: slider) == property.defaultValue, "\(property.name)")
    }
  }

  @Test("U4: every attribute takes what its kind promises")
  func everyKind() {
    for property in RangeSliderControl.inspectableProperties {
      let slider = RangeSliderControl()
      let value: InspectableValue =
        switch property.kind {
        case .bool: .bool(property.defaultValue != .bool(true))
        case .integer(let range): .integer(range.upperBound)
        case .number(let range): .number(range.upperBound)
        case .string: .string("text")
        case .point: .point(CGPoint(x: 1, y: 2))
        case .size: .size(CGSize(width: 11, height: 12))
        case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        case .color: .color(.red)
        case .image: .image(UIImage())
        }
      #expect(property.set(value, in: slider), "\(property.name)")
      #expect(property.value(in: slider) == value, "\(property.name)")
    }
  }

  @Test("an inspector offers values between the slider's own bounds")
  func ranges() throws {
    let slider = RangeSliderControl()
    slider.maximumValue = 40
    slider.minimumValue = -5
    for name in ["lowerValue", "upperValue"] {
      let property = try #require(
        RangeSliderControl.inspectableProperties.first { $0.name == name })
      #expect(property.range(in: slider) == -5...40)
    }
  }

  @Test func everyAttributeCanBeSet() {
    let slider = RangeSliderControl()
    let image = UIImage()
    #expect(slider.setInspectable("thumbImage", to: .image(image)))
    #expect(slider.setInspectable("highlightedThumbImage", to: .image(image)))
    #expect(slider.setInspectable("trackHighlightTintColor", to: .color(.green)))
    #expect(slider.thumbImage === image)
    #expect(slider.highlightedThumbImage === image)
    #expect(slider.trackHighlightTintColor == .green)
  }
}
