import Foundation

/// The material of the backgrounds of a sheet.
public enum SheetMaterial: Equatable, Sendable {
  /// The glass of the system, or a regular blur before iOS 26.
  case glass

  /// A blur that shows most of what is behind it.
  case ultraThin

  /// A blur that shows much of what is behind it.
  case thin

  /// A blur that shows some of what is behind it.
  case regular

  /// A blur that shows little of what is behind it.
  case thick

  /// The color alone.
  case opaque

  /// Returns the material that is used: a blur without glass, and the color alone with reduced
  /// transparency.
  ///
  /// - Parameters:
  ///   - hasGlass: A Boolean value that determines whether the design of the system has glass.
  ///   - reducesTransparency: A Boolean value that determines whether the user prefers reduced
  ///     transparency.
  /// - Returns: The material.
  func resolved(hasGlass: Bool, reducesTransparency: Bool) -> SheetMaterial {
    switch self {
    case _ where reducesTransparency: .opaque
    case .glass where !hasGlass: .regular
    default: self
    }
  }
}
