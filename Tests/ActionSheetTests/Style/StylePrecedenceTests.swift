import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// A value that was set counts, whatever it equals.
@MainActor
struct StylePrecedenceTests {
  private let host = TestHost()

  private func addSheet(_ sheet: ActionSheetControl = ActionSheetControl()) -> ActionSheetControl {
    host.add(sheet)
    host.layout()
    return sheet
  }

  @Test("A member that was set to its default takes effect in a window with another style")
  func aMemberThatWasSetToItsDefaultCountsInAWindowWithAnotherStyle() {
    host.window.traitOverrides.actionSheetStyle = .system
    let controller = ActionSheetController(title: "Draft")
    controller.style.metrics.cornerRadius = 10
    controller.style.allowsSliding = true
    host.add(controller.sheet)
    host.layout()
    #expect(controller.style.metrics.cornerRadius == 10)
    #expect(controller.style.metrics.actionHeight == 57.17)
  }

  @Test("A color of the preset that was set takes effect in both designs")
  func aColorOfThePresetThatWasSetCountsInBothDesigns() {
    let sheet = addSheet()
    sheet.style = .system
    sheet.style.colors.action = .tintColor
    host.window.traitOverrides[SystemDesignTrait.self] = .glass
    host.layout()
    #expect(sheet.style.colors.action == .tintColor)
    #expect(sheet.style.colors.cancel == .label)
  }

  @Test("Inserting a behavior that is already contained sets it")
  func aBehaviorThatIsContainedAlreadyCountsWhenItIsInserted() {
    var style = SheetStyle.classic
    style.allowsSliding = false
    host.window.traitOverrides.actionSheetStyle = style
    let sheet = ActionSheetControl()
    sheet.style.allowsSliding = true
    #expect(addSheet(sheet).style.allowsSliding)
  }

  @Test("Assigning a whole part keeps of it what is set")
  func assigningAWholePartKeepsOfItWhatIsSet() {
    host.window.traitOverrides.actionSheetStyle = .classic
    let sheet = addSheet()
    sheet.style.metrics.cornerRadius = 3
    var metrics = SheetMetrics()
    metrics.actionHeight = 80
    sheet.style.metrics = metrics
    #expect(sheet.style.metrics.actionHeight == 80)
    #expect(sheet.style.metrics.cornerRadius == 10)
    #expect(sheet.style.metrics.sideSpacing == 10)
  }

  @Test("An invalid value is not set") func anInvalidValueIsNotSet() {
    host.window.traitOverrides.actionSheetStyle = .system
    let sheet = ActionSheetControl()
    sheet.style.metrics.cornerRadius = -1
    sheet.style.animation.duration = .nan
    sheet.actionHeight = 70
    sheet.actionHeight = .nan
    #expect(addSheet(sheet).style.metrics.cornerRadius == 13)
    #expect(sheet.actionHeight == 70)
  }

  @Test("A property of the control is the member of its style")
  func aPropertyOfTheControlIsTheMemberOfItsStyle() {
    let sheet = addSheet()
    sheet.cornerRadius = 5
    #expect(sheet.style.metrics.cornerRadius == 5)
    sheet.style.metrics.cornerRadius = 7
    #expect(sheet.cornerRadius == 7)
    sheet.style = .classic
    #expect(sheet.cornerRadius == 10)
    sheet.resetStyle()
    #expect(sheet.cornerRadius == 13)
  }

  @Test("A trait that changes to an equal style whose member was set takes effect")
  func aChangeOfTheTraitToAnEqualStyleWhoseMemberWasSetCounts() {
    host.window.traitOverrides[SystemDesignTrait.self] = .glass
    host.window.traitOverrides.actionSheetStyle = .system
    let sheet = addSheet()
    #expect(sheet.style.metrics.cornerRadius == 32)
    host.window.traitOverrides.actionSheetStyle.metrics.cornerRadius = 13
    host.layout()
    #expect(sheet.style.metrics.cornerRadius == 13)
  }

  // MARK: Appearance proxy

  // The order of the calls: willMove(toWindow:), the setters of the proxy, didMoveToWindow(), as seen
  // on iOS at mulle-kybernetik.com/weblog/2013/uiappearance_magic_pain.html.
  final class ProxiedSheet: ActionSheetControl {}
  final class SpecialSheet: ActionSheetControl {}
  final class ProxyContainer: UIView {}

  @Test("A proxy of a subclass precedes the preset, and gives way to all styles that are set")
  func aProxyOfASubclassPrecedesThePresetAndGivesWayToAllStylesThatAreSet() {
    ProxiedSheet.appearance().cornerRadius = 31
    #expect(addSheet(ProxiedSheet()).style.metrics.cornerRadius == 31)
    #expect(addSheet().style.metrics.cornerRadius == 13)

    // The value equals the default, so the proxy is applied to this sheet as on iOS.
    let styled = ProxiedSheet()
    styled.style.metrics.cornerRadius = 13
    #expect(addSheet(styled).style.metrics.cornerRadius == 13)

    let preset = ProxiedSheet()
    preset.style = .system
    preset.style.metrics.cornerRadius = 10
    #expect(addSheet(preset).style.metrics.cornerRadius == 10)

    let own = ProxiedSheet()
    own.cornerRadius = 13
    #expect(addSheet(own).cornerRadius == 13)

    let later = addSheet(ProxiedSheet())
    later.cornerRadius = 5
    #expect(later.cornerRadius == 5)

    host.window.traitOverrides.actionSheetStyle.metrics.cornerRadius = 10
    #expect(addSheet(ProxiedSheet()).style.metrics.cornerRadius == 10)
  }

  @Test("A proxy with containers holds inside them alone")
  func aProxyWithContainersHoldsInsideThemAlone() {
    SpecialSheet.appearance(whenContainedInInstancesOf: [ProxyContainer.self]).actionHeight = 81
    let container = host.add(ProxyContainer())
    let (inside, outside) = (SpecialSheet(), SpecialSheet())
    container.addSubview(inside)
    host.add(outside)
    host.layout()
    #expect(inside.style.metrics.actionHeight == 81)
    #expect(outside.style.metrics.actionHeight == 57.17)
    #expect(inside.layout.metrics.actionHeight == 81)
  }

  @Test("A sheet in a presented controller has the values of a proxy")
  func aSheetInAPresentedControllerHasTheValuesOfAProxy() {
    ActionSheetControl.appearance(whenContainedInInstancesOf: [ActionSheetController.self])
      .separatorThickness = 3
    defer {
      ActionSheetControl.appearance(whenContainedInInstancesOf: [ActionSheetController.self])
        .separatorThickness = 0.5
    }
    let controller = ActionSheetController(title: "Draft", items: [.action(.default("Copy"))])
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(3)
    #expect(controller.style.metrics.separatorThickness == 3)
    controller.style.metrics.separatorThickness = 2
    #expect(controller.style.metrics.separatorThickness == 2)
    controller.cancel(animated: false)
  }
}
