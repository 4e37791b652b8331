import Foundation
import Testing
import UIKit

@testable import ActionSheet

/// The article's defaults, and what the presets change.
struct SheetStyleTests {
  private let phone = SheetEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), displayScale: 2)

  @Test("The classic style has the article's sizes")
  func classicSizes() {
    let metrics = SheetStyle.classic.metrics
    #expect(metrics.actionHeight == 56)
    #expect(metrics.bottomSpacing == 8)
    #expect(metrics.width == nil && metrics.sideSpacing == 10)
    #expect(metrics.maximumWidth == 500)
    #expect(metrics.cornerRadius == 10)
    #expect(metrics.groupSpacing == 8)
    #expect(metrics.separatorThickness == 0.5)
    #expect(metrics.headerVerticalSpacing == 10)
    #expect(metrics.headerLineSpacing == 0)
  }

  @Test("The classic style has the article's colors in light")
  func classicColors() {
    func shade(_ color: UIColor) -> UIColor {
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }
    let colors = SheetStyle.classic.colors
    #expect(colors.action == .label)
    #expect(colors.cancel == .label)
    #expect(colors.destructive == .systemRed)
    #expect(colors.separator == .clear)
    #expect(colors.groupSeparator == .clear)
    #expect(shade(colors.background) == .gray(1, alpha: 0.65))
    #expect(shade(colors.header) == .gray(0.56))
    #expect(shade(colors.dimming) == .gray(0, alpha: 0.5))
    #expect(shade(colors.highlight) == .gray(0.5, alpha: 0.5))
  }

  @Test("The classic style has the article's fonts at the default text size")
  func classicFonts() {
    let fonts = SheetStyle.classic.fonts
    #expect(fonts.action.curve.pointSize(at: .large) == 20)
    #expect(fonts.action.font == .systemFont(ofSize: 20))
    #expect(fonts.title.curve.pointSize(at: .large) == 13)
    #expect(fonts.title.font == .systemFont(ofSize: 13, weight: .bold))
    #expect(fonts.message.curve.pointSize(at: .large) == 13)
    #expect(fonts.message.font == .systemFont(ofSize: 13))
  }

  @Test("The classic style has the article's motion")
  func classicAnimation() {
    let animation = SheetStyle.classic.animation
    #expect(animation.duration == 0.2)
    #expect(animation.dampingRatio == 1)
    #expect(animation.initialVelocity == 1)
  }

  @Test("The classic style is hollow, blurred, closed by a tap beside it, and scrolls")
  func classicStates() {
    let style = SheetStyle.classic
    #expect(style.separatesRows)
    #expect(style.material == .thin)
    #expect(style.closesOnBackgroundTap && style.allowsScrolling)
    #expect(!style.closesOnSwipe && !style.closesOnRotation)
    #expect(!style.pinsCancel)
  }

  @Test("The edge-to-edge style is as wide as the short side, solid, without corners")
  func edgeToEdge() {
    let style = SheetStyle.edgeToEdge
    #expect(style.metrics.width(in: phone) == 390)
    #expect(style.metrics.cornerRadius == 0)
    #expect(!style.separatesRows)
    #expect(style.metrics.actionHeight == 56)
  }

  @Test("The system style has the system's measures")
  func system() {
    let style = SheetStyle.system
    #expect(style.metrics.sideSpacing == 8)
    #expect(style.metrics.groupSpacing == 8)
    #expect(style.metrics.bottomSpacing == 8)
    #expect(style.metrics.actionHeight == 57.17)
    #expect((12...14).contains(style.metrics.cornerRadius))
    #expect(style.metrics.separatorThickness == 0.5)
    #expect(style.metrics.headerTextInset == 16)
    #expect(style.metrics.headerVerticalSpacing == 13.5)
    #expect(style.metrics.headerLineSpacing == 4)
    #expect(style.metrics.actionTextInset == 10)
    #expect(style.metrics.minimumScrollHeight == 84)
    #expect(style.pinsCancel)
  }

  @Test("A title is semibold above a message, a message when it is alone")
  func headerFonts() {
    let fonts = SheetStyle.system.fonts
    let both = fonts.header(of: SheetContent(title: "T", message: "M"))
    #expect(both.title.font == .systemFont(ofSize: 13, weight: .semibold))
    #expect(both.message.font == .systemFont(ofSize: 13))
    #expect(fonts.header(of: SheetContent(title: "T")).title.font == .systemFont(ofSize: 13))
    let alone = fonts.header(of: SheetContent(message: "M")).message
    #expect(alone.font == .systemFont(ofSize: 13, weight: .semibold))
  }

  @Test("A title's color follows the role, with a single action too")
  func titleColors() {
    var colors = SheetColors()
    colors.action = .gray(0.1)
    colors.cancel = .gray(0.2)
    colors.destructive = .gray(0.3)
    #expect(colors.title(of: .default) == colors.action)
    #expect(colors.title(of: .cancel) == colors.cancel)
    #expect(colors.title(of: .destructive) == colors.destructive)
  }
}
