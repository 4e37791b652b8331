import ControlCore
import UIKit

/// The presets.
extension SheetStyle {
  /// Blurred rows with see-through gaps, 56 points high and rounded by 10, on every device alike.
  ///
  /// It is the preset of a sheet for which no other is set.
  public static let classic = SheetStyle()

  /// The appearance of the system's own sheet, which follows the `SystemDesign` of the traits.
  ///
  /// Up to iOS 18 it has tinted titles of 21 points in rows of 57 points with a corner radius of 13;
  /// from iOS 26 on it is of glass with concentric corners. A member that the app sets is the same in
  /// both designs. Cancel actions are below everything else.
  public static let system = SheetStyle(.system) { style in
    style.metrics.sideSpacing = 8
    style.metrics.actionHeight = 57.17
    style.metrics.cornerRadius = 13
    style.metrics.topSpacing = 8...54
    style.metrics.headerVerticalSpacing = 13.5
    style.metrics.headerLineSpacing = 4
    style.metrics.actionTextInset = 10
    style.fonts.title = SheetFont(.semibold, .footnote)
    style.fonts.loneTitle = SheetFont(.regular, .footnote)
    style.fonts.loneMessage = SheetFont(.semibold, .footnote)
    style.fonts.action = SheetFont(.regular, .systemAction)
    style.fonts.cancel = SheetFont(.semibold, .systemAction)
    style.colors.action = .tintColor
    style.colors.cancel = .tintColor
    style.colors.header = .secondaryLabel
    style.colors.separator = .separator
    style.colors.ambient = .clear
    style.colors.cancelAmbient = .dynamic(light: .gray(1), dark: .gray(0.173))
    style.colors.highlight = .systemFill
    style.colors.dimming = .dynamic(
      light: .gray(0, alpha: 0.2), dark: .gray(0, alpha: 0.48))
    style.material = .glass
    style.pinsCancel = true
    style.opensAtEnd = false
  }

  /// The values of ``system`` in the design with glass.
  static let systemGlass = SheetStyle(.system, of: .system) { style in
    style.metrics.sideSpacing = 10
    style.metrics.actionHeight = 52
    style.metrics.cornerRadius = 32
    style.metrics.separatorThickness = 0
    style.metrics.headerVerticalSpacing = 18
    style.metrics.headerTextInset = 24
    style.metrics.actionTextInset = 24
    style.metrics.bottomSpacing = 10
    style.fonts.title = SheetFont(.semibold, .scaled(17))
    style.fonts.loneTitle = SheetFont(.semibold, .scaled(17))
    style.fonts.message = SheetFont(.regular, .scaled(15))
    style.fonts.loneMessage = SheetFont(.regular, .scaled(15))
    style.fonts.action = SheetFont(.regular, .scaled(17))
    style.fonts.cancel = SheetFont(.semibold, .scaled(17))
    style.colors.action = .label
    style.colors.cancel = .label
    style.colors.header = .label
    style.colors.cancelAmbient = .clear
    style.colors.dimming = .dynamic(
      light: .gray(0, alpha: 0.12), dark: .gray(0, alpha: 0.3))
  }

  /// One solid sheet from edge to edge that reaches the bottom of the window, without rounded
  /// corners, with lines between rows and a darker band above cancel.
  public static let edgeToEdge = SheetStyle(.edgeToEdge) { style in
    style.metrics.sideSpacing = 0
    style.metrics.cornerRadius = 0
    style.metrics.bottomSpacing = 0
    style.colors.separator = .separator
    style.colors.groupSeparator = .dynamic(
      light: .gray(0, alpha: 0.08), dark: .gray(0, alpha: 0.3))
    style.separatesRows = false
  }
}

extension SheetStyle {
  /// The presets.
  enum Preset: String, Sendable {
    case classic, system, edgeToEdge

    /// Returns the values of the preset in a design of the system.
    func style(in design: SystemDesign) -> SheetStyle {
      switch self {
      case .classic: .classic
      case .system: design == .glass ? .systemGlass : .system
      case .edgeToEdge: .edgeToEdge
      }
    }
  }
}
