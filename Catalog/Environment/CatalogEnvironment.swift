import ControlCore
import ControlExtras
import Foundation
import UIKit

/// How a window shows the catalog: what a person sets in the system's settings, and aids for
/// looking closely. A property that is `nil` follows the system.
struct CatalogEnvironment: Equatable {
  /// Something that is drawn over the window.
  enum Aid: String, CaseIterable {
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

  /// The width of the window in points; wider than the screen has no effect.
  var width: CGFloat?
  var hasSlowAnimations = false
  var aids: Set<Aid> = []

  /// The sizes of text, from the smallest to the largest.
  static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("xS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("xL", .extraLarge),
    ("xxL", .extraExtraLarge), ("xxxL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The widths of devices, in points.
  static let devices: [(name: String, width: CGFloat)] = [
    ("iPhone SE", 320), ("iPhone mini", 375), ("iPhone", 393), ("iPhone Pro Max", 440),
    ("iPad mini", 744), ("iPad", 820),
  ]

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
    set(UITraitHorizontalSizeClass.self, width.map { $0 < 600 } ?? false) {
      window.traitOverrides.horizontalSizeClass = .compact
    }
    window.traitOverrides.systemDesign = design ?? .running
    window.tintColor = tint
    window.layer.speed = hasSlowAnimations ? 0.1 : 1
  }
}

/// A language that the catalog and the kit have texts in.
///
/// An app chooses its language when it starts: one that is chosen here is stored as Settings stores
/// it, and shown at the next start.
@MainActor
struct CatalogLanguage {
  private static let key = "AppleLanguages"

  /// The code, or `nil` for the language of the system.
  let code: String?

  /// The languages of the kit, each in its own words.
  static let all =
    [CatalogLanguage(code: nil)]
    + CatalogDocuments.bundle.localizations.filter { $0 != "Base" }.sorted().map {
      CatalogLanguage(code: $0)
    }

  var name: String {
    guard let code else { return localized("Language of the System") }
    return Locale(identifier: code).localizedString(forIdentifier: code)?
      .capitalized ?? code
  }

  /// Whether the texts are in this language now.
  var isCurrent: Bool {
    code == nil || CatalogDocuments.bundle.preferredLocalizations.first == code
  }

  /// Whether the app will start in this language.
  var isChosen: Bool { Self.chosen == code }

  private static var chosen: String? {
    let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let languages = UserDefaults.standard.persistentDomain(forName: domain)?[key] as? [String]
    return languages?.first
  }

  /// Stores the language for the next start.
  func choose() {
    if let code {
      UserDefaults.standard.set([code], forKey: Self.key)
    } else {
      UserDefaults.standard.removeObject(forKey: Self.key)
    }
  }
}
