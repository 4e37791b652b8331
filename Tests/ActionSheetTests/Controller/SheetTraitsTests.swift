import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// What a presented sheet takes from the controller that presents it.
@MainActor
@Suite(.serialized)
struct SheetTraitsTests {
  private let host = TestHost()

  private func makeController() -> ActionSheetController {
    ActionSheetController(title: "Draft", items: [.action(.default("Copy"))])
  }

  @Test("A sheet in a separate window has the traits of the controller below")
  func aSheetInAWindowOfItsOwnHasTheTraitsOfTheControllerBelow() throws {
    host.rootViewController.traitOverrides.actionSheetStyle = .edgeToEdge
    host.rootViewController.traitOverrides.userInterfaceStyle = .dark
    host.rootViewController.traitOverrides[SystemDesignTrait.self] = .glass
    let controller = makeController()
    controller.present(in: try #require(host.window.windowScene), animated: false)
    host.advanceFrames(3)
    #expect(controller.sheet.style.values == SheetStyle.edgeToEdge.values)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.systemDesign == .glass)
    controller.cancel(animated: false)
  }

  // Apple's article "Traits and the trait environment": traits flow from the window through the
  // presentation controller to the presented controller, so overrides of the controller that presents
  // do not reach it.
  @Test(
    "A presented sheet has the traits of the controller that presents it",
    arguments: [UIModalPresentationStyle.custom, .popover])
  func aPresentedSheetHasTheTraitsOfTheControllerThatPresentsIt(
    style: UIModalPresentationStyle
  ) async {
    let root = host.rootViewController
    root.traitOverrides.actionSheetStyle = .edgeToEdge
    root.traitOverrides.userInterfaceStyle = .dark
    root.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    root.traitOverrides.layoutDirection = .rightToLeft
    root.traitOverrides.accessibilityContrast = .high
    let controller = makeController()
    if style == .popover {
      controller.adaptivity = .alwaysPopover
      controller.present(from: root, anchoredTo: root.view, animated: false)
    } else {
      controller.present(from: root, animated: false)
    }
    await host.advance(by: 0.1)
    let traits = controller.sheet.traitCollection
    #expect(controller.modalPresentationStyle == style)
    #expect(controller.sheet.style.values == SheetStyle.edgeToEdge.values)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.accessibilityContrast == .high)
    controller.cancel(animated: false)
  }

  @Test("The traits of a child controller that presents reach the sheet, not those of the root")
  func theTraitsOfAChildControllerThatPresentsReachTheSheetNotThoseOfTheRoot() {
    let child = UIViewController()
    child.traitOverrides.actionSheetStyle = .system
    child.overrideUserInterfaceStyle = .dark
    host.rootViewController.addChild(child)
    host.rootViewController.view.addSubview(child.view)
    child.didMove(toParent: host.rootViewController)
    host.layout()
    let controller = makeController()
    controller.present(from: child, animated: false)
    host.advanceFrames(3)
    #expect(controller.sheet.style.values == SheetStyle.system.values)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.cancel(animated: false)
  }

  @Test("A sheet that UIKit presents has the traits too, and follows their changes")
  func aSheetThatUIKitPresentsHasTheTraitsTooAndFollowsTheirChanges() {
    let root = host.rootViewController
    root.traitOverrides.actionSheetStyle = .edgeToEdge
    let controller = makeController()
    root.present(controller, animated: false)
    host.advanceFrames(3)
    #expect(controller.sheet.style.values == SheetStyle.edgeToEdge.values)
    root.traitOverrides.actionSheetStyle = .system
    root.traitOverrides.userInterfaceStyle = .dark
    host.advanceFrames(3)
    #expect(controller.sheet.style.values == SheetStyle.system.values)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    host.advanceFrames(3)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    controller.cancel(animated: false)
    host.advanceFrames(3)
    // The next presentation begins without what the last one carried over.
    let other = UIViewController()
    host.window.rootViewController = other
    host.advanceFrames(3)
    controller.present(from: other, animated: false)
    host.advanceFrames(3)
    #expect(controller.sheet.style.values == SheetStyle.system.values)
    controller.cancel(animated: false)
  }

  @Test("Overrides of the sheet's own controller precede those of the presenter")
  func overridesOfTheSheetsOwnControllerPrecedeThoseOfThePresenter() {
    host.rootViewController.traitOverrides.userInterfaceStyle = .dark
    let controller = makeController()
    controller.overrideUserInterfaceStyle = .light
    controller.traitOverrides.actionSheetStyle = .system
    host.rootViewController.traitOverrides.actionSheetStyle = .edgeToEdge
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(3)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(controller.sheet.style.values == SheetStyle.system.values)
    controller.cancel(animated: false)
  }

  // Apple's documentation of `screenChanged`: its argument is the element to which VoiceOver moves.
  @Test("The focus returns to the element that had it when a bar item opened the sheet")
  func theFocusReturnsToTheElementThatHadItWhenABarItemOpenedTheSheet() {
    let element = UIAccessibilityElement(accessibilityContainer: host.window)
    UIAccessibility.settings.isVoiceOverRunning = true
    UIAccessibility.focusedObject = element
    defer {
      UIAccessibility.settings.isVoiceOverRunning = false
      UIAccessibility.focusedObject = nil
    }
    let controller = makeController()
    controller.present(
      from: host.rootViewController, anchoredTo: UIBarButtonItem(), animated: false)
    host.advanceFrames(3)
    UIAccessibility.focusedObject = nil
    UIAccessibility.removePosted()
    controller.cancel(animated: false)
    host.advanceFrames(3)
    let posted = UIAccessibility.posted.last { $0.notification == .screenChanged }
    #expect(posted?.argument as AnyObject? === element)
  }

  @Test("An element of ten thousand rows is found without the others")
  func anElementOfTenThousandRowsIsFoundWithoutTheOthers() {
    let sheet = ActionSheetControl()
    sheet.items = (0..<10_000).map { .action(.default("Row \($0)", id: SheetItemID("\($0)"))) }
    #expect(sheet.accessibilityElementCount() == 10_000)
    let element = sheet.accessibilityElement(at: 9_000)
    #expect((element as? UIAccessibilityElement)?.accessibilityLabel == "Row 9000")
    #expect(element.map { sheet.index(ofAccessibilityElement: $0) } == 9_000)
    #expect(sheet.rowAccessibility.elements.count == 1)
    #expect(sheet.accessibilityElement(at: 10_000) == nil)
  }

  @Test("A sheet on a full screen keeps the traits of the views around its presenter")
  func aSheetOnAFullScreenKeepsTheTraitsThatTheViewsAroundItsPresenterHave() {
    host.window.traitOverrides.userInterfaceStyle = .dark
    let root = host.rootViewController
    let controller = makeController()
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
    host.advanceFrames(3)
    #expect(root.view.window == nil)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.cancel(animated: false)
  }
}
