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

  @Test("A sheet of which nothing is set has the design of the system")
  func aSheetOfWhichNothingIsSetHasTheDesignOfTheSystem() {
    #expect(sheet.style.metrics.cornerRadius == 13)
    #expect(sheet.style.colors.action == .tintColor)
    sheet.traitOverrides[SystemDesignTrait.self] = .glass
    sheet.updateTraitsIfNeeded()
    #expect(sheet.style.metrics.cornerRadius == 32)
    #expect(sheet.style.material == .glass)
    sheet.preferredStyle = .alert
    #expect(sheet.style.metrics.capsuleInset == 16)
  }

  @Test("The other presets are the same in both designs")
  func theOtherPresetsAreTheSameInBothDesigns() {
    for preset in [SheetStyle.Preset.classic, .edgeToEdge] {
      #expect(preset.style(in: .glass) == preset.style(in: .classic))
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

  @Test("The background color that the app sets is the tint of the glass, without a view over it")
  func theBackgroundColorThatTheAppSetsIsTheTintOfTheGlassWithoutAViewOverIt() {
    guard #available(iOS 26, *) else { return }
    let sheet = presentedGlass { controller in
      controller.style.colors.background = .systemIndigo
      controller.style.colors.cancelBackground = .tintColor
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
    sheet.style.colors.background = .systemTeal
    sheet.layoutIfNeeded()
    let changed = effectViews(in: sheet).map { ($0.effect as? UIGlassEffect)?.tintColor }
    #expect(changed.contains(.systemTeal))
    #expect(!changed.contains(.systemIndigo))
  }

  @Test("A clear background color leaves the glass as it is")
  func aClearBackgroundColorLeavesTheGlassAsItIs() {
    guard #available(iOS 26, *) else { return }
    let sheet = presentedGlass { $0.style.colors.background = .clear }
    let glass = effectViews(in: sheet).compactMap { $0.effect as? UIGlassEffect }
    #expect(!glass.isEmpty && glass.allSatisfy { $0.tintColor == nil })
  }

  @Test("Before iOS 26 the design with glass has blurs, with corners and the color of the style")
  func beforeIOS26TheDesignWithGlassHasBlursWithCornersAndTheColorOfTheStyle() {
    guard #unavailable(iOS 26) else { return }
    let sheet = presentedGlass { controller in
      // An opaque background of cancel rows has no blur below it.
      let color = UIColor.systemIndigo.withAlphaComponent(0.5)
      controller.style.colors.background = color
      controller.style.colors.cancelBackground = color
    }
    #expect(sheet.container.backgrounds.count == 2)
    for background in sheet.container.backgrounds {
      let effectView = background.subviews.first as? UIVisualEffectView
      #expect(effectView?.effect is UIBlurEffect)
      #expect(effectView?.clipsToBounds == true && (effectView?.layer.cornerRadius ?? 0) >= 26)
      let colors = background.subviews.dropFirst().map(\.backgroundColor)
      #expect(colors.contains(sheet.style.colors.background))
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
