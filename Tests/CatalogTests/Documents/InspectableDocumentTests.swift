import ActionSheet
import ControlCore
import ControlExtras
import DrawingBoard
import Foundation
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// Every inspectable attribute of the kit, as a user-defined runtime attribute of a document.
@MainActor @Suite struct InspectableDocumentTests {
  private static let classes: [(any Inspectable.Type, module: String)] = [
    (RangeSliderControl.self, "RangeSlider"), (MultiSliderControl.self, "RangeSlider"),
    (ActionSheetControl.self, "ActionSheet"),
    (DrawingBoardControl.self, "DrawingBoard"), (DrawingToolbarControl.self, "DrawingBoard"),
    (DrawingHistoryControl.self, "DrawingBoard"), (RadarPulseControl.self, "ControlExtras"),
    (StatefulButton.self, "ControlExtras"), (TappableImageView.self, "ControlExtras"),
    (StickyHeaderView.self, "ControlExtras"), (StickyFooterView.self, "ControlExtras"),
  ]

  /// The attributes that keep their defaults, by class: the sample is no UUID, and one that is would
  /// open a drawing on the disk.
  private static let ignored: [String: Set<String>] = ["DrawingBoardControl": ["boardIdentifier"]]

  @Test("Every attribute arrives in any order") func everyAttributeArrivesInAnyOrder() throws {
    var generator = SeededGenerator(seed: 8)
    expectEach(Self.classes, named: { "\($0.0)" }) { type, module in
      let properties = type.inspectableProperties
      var first: [String: InspectableValue]?
      for _ in 0..<Torture.count(3, torture: 100) {
        let elements = properties.map(Self.element).shuffled(using: &generator)
        let control = try #require(load("\(type)", module, elements) as? any Inspectable)
        #expect(Swift.type(of: control) == type, "\(type)")
        let values = Self.values(of: control)
        #expect(first == nil || values == first, "\(type)")
        first = values
        let unchanged = properties.filter { $0.value(in: control) == $0.defaultValue }
        #expect(Set(unchanged.map(\.name)) == Self.ignored["\(type)", default: []], "\(type)")
      }
    }
  }

  @Test("A single attribute has the same effect as in code")
  func oneAttributeArrivesAsItIsSetInCode()
    throws
  {
    expectEach(Self.classes, named: { "\($0.0)" }) { type, module in
      expectEach(type.inspectableProperties, named: { "\(type).\($0.name)" }) { property in
        let control = try #require(
          load("\(type)", module, [Self.element(of: property)]) as? any Inspectable)
        let other = try #require(load("\(type)", module, []) as? any Inspectable)
        property.set(Self.sample(of: property), in: other)
        let value = property.value(in: control)
        #expect(value == property.value(in: other), "\(type).\(property.name)")
        let isIgnored = Self.ignored["\(type)", default: []].contains(property.name)
        #expect((value == property.defaultValue) == isIgnored, "\(type).\(property.name)")
      }
    }
  }

  @Test("An unknown key is a misuse") func anUnknownKeyIsAMisuse() {
    expectMisuse("setValue(_:forUndefinedKey:)", reason: "compliant for the key isHappy") {
      _ = load(
        "RangeSliderControl", "RangeSlider",
        ["<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isHappy\" value=\"YES\"/>"])
    }
  }

  @Test("A value of another type is a misuse") func aValueOfAnotherTypeIsAMisuse() {
    expectMisuse("setValue(_:forKey:)", reason: "but the value is") {
      _ = load(
        "RangeSliderControl", "RangeSlider",
        ["<userDefinedRuntimeAttribute type=\"string\" keyPath=\"trackTintColor\" value=\"red\"/>"])
    }
  }

  private func load(_ name: String, _ module: String, _ attributes: [String]) -> UIView? {
    let text = """
      <document version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v" customClass="\(name)" customModule="\(module)">
      <rect key="frame" x="0" y="0" width="320" height="320"/>
      <userDefinedRuntimeAttributes>\(attributes.joined(separator: "\n"))</userDefinedRuntimeAttributes>
      </view></objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
  }

  private static func values(of control: any Inspectable) -> [String: InspectableValue] {
    Dictionary(
      type(of: control).inspectableProperties.compactMap { property in
        property.value(in: control).map { (property.name, $0) }
      }
    ) { first, _ in first }
  }

  private static func sample(of property: InspectableProperty) -> InspectableValue {
    switch property.kind {
    case .bool: .bool(property.defaultValue == .bool(false))
    case .integer(let range):
      .integer(
        property.defaultValue == .integer(range.upperBound) ? range.lowerBound : range.upperBound)
    case .choice(let names): .integer(property.defaultValue == .integer(0) ? names.count - 1 : 0)
    case .number(let range):
      [4, 3].map { .number(range.lowerBound + (range.upperBound - range.lowerBound) / $0) }
        .first { $0 != property.defaultValue } ?? property.defaultValue
    // The toolbar has no tool of another name.
    case .string: .string(property.name == "selectedToolID" ? "marker" : "sample")
    case .point: .point(CGPoint(x: 3, y: 4))
    case .size: .size(CGSize(width: 31, height: 17))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 30, height: 20))
    case .color: .color(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    case .image: .image(UIImage(systemName: "star"))
    }
  }

  private static func element(of property: InspectableProperty) -> String {
    let (type, body): (String, String) =
      switch sample(of: property) {
      case .bool(let value): ("boolean", value ? "YES" : "NO")
      case .string(let value): ("string", value)
      case .image: ("image", "star\" catalog=\"system")
      case .integer(let value): ("number", "<integer key=\"value\" value=\"\(value)\"/>")
      case .number(let value): ("number", "<real key=\"value\" value=\"\(value)\"/>")
      case .point(let value): ("point", "<point key=\"value\" x=\"\(value.x)\" y=\"\(value.y)\"/>")
      case .size(let value):
        ("size", "<size key=\"value\" width=\"\(value.width)\" height=\"\(value.height)\"/>")
      case .rect(let value):
        (
          "rect",
          "<rect key=\"value\" x=\"\(value.minX)\" y=\"\(value.minY)\" width=\"\(value.width)\""
            + " height=\"\(value.height)\"/>"
        )
      case .color:
        (
          "color",
          "<color key=\"value\" red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"1\""
            + " colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        )
      }
    guard body.hasPrefix("<") else {
      return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(property.name)\""
        + " value=\"\(body)\"/>"
    }
    return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(property.name)\">\(body)"
      + "</userDefinedRuntimeAttribute>"
  }
}
