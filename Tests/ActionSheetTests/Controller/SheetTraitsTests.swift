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

  @Test func `A sheet in a window of its own has the traits of the controller below`() throws {
    host.rootViewController.traitOverrides.actionSheetStyle = .edgeToEdge
    host.rootViewController.traitOverrides.userInterfaceStyle = .dark
    host.rootViewController.traitOverrides.systemDesign = .glass
    let controller = makeController()
    controller.present(in: try #require(host.window.windowScene), animated: false)
    host.advanceFrames(3)
    #expect(controller.sheet.style == .edgeToEdge)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.systemDesign == .glass)
    controller.cancel(animated: false)
  }

  // Apple's documentation of `screenChanged`: its argument is the element to which VoiceOver moves.
  @Test func `The focus returns to the element that had it when a bar item opened the sheet`() {
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

  @Test func `An element of ten thousand rows is found without the others`() {
    let sheet = ActionSheetControl()
    sheet.items = (0..<10_000).map { .action(.default("Row \($0)", id: SheetItemID("\($0)"))) }
    #expect(sheet.accessibilityElementCount() == 10_000)
    let element = sheet.accessibilityElement(at: 9_000)
    #expect((element as? UIAccessibilityElement)?.accessibilityLabel == "Row 9000")
    #expect(element.map { sheet.index(ofAccessibilityElement: $0) } == 9_000)
    #expect(sheet.container.elements.count == 1)
    #expect(sheet.accessibilityElement(at: 10_000) == nil)
  }
}
