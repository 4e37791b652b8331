import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The system's style in the designs of the system.
@MainActor
struct SheetDesignTests {
  private let sheet = ActionSheetControl()

  @Test("The preset system follows the design of the traits")
  func thePresetSystemFollowsTheDesignOfTheTraits() {
    sheet.style = .system
    #expect(sheet.style.metrics.cornerRadius == 13)
    sheet.traitOverrides[SystemDesignTrait.self] = .glass
    sheet.updateTraitsIfNeeded()
    #expect(sheet.style.metrics.cornerRadius == SheetStyle.systemGlass.metrics.cornerRadius)
    #expect(sheet.style.colors.action == .label)
  }

  @Test("A member that the app sets is the same in both designs")
  func aMemberThatTheAppSetsIsTheSameInBothDesigns() {
    sheet.style = .system
    sheet.style.metrics.cornerRadius = 4
    sheet.traitOverrides[SystemDesignTrait.self] = .glass
    sheet.updateTraitsIfNeeded()
    #expect(sheet.style.metrics.cornerRadius == 4)
    #expect(sheet.style.metrics.actionHeight == SheetStyle.systemGlass.metrics.actionHeight)
    var style = SheetStyle.system
    style.colors.action = .systemRed
    #expect(StyleLayers().resolved(in: style, design: .glass).colors.action == .systemRed)
  }

  @Test("The other presets are the same in both designs")
  func theOtherPresetsAreTheSameInBothDesigns() {
    for style in [SheetStyle.classic, .edgeToEdge] {
      #expect(StyleLayers().resolved(in: style, design: .glass) == style)
    }
  }

  @Test("Glass is the system's glass where the design has it, with concentric corners")
  func glassIsTheSystemsGlassWhereTheDesignHasItWithConcentricCorners() {
    let sheet = presentedGlass { _ in }
    guard #available(iOS 26, *) else { return }
    let all = effectViews(in: sheet)
    // One container renders the glass of all groups.
    let containers = all.filter { $0.effect is UIGlassContainerEffect }
    #expect(containers.count == 1)
    let effects = all.filter { !containers.contains($0) }
    #expect(effects.count == 2)
    for view in effects {
      #expect(containers.first.map { view.isDescendant(of: $0.contentView) } == true)
      let glass = view.effect as? UIGlassEffect
      #expect(glass != nil)
      // A preset leaves the glass without a color.
      #expect(glass?.tintColor == nil)
      // The least radius of concentric corners is that of the style.
      #expect(view.effectiveRadius(corner: .topLeft) >= 26)
    }
  }

  @Test("The ambient color that the app sets is the tint of the glass, without a view over it")
  func theAmbientColorThatTheAppSetsIsTheTintOfTheGlassWithoutAViewOverIt() {
    guard #available(iOS 26, *) else { return }
    let sheet = presentedGlass { controller in
      controller.style.colors.ambient = .systemIndigo
      controller.style.colors.cancelAmbient = .tintColor
      controller.sheet.tintColor = .systemGreen
    }
    let tints = effectViews(in: sheet).map { ($0.effect as? UIGlassEffect)?.tintColor }
    #expect(tints.contains(.systemIndigo))
    let backgrounds = sheet.container.backgrounds
    #expect(!backgrounds.isEmpty)
    for background in backgrounds {
      let plain = background.subviews.filter { !($0 is UIVisualEffectView) && !$0.isHidden }
      #expect(plain.allSatisfy { $0.backgroundColor ?? .clear == .clear })
    }
    sheet.style.colors.ambient = .systemTeal
    sheet.layoutIfNeeded()
    let changed = effectViews(in: sheet).map { ($0.effect as? UIGlassEffect)?.tintColor }
    #expect(changed.contains(.systemTeal))
    #expect(!changed.contains(.systemIndigo))
  }

  @Test("A clear ambient color leaves the glass as it is")
  func aClearAmbientColorLeavesTheGlassAsItIs() {
    guard #available(iOS 26, *) else { return }
    let sheet = presentedGlass { $0.style.colors.ambient = .clear }
    let glass = effectViews(in: sheet).compactMap { $0.effect as? UIGlassEffect }
    #expect(!glass.isEmpty && glass.allSatisfy { $0.tintColor == nil })
  }

  @Test("Before iOS 26 the design with glass has blurs, with corners and the ambient color")
  func beforeIOS26TheDesignWithGlassHasBlursWithCornersAndTheAmbientColor() {
    guard #unavailable(iOS 26) else { return }
    let sheet = presentedGlass { controller in
      controller.style.colors.ambient = .systemIndigo
      controller.style.colors.cancelAmbient = .systemIndigo
    }
    #expect(sheet.container.backgrounds.count == 2)
    for background in sheet.container.backgrounds {
      let effectView = background.subviews.first as? UIVisualEffectView
      #expect(effectView?.effect is UIBlurEffect)
      #expect(effectView?.clipsToBounds == true && (effectView?.layer.cornerRadius ?? 0) >= 26)
      let colors = background.subviews.dropFirst().map(\.backgroundColor)
      #expect(colors.contains(.systemIndigo))
    }
  }

  private func presentedGlass(_ change: (ActionSheetController) -> Void) -> ActionSheetControl {
    let host = TestHost()
    host.window.traitOverrides[SystemDesignTrait.self] = .glass
    let controller = ActionSheetController(
      title: "Draft", items: [.action(.default("Copy")), .action(.cancel())])
    controller.style = .system
    change(controller)
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(3)
    return controller.sheet
  }

  @Test("With glass an anchored sheet is a popover on a phone, unless the app wants the bottom")
  func withGlassAnAnchoredSheetIsAPopoverOnAPhoneUnlessTheAppWantsTheBottom() {
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
