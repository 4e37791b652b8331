import ControlCore
import UIKit

/// The presets.
extension SheetStyle {
  /// The appearance of the system's own sheet, in the design of the running system.
  ///
  /// It is the preset of a sheet for which no other is set. Up to iOS 18 it has tinted titles of 21 points in
  /// rows of 57 points with a corner radius of 13; from iOS 26 on it is of glass with concentric corners. A
  /// member that the app sets is the same in both designs. Cancel actions are below everything else.
  public static let system = SheetStyle(.system)

  /// Blurred rows with see-through gaps, 56 points high and rounded by 10, on every device alike.
  ///
  /// Titles of actions have 20 points in the color of labels, and cancel actions are where they were added.
  public static let classic = SheetStyle(.classic) { style in
    style.metrics.sideSpacing = 10
    style.metrics.actionHeight = 56
    style.metrics.cornerRadius = 10
    style.metrics.topSpacing = 8...(.infinity)
    style.metrics.headerVerticalSpacing = 10
    style.metrics.headerLineSpacing = 0
    style.metrics.actionTextInset = 16
    style.fonts.title = SheetFont(.bold, .footnote)
    style.fonts.loneTitle = SheetFont(.bold, .footnote)
    style.fonts.loneMessage = SheetFont(.regular, .footnote)
    style.fonts.action = SheetFont(.regular, .scaled(20))
    style.fonts.cancel = SheetFont(.regular, .scaled(20))
    style.colors.action = .label
    style.colors.cancel = .label
    style.colors.header = .classicHeader
    style.colors.separator = .clear
    style.colors.background = .classicBackground
    style.colors.cancelBackground = nil
    style.colors.highlight = .gray(0.5, alpha: 0.5)
    style.colors.dimming = .gray(0, alpha: 0.5)
    style.material = .thin
    style.pinsCancel = false
  }

  /// The values of ``system`` in the design with glass.
  static let systemGlass = SheetStyle(.system) { style in
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
    style.colors.cancelBackground = .clear
    style.colors.dimming = .dynamic(
      light: .gray(0, alpha: 0.12), dark: .gray(0, alpha: 0.3))
  }

  /// One solid sheet from edge to edge that reaches the bottom of the window, without rounded
  /// corners, with lines between rows and a darker band above cancel.
  public static let edgeToEdge = SheetStyle(.edgeToEdge, of: .classic) { style in
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
  /// Creates a preset, in which no member counts as set.
  init(
    _ preset: Preset, of base: SheetStyle = SheetStyle(),
    _ change: (inout SheetStyle) -> Void = { _ in }
  ) {
    var changes = SheetStyle()
    change(&changes)
    self = base.merging(changes, as: .preset)
    self.preset = preset
  }

  /// The presets.
  enum Preset: String, Sendable {
    case classic, system, edgeToEdge

    /// Returns the values of the preset in a design of the system, for a sheet or a dialog.
    func style(in design: SystemDesign, form: UIAlertController.Style = .actionSheet) -> SheetStyle
    {
      let sheet =
        switch self {
        case .classic: SheetStyle.classic
        case .system: design == .glass ? SheetStyle.systemGlass : .system
        case .edgeToEdge: SheetStyle.edgeToEdge
        }
      return form == .alert ? sheet.dialog(in: design) : sheet
    }
  }

  private func dialog(in design: SystemDesign) -> SheetStyle {
    SheetStyle(preset, of: self) { style in
      style.metrics.width = 270
      style.metrics.actionHeight = 44
      style.metrics.cornerRadius = 14
      style.metrics.headerVerticalSpacing = 20
      style.metrics.headerLineSpacing = 3
      style.metrics.actionTextInset = 8
      style.metrics.minimumScrollHeight = 110
      style.fonts.title = SheetFont(.semibold, .body)
      style.fonts.loneTitle = style.fonts.title
      style.fonts.message = SheetFont(.regular, .footnote)
      style.fonts.loneMessage = style.fonts.message
      style.fonts.action = SheetFont(.regular, .body)
      style.fonts.cancel = style.fonts.title
      style.colors.header = .label
      style.colors.cancelBackground = nil
      style.animation.duration = 0.3
      style.closesOnBackgroundTap = false
      style.pinsCancel = true
      if preset == .system { style.separatesRows = false }
      if preset == .system, design == .glass { style.becomeGlassDialog() }
    }
  }

  /// Sets what differs in the alert of the system from iOS 26 on: texts at the leading edge, and capsules.
  private mutating func becomeGlassDialog() {
    metrics.width = 320
    metrics.actionHeight = 48
    metrics.cornerRadius = 34
    metrics.capsuleInset = 16
    metrics.minimumScrollHeight = 136
    metrics.separatorThickness = 8
    metrics.headerTextInset = 24
    metrics.headerLineSpacing = 6
    metrics.actionTextInset = 12
    fonts.message = SheetFont(.regular, .scaled(15))
    fonts.loneMessage = fonts.message
    fonts.cancel = SheetFont(.regular, .body)
    colors.separator = .clear
  }
}
