import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

/// U4: what Interface Builder can set.
@MainActor
struct RangeSliderInspectableTests {
  @Test("The table names the defaults") func theTableNamesTheDefaults() {
    let slider = RangeSliderControl()
    for property in RangeSliderControl.inspectableProperties {
      #expect(property.value(in: slider) == property.defaultValue, "\(property.name)")
    }
  }

  /// Apple's Resource Programming Guide, "Nib Files": the objects of a nib are created by
  /// `init(coder:)`, and then their attributes are set by key-value coding.
  @Test("Attributes of a nib in any order give the same control")
  func anyOrder() throws {
    let attributes = [
      number("minimumValue", 5), number("maximumValue", 30), number("lowerValue", 6),
      number("upperValue", 23), flag("isVertical"), flag("showsValueLabels"),
      flag("placesLabelsBelow"), number("trackHeight", 8), flag("showsTicks"),
      number("tickCount", 6),
      """
      <userDefinedRuntimeAttribute type="size" keyPath="thumbSize">
        <size key="value" width="20" height="30"/>
      </userDefinedRuntimeAttribute>
      """,
      """
      <userDefinedRuntimeAttribute type="color" keyPath="trackTintColor">
        <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </userDefinedRuntimeAttribute>
      """,
    ]
    let model = try slider(with: attributes)
    #expect([model.minimumValue, model.maximumValue] == [5, 30])
    #expect([model.lowerValue, model.upperValue] == [6, 23])
    #expect(model.isVertical && model.showsValueLabels && model.placesLabelsBelow)
    #expect(model.thumbSize == CGSize(width: 20, height: 30) && model.trackHeight == 8)
    #expect(model.trackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(model.showsTicks && model.tickCount == 6)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<Torture.count(60, torture: 5_000) {
      let slider = try slider(with: attributes.shuffled(using: &generator))
      for property in RangeSliderControl.inspectableProperties {
        #expect(property.value(in: slider) == property.value(in: model), "\(property.name)")
      }
      #expect(slider.intrinsicContentSize == model.intrinsicContentSize)
    }
  }

  @Test("An attribute of a nib that the slider does not have is a misuse")
  func unknownAttribute() throws {
    try expectMisuse("setValue(_:forUndefinedKey:)", reason: "compliant for the key lowestValue") {
      _ = try slider(with: [number("lowestValue", 3)])
    }
  }

  /// Returns the slider of a document with user-defined runtime attributes.
  private func slider(with attributes: [String]) throws -> RangeSliderControl {
    try SliderDocument.slider(RangeSliderControl.self, attributes: attributes)
  }

  private func number(_ name: String, _ value: Double) -> String {
    SliderDocument.number(name, value)
  }

  private func flag(_ name: String) -> String { SliderDocument.flag(name) }

  @Test("A value of another kind is refused and changes nothing")
  func wrongKind() {
    let slider = RangeSliderControl()
    for property in RangeSliderControl.inspectableProperties {
      let wrong: InspectableValue = property.kind == .string ? .bool(true) : .string("wrong")
      #expect(!property.set(wrong, in: slider), "\(property.name)")
      #expect(property.value(in: slider) == property.defaultValue, "\(property.name)")
    }
  }

  @Test("Every attribute accepts the values of its kind")
  func everyKind() {
    for property in RangeSliderControl.inspectableProperties {
      let slider = RangeSliderControl()
      let value: InspectableValue =
        switch property.kind {
        case .bool: .bool(property.defaultValue != .bool(true))
        case .integer(let range): .integer(range.upperBound)
        case .choice(let names): .integer(names.count - 1)
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

  @Test("An inspector offers values between the slider's own bounds")
  func ranges() throws {
    let slider = RangeSliderControl()
    slider.maximumValue = 40
    slider.minimumValue = -5
    expectEach(["lowerValue", "upperValue"]) { name in
      let property = try #require(
        RangeSliderControl.inspectableProperties.first { $0.name == name })
      #expect(property.range(in: slider) == -5...40, "\(name)")
    }
  }

  @Test("Every attribute can be set") func everyAttributeCanBeSet() {
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

/// A document of Interface Builder with a slider.
@MainActor
enum SliderDocument {
  static func number(_ name: String, _ value: Double) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(name)">
      <real key="value" value="\(value)"/>
    </userDefinedRuntimeAttribute>
    """
  }

  static func flag(_ name: String) -> String {
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(name)\" value=\"YES\"/>"
  }

  /// Returns the slider of a document with user-defined runtime attributes.
  static func slider<Slider: SliderControl>(
    _ type: Slider.Type, attributes: [String]
  ) throws -> Slider {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="s" customClass="\(type)" \
      customModule="RangeSlider">
            <rect key="frame" x="0.0" y="0.0" width="300" height="44"/>
            <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>
          </view>
        </objects>
      </document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? Slider)
  }
}
