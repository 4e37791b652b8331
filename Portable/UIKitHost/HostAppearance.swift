import UIKit

/// The traits a host gives its scene, as a user would choose them in the system's settings.
public struct HostAppearance: Hashable, Sendable {
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The direction the interface is laid out in.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The preferred text size.
  public var contentSizeCategory: UIContentSizeCategory
  /// Normal or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast

  /// Light, left to right, the default text size and normal contrast unless told otherwise.
  public init(
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large,
    accessibilityContrast: UIAccessibilityContrast = .normal
  ) {
    self.style = style
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.accessibilityContrast = accessibilityContrast
  }
}

extension UIWindowScene {
  /// Gives the scene everything a device and the user's settings decide.
  func adopt(device: HostDevice, appearance: HostAppearance) {
    setTraits { traits in
      traits.userInterfaceStyle = appearance.style
      traits.layoutDirection = appearance.layoutDirection
      traits.preferredContentSizeCategory = appearance.contentSizeCategory
      traits.accessibilityContrast = appearance.accessibilityContrast
      traits.displayScale = device.scale
      traits.userInterfaceIdiom = device.idiom
    }
  }
}
