import UIKit

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

  /// Returns the material that is used: a blur without glass, and the color alone with reduced transparency.
  func resolved(hasGlass: Bool, reducesTransparency: Bool) -> SheetMaterial {
    switch self {
    case _ where reducesTransparency: .opaque
    case .glass where !hasGlass || !Self.isGlassAvailable: .regular
    default: self
    }
  }

  /// A Boolean value that indicates whether the system has glass.
  ///
  /// An app can set the design of iOS 26 on an older system.
  private static var isGlassAvailable: Bool {
    if #available(iOS 26, *) { true } else { false }
  }

  /// Returns the system's effect; `nil` for an opaque material.
  ///
  /// The glass is not interactive: interactive glass reacts to the touches of the effect view, and the
  /// control below which the view lies receives them all.
  @MainActor
  func visualEffect(tint: UIColor? = nil) -> UIVisualEffect? {
    switch self {
    case .opaque: return nil
    case .glass:
      guard #available(iOS 26, *) else { return UIBlurEffect(style: .systemMaterial) }
      let glass = UIGlassEffect(style: .regular)
      glass.tintColor = tint
      return glass
    case .ultraThin: return UIBlurEffect(style: .systemUltraThinMaterial)
    case .thin: return UIBlurEffect(style: .systemThinMaterial)
    case .regular: return UIBlurEffect(style: .systemMaterial)
    case .thick: return UIBlurEffect(style: .systemThickMaterial)
    }
  }
}
