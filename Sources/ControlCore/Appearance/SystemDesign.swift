import UIKit

/// The design of the system's controls, which the kit's controls follow.
///
/// It is a trait, so it flows down the view hierarchy. The product `ControlExtras` overrides it for a part
/// of it.
public enum SystemDesign: Int, CaseIterable, Sendable {
  /// The design up to iOS 18.
  case classic

  /// The design from iOS 26 on, with glass.
  case glass

  /// The design of the running system.
  ///
  /// An app with the key `UIDesignRequiresCompatibility` in its `Info.plist` has the classic design
  /// on every system.
  public static let running = SystemDesign(
    hasGlass: systemHasGlass,
    requiresCompatibility: Bundle.main.object(
      forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool ?? false)

  init(hasGlass: Bool, requiresCompatibility: Bool) {
    self = hasGlass && !requiresCompatibility ? .glass : .classic
  }

  private static var systemHasGlass: Bool {
    guard #available(iOS 26, *) else { return false }
    // Off Apple the check above always succeeds, so the version of the system decides as well.
    return ProcessInfo.processInfo.isOperatingSystemAtLeast(
      OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0))
  }
}

/// The trait of the design of the system's controls.
///
/// Default: ``SystemDesign/running``.
package struct SystemDesignTrait: UITraitDefinition {
  package static let defaultValue = SystemDesign.running
}

extension UITraitCollection {
  /// The design of the system's controls.
  public var systemDesign: SystemDesign { self[SystemDesignTrait.self] }
}
