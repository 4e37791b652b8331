import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The system's style in the designs of the system.
@MainActor
struct SheetDesignTests {
  private let sheet = ActionSheetControl()

  @Test func `The preset system follows the design of the traits`() {
    sheet.style = .system
    #expect(sheet.style.metrics.cornerRadius == 13)
    sheet.traitOverrides.systemDesign = .glass
    sheet.updateTraitsIfNeeded()
    #expect(sheet.style.metrics.cornerRadius == SheetStyle.systemGlass.metrics.cornerRadius)
    #expect(sheet.style.colors.action == .label)
  }

  @Test func `A member that the app sets is the same in both designs`() {
    sheet.style = .system
    sheet.style.metrics.cornerRadius = 4
    sheet.traitOverrides.systemDesign = .glass
    sheet.updateTraitsIfNeeded()
    #expect(sheet.style.metrics.cornerRadius == 4)
    #expect(sheet.style.metrics.actionHeight == SheetStyle.systemGlass.metrics.actionHeight)
    var style = SheetStyle.system
    style.colors.action = .systemRed
    #expect(style.resolved(for: .glass).colors.action == .systemRed)
  }

  @Test func `The other presets are the same in both designs`() {
    for style in [SheetStyle.classic, .edgeToEdge] {
      #expect(style.resolved(for: .glass) == style)
    }
  }

  @Test func `Glass is the system's glass where the design has it, with concentric corners`() {
    let host = TestHost()
    host.window.traitOverrides.systemDesign = .glass
    let controller = ActionSheetController(title: "Draft", items: [.action(.default("Copy"))])
    controller.style = .system
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(3)
    let effects = effectViews(in: controller.sheet)
    #expect(!effects.isEmpty)
    for view in effects {
      guard #available(iOS 26, *) else { return }
      #expect((view.effect as? UIGlassEffect)?.isInteractive == true)
    }
  }

  @Test
  func `With glass an anchored sheet is a popover on a phone, unless the app wants the bottom`() {
    #expect(
      SheetAdaptivity.automatic.usesPopover(
        hasAnchor: true, horizontalSizeClass: .compact, design: .glass))
    #expect(
      !SheetAdaptivity.automatic.usesPopover(
        hasAnchor: true, horizontalSizeClass: .compact, design: .classic))
    #expect(
      !SheetAdaptivity.alwaysBottom.usesPopover(
        hasAnchor: true, horizontalSizeClass: .compact, design: .glass))
    #expect(
      !SheetAdaptivity.automatic.usesPopover(
        hasAnchor: false, horizontalSizeClass: .compact, design: .glass))
  }

  private func effectViews(in view: UIView) -> [UIVisualEffectView] {
    view.subviews.flatMap { child in
      ((child as? UIVisualEffectView).map { [$0] } ?? []) + effectViews(in: child)
    }
  }
}
