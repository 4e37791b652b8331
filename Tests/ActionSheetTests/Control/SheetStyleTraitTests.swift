import ControlCore
import TestSupport
import Testing

@testable import ActionSheet

/// Where a sheet's style comes from.
@MainActor
struct SheetStyleTraitTests {
  @Test("The traits of a subtree give the style, and the style of a sheet precedes it")
  func traits() {
    let host = TestHost()
    let sheet = host.add(ActionSheetControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    #expect(sheet.style.values == SheetStyle.system.values)
    host.window.traitOverrides.actionSheetStyle = .classic
    host.layout()
    #expect(sheet.style.values == SheetStyle.classic.values)
    sheet.style = .edgeToEdge
    #expect(sheet.style.values == SheetStyle.edgeToEdge.values)
    sheet.resetStyle()
    #expect(sheet.style.values == SheetStyle.classic.values)
  }

  @Test(
    "A property changes only its part of the style, also when it is set before the traits are known"
  )
  func singleProperties() {
    let host = TestHost()
    host.window.traitOverrides.actionSheetStyle = .system
    let sheet = ActionSheetControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    sheet.actionHeight = 99
    sheet.allowsSliding = false
    sheet.sheetWidth = 200
    host.add(sheet)
    var expected = SheetStyle.system
    expected.metrics.actionHeight = 99
    expected.metrics.width = 200
    expected.allowsSliding = false
    #expect(sheet.style.values == expected.values)
    sheet.sheetWidth = 0
    #expect(sheet.style.metrics.width == SheetStyle.system.metrics.width)
    sheet.resetStyle()
    #expect(sheet.style.values == SheetStyle.system.values)
  }

  @Test("A member that is set leaves the rest of the style to the traits")
  func sparseOverrides() {
    let host = TestHost()
    let controller = ActionSheetController()
    controller.style.metrics.cornerRadius = 3
    controller.style.closesOnSwipe = true
    controller.style.animation.duration = 0.7
    host.add(controller.sheet)
    host.window.traitOverrides.actionSheetStyle = .system
    host.layout()
    var expected = SheetStyle.system
    expected.metrics.cornerRadius = 3
    expected.closesOnSwipe = true
    expected.animation.duration = 0.7
    #expect(controller.style.values == expected.values)
  }

  @Test("A property of the control is the same member of the style, also when it is 0")
  func aPropertyOfTheControlIsTheSameMemberOfTheStyleAlsoWhenItIs0() {
    let sheet = ActionSheetControl()
    sheet.style.metrics.width = 220
    #expect(sheet.sheetWidth == 220)
    sheet.sheetWidth = 200
    #expect(sheet.style.metrics.width == 200)
    sheet.sheetWidth = 0
    #expect(sheet.style.metrics.width == nil)
  }

  @Test("A classic sheet follows the style of the traits, with its cancel button at the end")
  func classicSheet() {
    let host = TestHost()
    host.window.traitOverrides.actionSheetStyle = .edgeToEdge
    let classic = ClassicActionSheet()
    host.add(classic.controller.sheet)
    host.layout()
    var expected = SheetStyle.edgeToEdge
    expected.pinsCancel = true
    #expect(classic.controller.style.values == expected.values)
  }

  @Test("The table of Interface Builder names the defaults")
  func inspectables() {
    let sheet = ActionSheetControl()
    for property in ActionSheetControl.inspectableProperties {
      #expect(property.value(in: sheet) == property.defaultValue, "\(property.name)")
    }
  }

  @Test("Every attribute can be set and read back beside the others")
  func attributesSurvive() {
    let sheet = ActionSheetControl()
    for property in ActionSheetControl.inspectableProperties {
      #expect(property.set(Self.other(than: property), in: sheet), "\(property.name)")
    }
    for property in ActionSheetControl.inspectableProperties {
      #expect(property.value(in: sheet) == Self.other(than: property), "\(property.name)")
    }
  }

  private static func other(than property: InspectableProperty) -> InspectableValue {
    switch property.defaultValue {
    case .bool(let bool): .bool(!bool)
    case .number(let number): .number(number == 1 ? 0.5 : number + 1)
    case .string: .string("Text")
    default: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test("Bad numbers change nothing")
  func badNumbers() {
    let sheet = ActionSheetControl()
    sheet.actionHeight = -1
    sheet.cornerRadius = .nan
    sheet.separatorThickness = .infinity
    sheet.sheetWidth = .nan
    sheet.animationDuration = .nan
    sheet.actionFontSize = 0
    #expect(sheet.style == ActionSheetControl().style)
  }

  @Test("Colors of UIKit stay dynamic")
  func colors() {
    let host = TestHost()
    let sheet = host.add(ActionSheetControl())
    for color in [UIColor.label, .systemRed, .separator, .secondaryLabel] {
      sheet.actionColor = color
      #expect(sheet.actionColor == color)
    }
    sheet.actionColor = .systemGreen
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(
        sheet.actionColor.resolvedColor(with: traits)
          == UIColor.systemGreen.resolvedColor(with: traits))
    }
  }
}
