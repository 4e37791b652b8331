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

  @Test("V10: attributes in any order give the same control")
  func anyOrder() {
    let attributes: [(String, InspectableValue)] = [
      ("minimumValue", .number(5)), ("maximumValue", .number(30)), ("lowerValue", .number(6)),
      ("upperValue", .number(23)), ("trackTintColor", .color(.red)),
    ]
    for offset in attributes.indices {
      let slider = RangeSliderControl()
      for attribute in attributes[offset...] + attributes[..<offset] {
        #expect(slider.setInspectable(attribute.0, to: attribute.1))
      }
      #expect(slider.minimumValue == 5)
      #expect(slider.maximumValue == 30)
      #expect(slider.lowerValue == 6)
      #expect(slider.upperValue == 23)
      #expect(slider.trackTintColor == .red)
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
