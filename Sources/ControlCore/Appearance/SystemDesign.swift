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
  /// An app with the key `UIDesignRequiresCompatibility` in its `Info.plist` has the classic design on
  /// every system, unless it is built with the SDK of iOS 27 or later, which ignores the key.
  public static let running = SystemDesign(
    hasGlass: systemHasGlass, information: Bundle.main.infoDictionary ?? [:])

  /// Creates the design of an app with entries of its `Info.plist`.
  init(hasGlass: Bool, information: [String: Any]) {
    let requiresCompatibility = information["UIDesignRequiresCompatibility"] as? Bool ?? false
    // Xcode writes the SDK into every app, such as "iphoneos27.0".
    let name = information["DTSDKName"] as? String ?? ""
    let version = Int(name.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
    let ignoresKey = version >= 27
    self = hasGlass && (ignoresKey || !requiresCompatibility) ? .glass : .classic
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
