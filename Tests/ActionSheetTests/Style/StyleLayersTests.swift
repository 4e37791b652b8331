import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The order of precedence, for all members and all layers.
@MainActor
struct StyleLayersTests {
  /// The layers that set members, the highest first.
  enum Layer: CaseIterable {
    case control, sheet, container, proxy
  }

  private func resolved(
    _ values: [(Layer, SheetStyle)], _ member: StyleMember, preset: SheetStyle,
    design: SystemDesign = .classic
  ) -> SheetStyle {
    var layers = StyleLayers()
    var container = preset
    for (layer, style) in values {
      switch layer {
      case .control: layers.control.add { $0.set(member, to: style) }
      case .sheet:
        var edited = SheetStyle.classic
        edited.beginEditing()
        edited.set(member, to: style)
        layers.adopt(edited)
      case .container: container.set(member, to: style)
      case .proxy: layers.proxy.add { $0.set(member, to: style) }
      }
    }
    return layers.resolved(in: container, design: design)
  }

  /// A style of which only one value counts.
  private func value(_ member: StyleMember, of style: SheetStyle) -> SheetStyle {
    var value = SheetStyle.classic
    value.set(member, to: style)
    return value
  }

  @Test("The higher of two layers gives the value of each member, whatever its value")
  func ofTwoLayersTheHigherOneGivesTheValueOfEachMemberWhateverItEquals() {
    for (index, high) in Layer.allCases.enumerated() {
      for low in Layer.allCases.dropFirst(index + 1) {
        for first in StyleSample.allCases {
          for second in StyleSample.allCases where second != first {
            for member in StyleMember.allCases {
              // Set in either order, the result is the same.
              for values in [
                [(high, first.style), (low, second.style)],
                [(low, second.style), (high, first.style)],
              ] {
                let style = resolved(values, member, preset: .classic)
                #expect(
                  value(member, of: style) == value(member, of: first.style),
                  "\(member): \(high) before \(low)")
              }
            }
          }
        }
      }
    }
  }

  @Test("Every layer precedes the preset in both designs, and leaves its other members alone")
  func everyLayerPrecedesThePresetInBothDesignsAndLeavesItsOtherMembersAlone() {
    for design in SystemDesign.allCases {
      let preset = SheetStyle.Preset.system.style(in: design)
      for layer in Layer.allCases {
        for sample in StyleSample.allCases {
          for member in StyleMember.allCases {
            let style = resolved(
              [(layer, sample.style)], member, preset: .system, design: design)
            var expected = preset
            expected.set(member, to: sample.style)
            #expect(style.isIdentical(to: expected), "\(member) of \(layer)")
          }
        }
      }
    }
  }

  @Test("The preset is that of the sheet, and of the container if the sheet has none")
  func thePresetIsThatOfTheSheetAndOfTheContainerIfTheSheetHasNone() {
    var layers = StyleLayers()
    #expect(layers.resolved(in: .system, design: .classic) == .system)
    layers.assign(.edgeToEdge)
    #expect(layers.resolved(in: .system, design: .classic) == .edgeToEdge)
    var container = SheetStyle.system
    container.metrics.cornerRadius = 13
    // The member was set, and the sheet does not set it.
    #expect(layers.resolved(in: container, design: .classic).metrics.cornerRadius == 13)
    layers.reset()
    #expect(layers.resolved(in: .system, design: .glass) == .systemGlass)
  }

  @Test("A style of another sheet is adopted with its set members")
  func aStyleThatAnotherSheetHasIsAdoptedWithWhatWasSetInIt() {
    let (first, second) = (ActionSheetControl(), ActionSheetControl())
    first.style = .system
    first.style.colors.action = .tintColor
    second.style = first.style
    #expect(second.style.isIdentical(to: first.style))
    second.traitOverrides[SystemDesignTrait.self] = .glass
    second.updateTraitsIfNeeded()
    #expect(second.style.colors.action == .tintColor)
    #expect(second.style.metrics.cornerRadius == 32)
  }

  @Test("An argument that is passed in and out can be replaced as a whole")
  func anArgumentThatIsPassedInAndOutCanBeReplacedAsAWhole() {
    func replace(_ style: inout SheetStyle) { style = .edgeToEdge }
    func change(_ style: inout SheetStyle) { style.metrics.cornerRadius = 10 }
    let sheet = ActionSheetControl()
    sheet.style.metrics.actionHeight = 80
    replace(&sheet.style)
    #expect(sheet.style == .edgeToEdge)
    change(&sheet.style)
    #expect(sheet.style.members == StyleMembers(.cornerRadius))
  }

  // MARK: Properties of the control and appearance proxies

  final class TableSheet: ActionSheetControl {}

  /// Adds a sheet whose proxy has the values of the first sample.
  private func addSheet(
    to host: TestHost, member: StyleMember, container: SheetStyle?, sheet style: SheetStyle?,
    control: (property: InspectableProperty, value: InspectableValue?)?
  ) -> TableSheet {
    let view = host.add(UIView())
    if let container {
      view.traitOverrides.actionSheetStyle = value(member, of: container)
    }
    let sheet = TableSheet()
    if let style { sheet.style.set(member, to: style) }
    if let control, let value = control.value { control.property.set(value, in: sheet) }
    view.addSubview(sheet)
    host.layout()
    return sheet
  }

  @Test("Attributes, styles, traits and proxies of a view have one order for every attribute")
  func attributesStylesTraitsAndProxiesOfAViewHaveTheirOrderForEveryAttribute() {
    let samples = StyleSample.allCases.map { sample in
      let sheet = ActionSheetControl()
      sheet.style = sample.style
      return sheet
    }
    let (first, second, classic) = (samples[0], samples[1], samples[2])
    for property in ActionSheetControl.inspectableProperties.dropFirst(2) {
      if let value = property.value(in: first) {
        property.set(value, in: TableSheet.appearance())
      }
    }
    let host = TestHost()
    for member in StyleMember.allCases {
      guard let property = member.entry.attribute?() else { continue }
      func result(
        container: StyleSample? = nil, sheet: StyleSample? = nil,
        control: ActionSheetControl? = nil
      ) -> InspectableValue? {
        let added = addSheet(
          to: host, member: member, container: container?.style, sheet: sheet?.style,
          control: control.map { (property, property.value(in: $0)) })
        defer { added.superview?.removeFromSuperview() }
        return property.value(in: added)
      }
      let name: Comment = "\(property.name)"
      let values = samples.map { property.value(in: $0) }
      #expect(result() == values[0], name)
      #expect(result(container: .classic) == values[2], name)
      #expect(result(container: .second) == values[1], name)
      #expect(result(container: .second, sheet: .classic) == values[2], name)
      #expect(result(container: .classic, sheet: .second) == values[1], name)
      #expect(result(container: .second, sheet: .second, control: classic) == values[2], name)
      #expect(result(container: .classic, sheet: .classic, control: second) == values[1], name)
    }
  }
}
