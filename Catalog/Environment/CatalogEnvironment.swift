import ControlCore
import ControlExtras
import Foundation
import UIKit

/// How a window shows the catalog: what a person sets in the system's settings, and aids for
/// looking closely. A property that is `nil` follows the system.
package struct CatalogEnvironment: Equatable, Sendable {
  /// Something that is drawn over the window.
  enum Aid: String, CaseIterable, Sendable {
    case touches, frames, hitShapes, frameTime

    @MainActor var title: String {
      switch self {
      case .touches: localized("Show Touches")
      case .frames: localized("Show Frames")
      case .hitShapes: localized("Show Hit Shapes")
      case .frameTime: localized("Show Frame Time")
      }
    }
  }

  var style: UIUserInterfaceStyle?
  var design: SystemDesign?
  var tint: UIColor?
  var direction: UITraitEnvironmentLayoutDirection?
  var textSize: UIContentSizeCategory?
  var isBold = false
  var hasHighContrast = false
  var language: CatalogLanguage?

  /// The size of the window in points; a side that is longer than that of the screen has no effect.
  var size: CGSize?
  var hasSlowAnimations = false
  var aids: Set<Aid> = []

  /// The sizes of text, from the smallest to the largest: their names in the menu and on the command line.
  package static let textSizes: [(name: String, word: String, category: UIContentSizeCategory)] = [
    ("xS", "extraSmall", .extraSmall), ("S", "small", .small), ("M", "medium", .medium),
    ("L", "large", .large), ("xL", "extraLarge", .extraLarge),
    ("xxL", "extraExtraLarge", .extraExtraLarge),
    ("xxxL", "extraExtraExtraLarge", .extraExtraExtraLarge),
    ("AX1", "accessibilityM", .accessibilityMedium),
    ("AX2", "accessibilityL", .accessibilityLarge),
    ("AX3", "accessibilityXL", .accessibilityExtraLarge),
    ("AX4", "accessibilityXXL", .accessibilityExtraExtraLarge),
    ("AX5", "accessibilityXXXL", .accessibilityExtraExtraExtraLarge),
  ]

  /// The sizes of devices, in points.
  static let devices: [(name: String, size: CGSize)] = [
    ("iPhone SE", CGSize(width: 320, height: 568)),
    ("iPhone mini", CGSize(width: 375, height: 812)),
    ("iPhone", CGSize(width: 393, height: 852)),
    ("iPhone Pro Max", CGSize(width: 440, height: 956)),
    ("iPad mini", CGSize(width: 744, height: 1_133)),
    ("iPad", CGSize(width: 820, height: 1_180)),
  ]

  /// Returns the environment with what the system decides, as a window shows it.
  @MainActor
  func resolved(in window: UIWindow) -> CatalogEnvironment {
    let traits = window.traitCollection
    var seen = self
    seen.style = traits.userInterfaceStyle
    seen.design = traits.systemDesign
    seen.direction = traits.layoutDirection
    seen.textSize = traits.preferredContentSizeCategory
    seen.isBold = traits.legibilityWeight == .bold
    seen.hasHighContrast = traits.accessibilityContrast == .high
    seen.language = .current
    seen.size = window.bounds.size
    return seen
  }

  /// Sets the traits that differ from the system's, and removes the others.
  @MainActor
  func apply(to window: UIWindow) {
    func set<Trait: UITraitDefinition>(
      _ trait: Trait.Type, _ isSet: Bool, _ change: () -> Void
    ) {
      if isSet {
        change()
      } else if window.traitOverrides.contains(trait) {
        window.traitOverrides.remove(trait)
      }
    }
    set(UITraitUserInterfaceStyle.self, style != nil) {
      window.traitOverrides.userInterfaceStyle = style ?? .unspecified
    }
    let direction = direction ?? language?.direction
    set(UITraitLayoutDirection.self, direction != nil) {
      window.traitOverrides.layoutDirection = direction ?? .unspecified
    }
    set(UITraitPreferredContentSizeCategory.self, textSize != nil) {
      window.traitOverrides.preferredContentSizeCategory = textSize ?? .unspecified
    }
    set(UITraitLegibilityWeight.self, isBold) { window.traitOverrides.legibilityWeight = .bold }
    set(UITraitAccessibilityContrast.self, hasHighContrast) {
      window.traitOverrides.accessibilityContrast = .high
    }
    // A window that was narrowed is as compact as the device it stands for.
    set(UITraitHorizontalSizeClass.self, size.map { $0.width < 600 } ?? false) {
      window.traitOverrides.horizontalSizeClass = .compact
    }
    window.traitOverrides.systemDesign = design ?? .running
    window.tintColor = tint
    window.layer.speed = hasSlowAnimations ? 0.1 : 1
  }
}
