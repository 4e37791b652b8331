import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The order of the layers, for all members.
@MainActor
struct StyleLayersTests {
  /// The layers above the preset, the highest first.
  enum Layer: CaseIterable {
    case own, container, proxy
  }

  private func resolved(
    _ values: [Layer: SheetStyle], design: SystemDesign = .classic
  ) -> SheetStyle {
    StyleLayers(proxy: values[.proxy], own: values[.own])
      .resolved(in: values[.container], design: design)
  }

  @Test("The higher of two layers gives the value of each member", arguments: SystemDesign.allCases)
  func theHigherOfTwoLayersGivesTheValueOfEachMember(in design: SystemDesign) {
    for (index, high) in Layer.allCases.enumerated() {
      for low in Layer.allCases.dropFirst(index + 1) {
        for (first, second) in [(StyleSample.first, StyleSample.second), (.second, .first)] {
          let style = resolved([high: first.style, low: second.style], design: design)
          #expect(style.values(besides: [".preset"]) == first.style.values(besides: [".preset"]))
        }
      }
    }
  }

  @Test("Each layer precedes the preset, and leaves what it does not set to it")
  func eachLayerPrecedesThePresetAndLeavesWhatItDoesNotSetToIt() {
    for design in SystemDesign.allCases {
      let preset = SheetStyle.Preset.system.style(in: design)
      #expect(resolved([:], design: design).values == preset.values)
      for layer in Layer.allCases {
        var style = SheetStyle()
        style.colors.action = .systemPurple
        let result = resolved([layer: style], design: design)
        #expect(result.colors.action == .systemPurple)
        #expect(
          result.values(besides: [".colors.action"]) == preset.values(besides: [".colors.action"]))
      }
    }
  }

  @Test("The preset is that of the sheet, or of the container, or the system's")
  func thePresetIsThatOfTheSheetOrOfTheContainerOrTheSystems() {
    var container = SheetStyle.classic
    container.metrics.cornerRadius = 13
    #expect(resolved([:]).values == SheetStyle.system.values)
    #expect(resolved([:], design: .glass).values == SheetStyle.systemGlass.values)
    #expect(resolved([.container: container]).metrics.actionHeight == 56)
    let own = resolved([.container: container, .own: .edgeToEdge])
    #expect(!own.separatesRows)
    // The member was set, and the sheet does not set it.
    #expect(own.metrics.cornerRadius == 13)
  }

  @Test("The style of a sheet has all values, and sets those of the sheet alone")
  func theStyleOfASheetHasAllValuesAndSetsThoseOfTheSheetAlone() {
    let host = TestHost()
    var container = SheetStyle.classic
    container.metrics.cornerRadius = 20
    host.window.traitOverrides.actionSheetStyle = container
    let (first, second) = (host.add(ActionSheetControl()), ActionSheetControl())
    first.style.colors.action = .systemPurple
    #expect(first.style.metrics.cornerRadius == 20)
    // Another sheet takes the action color alone: it is outside of the window.
    second.style = first.style
    #expect(second.style.colors.action == .systemPurple)
    #expect(second.style.metrics.cornerRadius == 13)
    #expect(second.style.metrics.actionHeight == 57.17)
  }

  @Test("An argument that is passed in and out can be replaced as a whole")
  func anArgumentThatIsPassedInAndOutCanBeReplacedAsAWhole() {
    func replace(_ style: inout SheetStyle) { style = .edgeToEdge }
    func change(_ style: inout SheetStyle) { style.metrics.cornerRadius = 10 }
    let sheet = ActionSheetControl()
    sheet.style.metrics.actionHeight = 80
    replace(&sheet.style)
    #expect(sheet.style.values == SheetStyle.edgeToEdge.values)
    change(&sheet.style)
    #expect(sheet.style.metrics.cornerRadius == 10)
    #expect(sheet.style.metrics.actionHeight == 56)
  }

  // MARK: Properties of the control and appearance proxies

  final class TableSheet: ActionSheetControl {}

  @Test("Attributes, traits and proxies of a view have one order for every attribute")
  func attributesTraitsAndProxiesOfAViewHaveOneOrderForEveryAttribute() {
    let samples = StyleSample.allCases.map { sample in
      let sheet = ActionSheetControl()
      sheet.style = sample.style
      return sheet
    }
    let properties = ActionSheetControl.inspectableProperties.dropFirst(2)
    for property in properties {
      if let value = property.value(in: samples[0]) {
        property.set(value, in: TableSheet.appearance())
      }
    }
    let host = TestHost()
    for property in properties {
      let values = samples.map { property.value(in: $0) }
      func result(container: Int?, sheet: Int?) -> InspectableValue? {
        let view = host.add(UIView())
        defer { view.removeFromSuperview() }
        if let value = container.flatMap({ values[$0] }) {
          let scratch = ActionSheetControl()
          property.set(value, in: scratch)
          view.traitOverrides.actionSheetStyle = scratch.style
        }
        let added = TableSheet()
        if let value = sheet.flatMap({ values[$0] }) { property.set(value, in: added) }
        view.addSubview(added)
        host.layout()
        return property.value(in: added)
      }
      let name: Comment = "\(property.name)"
      #expect(result(container: nil, sheet: nil) == values[0], name)
      #expect(result(container: 1, sheet: nil) == values[1], name)
      #expect(result(container: 0, sheet: 1) == values[1], name)
      #expect(result(container: 1, sheet: 0) == values[0], name)
    }
  }
}
