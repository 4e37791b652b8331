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

  /// How a foldable device is held, half open.
  enum Posture: String, CaseIterable, Sendable {
    /// The fold is upright, between two pages.
    case book
    /// The fold lies across, above the half on the table.
    case tabletop
  }

  /// A device whose size and safe area a window can have.
  struct Device: Sendable {
    let name: String
    let size: CGSize
    let safeArea: UIEdgeInsets
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

  /// The insets that a device covers at the edges of the window.
  var safeArea: UIEdgeInsets?

  /// How the device is folded; `nil` is flat.
  var posture: Posture?
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

  /// Devices without and with a home button, and one that folds.
  static let devices: [Device] = [
    device("iPhone SE", 320, 568, top: 20, bottom: 0), device("iPhone mini", 375, 812, top: 50),
    device("iPhone", 393, 852, top: 59), device("iPhone Pro Max", 440, 956, top: 62),
    device("iPad mini", 744, 1_133, top: 24, bottom: 20),
    device("iPad", 820, 1_180, top: 24, bottom: 20),
    device("Foldable, Closed", 360, 748, top: 40), device("Foldable, Open", 692, 748, top: 24),
  ]

  private static func device(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height),
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// The width of a fold, in points.
  private static let foldWidth: CGFloat = 12

  /// Returns where the device folds; `nil` while it is flat.
  func fold(in bounds: CGRect) -> CGRect? {
    let width = Self.foldWidth
    return switch posture {
    case .book:
      CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
    case .tabletop:
      CGRect(x: bounds.minX, y: bounds.midY - width / 2, width: bounds.width, height: width)
    case nil: nil
    }
  }

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
