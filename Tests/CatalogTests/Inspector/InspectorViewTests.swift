import ControlCore
import ControlExtras
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The inspector of every control: what it shows, and that every editor reaches its attribute.
@MainActor
struct InspectorViewTests {
  private static let showcases = CatalogRegistry.pages.compactMap { page -> Showcase? in
    guard case .control(let showcase) = page.content else { return nil }
    return showcase
  }

  private func editor(of row: InspectorRow) throws -> any InspectorEditing {
    try #require(row.subviews.lazy.compactMap { $0 as? any InspectorEditing }.first)
  }

  /// Does what a person does with an editor, to another value than the one at hand.
  private func change(_ editor: any InspectorEditing, of property: InspectableProperty) throws {
    switch editor {
    case let editor as NumberEditor:
      let slider = editor.slider
      let third = slider.minimumValue + (slider.maximumValue - slider.minimumValue) / 3
      slider.setValue(
        slider.value == third ? slider.maximumValue : third.rounded(), animated: false)
      if slider.value.rounded() == Float(property.defaultValue.number ?? .nan).rounded() {
        slider.setValue(slider.maximumValue, animated: false)
      }
      slider.sendActions(for: .valueChanged)
    case let editor as SwitchEditor:
      editor.setOn(!editor.isOn, animated: false)
      editor.sendActions(for: .valueChanged)
    case let editor as ColorEditor:
      editor.well.selectedColor = UIColor(red: 0.1, green: 0.7, blue: 0.4, alpha: 0.9)
      editor.well.sendActions(for: .valueChanged)
    case let editor as ChoiceEditor:
      let actions = try #require(editor.menu).children.compactMap { $0 as? UIAction }
      let other = try #require(actions.last { $0.state == .off })
      let button = UIButton(primaryAction: other)
      button.sendActions(for: .primaryActionTriggered)
      button.sendActions(for: .touchUpInside)
    case let editor as TextEditor:
      switch property.kind {
      case .size: editor.text = "31, 17"
      case .point: editor.text = "3, 4"
      case .rect: editor.text = "1, 2, 30, 20"
      // Another text than an identifier is refused.
      default: editor.text = property.name == "boardIdentifier" ? UUID().uuidString : "sample"
      }
      editor.sendActions(for: .editingDidEnd)
    default: Issue.record("\(property.name) has no editor that a test knows")
    }
  }

  @Test func everyEditorChangesItsAttributeItsRowAndTheCode() throws {
    for showcase in Self.showcases {
      var control = showcase.make()
      let properties = type(of: control).inspectableProperties
      var inspector = InspectorView(control, defaults: [:], changed: {}, resized: {})
      for property in properties {
        // An attribute may have changed others, which its reset leaves as they are.
        if Torture.isOn || properties.contains(where: { $0.value(in: control) != $0.defaultValue })
        {
          control = showcase.make()
          inspector = InspectorView(control, defaults: [:], changed: {}, resized: {})
        }
        _ = inspector.refresh()
        let row = try #require(inspector.rows.first { $0.property.name == property.name })
        let comment: Comment = "\(type(of: control)).\(property.name)"
        #expect(property.value(in: control) == property.defaultValue, comment)
        try change(try editor(of: row), of: property)
        #expect(property.value(in: control) != property.defaultValue, comment)
        #expect(inspector.refresh(), comment)
        #expect(row.isChanged && !row.reset.isHidden, comment)
        row.resetValue()
        #expect(property.value(in: control) == property.defaultValue, comment)
      }
    }
  }

  @Test func topicsAreInTheOrderOfTheAttributes() {
    let inspector = InspectorView(
      CatalogPage.rangeSliderControl, defaults: [:], changed: {}, resized: {})
    #expect(inspector.rows.first?.property.topic == "Values")
    #expect(inspector.rows.allSatisfy { !$0.property.topic.isEmpty })
  }

  @Test func aSearchShowsTheRowsThatMatch() {
    let inspector = InspectorView(
      CatalogPage.rangeSliderControl, defaults: [:], changed: {}, resized: {})
    inspector.search.text = "tick"
    inspector.search.sendActions(for: .editingChanged)
    let shown = inspector.rows.filter { !$0.isHidden }.map(\.property.name)
    #expect(shown == ["showsTicks", "tickCount", "tickColor"])
    let height = inspector.sizeThatFits(CGSize(width: 358, height: 0)).height
    inspector.search.text = ""
    inspector.search.sendActions(for: .editingChanged)
    #expect(inspector.rows.allSatisfy { !$0.isHidden })
    #expect(inspector.sizeThatFits(CGSize(width: 358, height: 0)).height > height)
  }

  @Test func allAttributesAreResetAtOnce() throws {
    let slider = CatalogPage.rangeSliderControl
    let inspector = InspectorView(slider, defaults: [:], changed: {}, resized: {})
    slider.setInspectable("maximumValue", to: .number(40))
    slider.setInspectable("showsTicks", to: .bool(true))
    #expect(inspector.refresh())
    let reset = try #require(
      inspector.subviews.first?.subviews.compactMap { $0 as? UIButton }
        .first { $0.configuration?.title == "Reset All" })
    #expect(reset.isEnabled)
    reset.sendActions(for: .touchUpInside)
    for property in type(of: slider).inspectableProperties {
      #expect(property.value(in: slider) == property.defaultValue, "\(property.name)")
    }
  }
}

extension CatalogPage {
  fileprivate static var rangeSliderControl: any Inspectable & Control {
    guard case .control(let showcase) = CatalogPage.rangeSlider.content else {
      return RadarPulseControl()
    }
    return showcase.make()
  }
}
