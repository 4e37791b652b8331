import Foundation

/// The lengths of a sheet, in points.
///
/// Negative and non-finite lengths are ignored.
public struct SheetMetrics: Equatable, Sendable {
  var record = StyleRecord()

  /// The width in points; `nil` for a width that follows the window.
  ///
  /// A sheet is never wider than the safe area, and a dialog 16 points narrower at least. The default is
  /// `nil`.
  public var width: CGFloat? {
    didSet { record.insert(.width, length: &width, orElse: oldValue) }
  }

  /// The space at both sides of a sheet whose width follows its window; the default is 10.
  public var sideSpacing: CGFloat = 10 {
    didSet { record.insert(.sideSpacing, length: &sideSpacing, orElse: oldValue) }
  }

  /// A Boolean value that determines whether the width follows the window's safe area.
  ///
  /// If the value is `false`, it follows the shorter side of the window, so the sheet is a centered
  /// column in landscape. The default is `false`.
  public var fillsWidth = false { didSet { record.insert(.fillsWidth) } }

  /// The maximum width of a sheet whose width follows its window, in points; `nil` for no maximum.
  ///
  /// The default is 500, so that a sheet on a wide screen is a centered column.
  public var maximumWidth: CGFloat? = 500 {
    didSet { record.insert(.maximumWidth, length: &maximumWidth, orElse: oldValue) }
  }

  /// The minimum height of the row of an action; the default is 56.
  public var actionHeight: CGFloat = 56 {
    didSet { record.insert(.actionHeight, length: &actionHeight, orElse: oldValue) }
  }

  /// The radius of the corners; the default is 10.
  public var cornerRadius: CGFloat = 10 {
    didSet { record.insert(.cornerRadius, length: &cornerRadius, orElse: oldValue) }
  }

  /// The space beside cancel rows and between sections; the default is 8.
  public var groupSpacing: CGFloat = 8 {
    didSet { record.insert(.groupSpacing, length: &groupSpacing, orElse: oldValue) }
  }

  /// The thickness of the lines between the other rows.
  ///
  /// A line has whole pixels and at least one, so 0.5 is one pixel of every display. At 0 there are no
  /// lines. The default is 0.5.
  public var separatorThickness: CGFloat = 0.5 {
    didSet { record.insert(.separatorThickness, length: &separatorThickness, orElse: oldValue) }
  }

  /// The space below the last row.
  ///
  /// The inset of the safe area is used if it is greater. At 0 a sheet with one background reaches the
  /// edge of its window. The default is 8.
  public var bottomSpacing: CGFloat = 8 {
    didSet { record.insert(.bottomSpacing, length: &bottomSpacing, orElse: oldValue) }
  }

  /// The range of the space above a sheet that is too tall for its window.
  ///
  /// The space is the top inset of the safe area, clamped to this range. The default is 8 or more.
  public var topSpacing: ClosedRange<CGFloat> = 8...(.infinity) {
    didSet { record.insert(.topSpacing) }
  }

  /// The space above the first and below the last text of the header; the default is 10.
  public var headerVerticalSpacing: CGFloat = 10 {
    didSet {
      record.insert(.headerVerticalSpacing, length: &headerVerticalSpacing, orElse: oldValue)
    }
  }

  /// The space between title and message; the default is 0.
  public var headerLineSpacing: CGFloat = 0 {
    didSet { record.insert(.headerLineSpacing, length: &headerLineSpacing, orElse: oldValue) }
  }

  /// The space at both sides of the texts of the header and of captions; the default is 16.
  public var headerTextInset: CGFloat = 16 {
    didSet { record.insert(.headerTextInset, length: &headerTextInset, orElse: oldValue) }
  }

  /// The space at both sides of the content of an action; the default is 16.
  public var actionTextInset: CGFloat = 16 {
    didSet { record.insert(.actionTextInset, length: &actionTextInset, orElse: oldValue) }
  }

  /// The minimum space at both sides of the image, the badge and the mark of an action; the default is 16.
  public var accessoryInset: CGFloat = 16 {
    didSet { record.insert(.accessoryInset, length: &accessoryInset, orElse: oldValue) }
  }

  /// The space between the image, the texts, the badge and the mark of an action; the default is 8.
  public var accessorySpacing: CGFloat = 8 {
    didSet { record.insert(.accessorySpacing, length: &accessorySpacing, orElse: oldValue) }
  }

  /// The minimum height of the actions below a long header; the default is 84.
  public var minimumScrollHeight: CGFloat = 84 {
    didSet { record.insert(.minimumScrollHeight, length: &minimumScrollHeight, orElse: oldValue) }
  }

  /// The space between the edges of a dialog and its actions, which are capsules; at 0 actions are rows.
  ///
  /// Capsules are ``separatorThickness`` apart. Sheets have rows. The default is 0; in a dialog with
  /// ``SheetStyle/system`` it is 16 from iOS 26 on.
  public var capsuleInset: CGFloat = 0 {
    didSet { record.insert(.capsuleInset, length: &capsuleInset, orElse: oldValue) }
  }

  func width(in environment: SheetEnvironment) -> CGFloat {
    let bounds = environment.bounds
    let available = bounds.width - environment.safeArea.left - environment.safeArea.right
    let side = fillsWidth ? available : min(bounds.width, environment.shortSide)
    let wanted = width ?? min(side - 2 * sideSpacing, maximumWidth ?? .infinity)
    return max(min(wanted, available - 2 * environment.margin), 0)
  }

  /// Returns the thickness of lines in whole pixels, in points; scales that are not positive numbers count as 1.
  func separatorThickness(displayScale: CGFloat) -> CGFloat {
    guard separatorThickness > 0 else { return 0 }
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    return max((separatorThickness * scale + 1e-6).rounded(.down), 1) / scale
  }

  /// Creates the lengths of ``SheetStyle/classic``.
  public init() {}

  /// Returns the space above and below the texts of an action that are higher than ``actionHeight``.
  ///
  /// It grows with the text as in the system's sheet, where it was measured: 1.8 points and four tenths
  /// of the point size.
  static func actionPadding(fontSize: CGFloat) -> CGFloat {
    1.8 + 0.4 * fontSize.asLength
  }
}

extension StyleRecord {
  /// Adds a member whose new value is a length; any other value is replaced by the old one.
  fileprivate mutating func insert(
    _ member: StyleMember, length value: inout CGFloat, orElse old: CGFloat
  ) {
    if value.isLength { insert(member) } else { value = old }
  }

  /// Adds a member whose new value is a length or `nil`; any other value is replaced by the old one.
  fileprivate mutating func insert(
    _ member: StyleMember, length value: inout CGFloat?, orElse old: CGFloat?
  ) {
    if value?.isLength ?? true { insert(member) } else { value = old }
  }
}
