import Foundation

/// The lengths of a sheet, in points.
///
/// Negative and non-finite lengths are ignored. The defaults are those of ``SheetStyle/system`` in sheets; the
/// second one is that from iOS 26 on.
public struct SheetMetrics: Equatable, Sendable {
  /// The width in points; `nil` for a width that follows the window.
  ///
  /// A sheet is never wider than the safe area, and a dialog 16 points narrower at least. The default is
  /// `nil`.
  @StyleMember public var width: CGFloat? = nil

  /// The space at both sides of a sheet whose width follows its window; the default is 8, or 10.
  @StyleMember public var sideSpacing: CGFloat = 8

  /// A Boolean value that determines whether the width follows the window's safe area.
  ///
  /// If the value is `false`, it follows the shorter side of the window, so the sheet is a centered
  /// column in landscape. The default is `false`.
  @StyleMember public var fillsWidth = false

  /// The maximum width of a sheet whose width follows its window, in points; `nil` for no maximum.
  ///
  /// The default is 500, so that a sheet on a wide screen is a centered column.
  @StyleMember public var maximumWidth: CGFloat? = 500

  /// The minimum height of the row of an action; the default is 57.17, or 52.
  @StyleMember public var actionHeight: CGFloat = 57.17

  /// The radius of the corners; the default is 13, or 32.
  @StyleMember public var cornerRadius: CGFloat = 13

  /// The space beside cancel rows and between sections; the default is 8.
  @StyleMember public var groupSpacing: CGFloat = 8

  /// The thickness of the lines between the other rows.
  ///
  /// A line has whole pixels and at least one, so 0.5 is one pixel of every display. At 0 there are no
  /// lines. The default is 0.5, or 0.
  @StyleMember public var separatorThickness: CGFloat = 0.5

  /// The space below the last row.
  ///
  /// The inset of the safe area is used if it is greater. At 0 a sheet with one background reaches the
  /// edge of its window. The default is 8, or 10.
  @StyleMember public var bottomSpacing: CGFloat = 8

  /// The range of the space above a sheet that is too tall for its window.
  ///
  /// The space is the top inset of the safe area, clamped to this range. The default is 8 to 54.
  @StyleMember public var topSpacing: ClosedRange<CGFloat> = 8...54

  /// The space above the first and below the last text of the header; the default is 13.5, or 18.
  @StyleMember public var headerVerticalSpacing: CGFloat = 13.5

  /// The space between title and message; the default is 4.
  @StyleMember public var headerLineSpacing: CGFloat = 4

  /// The space at both sides of the texts of the header and of captions; the default is 16, or 24.
  @StyleMember public var headerTextInset: CGFloat = 16

  /// The space at both sides of the content of an action; the default is 10, or 24.
  @StyleMember public var actionTextInset: CGFloat = 10

  /// The minimum space at both sides of the image, the badge and the checkmark of an action; the default is 16.
  @StyleMember public var accessoryInset: CGFloat = 16

  /// The space between the image, the texts, the badge and the checkmark of an action; the default is 8.
  @StyleMember public var accessorySpacing: CGFloat = 8

  /// The minimum height of the actions below a long header; the default is 84.
  @StyleMember public var minimumScrollHeight: CGFloat = 84

  /// The space between the edges of a dialog and its actions, which are capsules; at 0 actions are rows.
  ///
  /// Capsules are ``separatorThickness`` apart. Sheets have rows. The default is 0, and in a dialog 16 from
  /// iOS 26 on.
  @StyleMember public var capsuleInset: CGFloat = 0

  /// Creates lengths of which none is set.
  public init() {}

  /// Returns the thickness of lines in whole pixels, in points; scales that are not positive numbers count as 1.
  func separatorThickness(displayScale: CGFloat) -> CGFloat {
    guard separatorThickness > 0 else { return 0 }
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    return max((separatorThickness * scale + 1e-6).rounded(.down), 1) / scale
  }

  /// Returns the space above and below the texts of an action that are higher than ``actionHeight``.
  ///
  /// It grows with the text as in the system's sheet, where it was measured: 1.8 points and four tenths
  /// of the point size.
  static func actionPadding(fontSize: CGFloat) -> CGFloat {
    1.8 + 0.4 * fontSize.asLength
  }
}

extension SheetMetrics {
  mutating func merge(_ higher: SheetMetrics, as origin: StyleOrigin) {
    $width.merge(higher.$width, as: origin)
    $sideSpacing.merge(higher.$sideSpacing, as: origin)
    $fillsWidth.merge(higher.$fillsWidth, as: origin)
    $maximumWidth.merge(higher.$maximumWidth, as: origin)
    $actionHeight.merge(higher.$actionHeight, as: origin)
    $cornerRadius.merge(higher.$cornerRadius, as: origin)
    $groupSpacing.merge(higher.$groupSpacing, as: origin)
    $separatorThickness.merge(higher.$separatorThickness, as: origin)
    $bottomSpacing.merge(higher.$bottomSpacing, as: origin)
    $topSpacing.merge(higher.$topSpacing, as: origin)
    $headerVerticalSpacing.merge(higher.$headerVerticalSpacing, as: origin)
    $headerLineSpacing.merge(higher.$headerLineSpacing, as: origin)
    $headerTextInset.merge(higher.$headerTextInset, as: origin)
    $actionTextInset.merge(higher.$actionTextInset, as: origin)
    $accessoryInset.merge(higher.$accessoryInset, as: origin)
    $accessorySpacing.merge(higher.$accessorySpacing, as: origin)
    $minimumScrollHeight.merge(higher.$minimumScrollHeight, as: origin)
    $capsuleInset.merge(higher.$capsuleInset, as: origin)
  }
}
