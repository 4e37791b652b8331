import ControlCore
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// Values of attributes in a link.
@MainActor
struct AttributeTextTests {
  private func property(_ name: String) throws -> InspectableProperty {
    try #require(RangeSliderControl.inspectableProperties.first { $0.name == name })
  }

  private func first(_ isWanted: (InspectableProperty) -> Bool) throws -> InspectableProperty {
    let found = RangeSliderControl.inspectableProperties.first(where: isWanted)
    return try #require(found)
  }

  @Test("Numbers and Booleans have texts") func numbersAndBooleans() throws {
    let step = try property("step")
    #expect(AttributeText.value("0.1", of: step) == .number(0.1))
    #expect(AttributeText.value("much", of: step) == nil)
    #expect(AttributeText.value("nan", of: step) == nil)
    let flag = try first { $0.kind == .bool }
    #expect(AttributeText.value("true", of: flag) == .bool(true))
    #expect(AttributeText.value("NO", of: flag) == .bool(false))
    #expect(AttributeText.value("perhaps", of: flag) == nil)
  }

  @Test("A number can have its name") func aNumberCanHaveItsName() throws {
    let named = try first { !$0.valueNames.isEmpty }
    let name = try #require(named.valueNames.first)
    #expect(AttributeText.value(name.value.lowercased(), of: named) == .number(name.key))
  }

  @Test("A choice is a name or an index") func aChoiceIsANameOrAnIndex() throws {
    let choice = try first { if case .choice = $0.kind { true } else { false } }
    guard case .choice(let names) = choice.kind else {
      Issue.record("no choice")
      return
    }
    #expect(AttributeText.value(names[1].lowercased(), of: choice) == .integer(1))
    #expect(AttributeText.value("1", of: choice) == .integer(1))
    #expect(AttributeText.value("\(names.count)", of: choice) == nil)
  }

  @Test("Colors are digits or names") func colorsAreDigitsOrNames() throws {
    let color = try first { $0.kind == .color && $0.defaultValue == .color(nil) }
    #expect(
      AttributeText.value("#FF8000", of: color)
        == .color(UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)))
    #expect(
      AttributeText.value("#FF800080", of: color)
        == .color(UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 128 / 255)))
    #expect(AttributeText.value("systemPink", of: color) == .color(.systemPink))
    #expect(AttributeText.value("automatic", of: color) == .color(nil))
    #expect(AttributeText.value("#FF80", of: color) == nil)
    #expect(AttributeText.value("pinkish", of: color) == nil)
  }
}
