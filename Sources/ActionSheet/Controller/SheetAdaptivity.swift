import UIKit

/// When a sheet is a popover.
public enum SheetAdaptivity: Hashable, Sendable {
  /// Where there is something to point at and the window is wide: in a regular horizontal size
  /// class.
  case automatic

  /// Never: it always comes from the bottom of the window.
  case alwaysBottom

  /// Wherever there is something to point at, also in a narrow window.
  case alwaysPopover

  /// Decides.
  ///
  /// - Parameters:
  ///   - hasAnchor: Whether there is something to point at.
  ///   - sizeClass: How wide the window is.
  /// - Returns: Whether the sheet becomes a popover.
  public func usesPopover(
    hasAnchor: Bool, horizontalSizeClass sizeClass: UIUserInterfaceSizeClass
  ) -> Bool {
    guard hasAnchor else { return false }
    return switch self {
    case .automatic: sizeClass == .regular
    case .alwaysBottom: false
    case .alwaysPopover: true
    }
  }
}
