import Foundation

/// The lengths of a sheet, in points.
///
/// A length set to what is below zero or not finite keeps its value.
public struct SheetMetrics: Equatable, Sendable {
  /// How wide the sheet is.
  ///
  /// Default the window's short side less 10 on either side.
  public var width: SheetWidth = .shortSide(margin: 10)

  /// The maximum width of a sheet whose width follows its window, in points; `nil` for no maximum.
  ///
  /// The default is 500, so that a sheet on a wide screen is a centered column.
  public var maximumWidth: CGFloat? = 500 {
    didSet { if let width = maximumWidth, !width.isLength { maximumWidth = oldValue } }
  }

  /// The least height of an action's row.
  ///
  /// Default 56.
  public var actionHeight: CGFloat = 56 {
    didSet { actionHeight.keepLength(orElse: oldValue) }
  }

  /// The radius of rounded corners; 0 rounds none.
  ///
  /// Default 10.
  public var cornerRadius: CGFloat = 10 {
    didSet { cornerRadius.keepLength(orElse: oldValue) }
  }

  /// The gap beside cancel rows and between sections.
  ///
  /// Default 8.
  public var groupSpacing: CGFloat = 8 {
    didSet { groupSpacing.keepLength(orElse: oldValue) }
  }

  /// The thickness of the lines between the other rows.
  ///
  /// Default 0.5.
  public var separatorThickness: SeparatorThickness = .points(0.5)

  /// The room below the last row.
  ///
  /// The safe area's is used where that is more. At 0 a solid sheet reaches the edge of its window.
  /// Default 8.
  public var bottomSpacing: CGFloat = 8 {
    didSet { bottomSpacing.keepLength(orElse: oldValue) }
  }

  /// The room kept free above a sheet too tall for its window: the safe area at the top, brought
  /// into this range.
  ///
  /// Default 8 or more.
  public var topSpacing: ClosedRange<CGFloat> = 8...(.infinity)

  /// The room above the first and below the last text of the header.
  ///
  /// Default 10.
  public var headerVerticalSpacing: CGFloat = 10 {
    didSet { headerVerticalSpacing.keepLength(orElse: oldValue) }
  }

  /// The gap between title and message.
  ///
  /// Default 0.
  public var headerLineSpacing: CGFloat = 0 {
    didSet { headerLineSpacing.keepLength(orElse: oldValue) }
  }

  /// The room at either side of the header's texts and of captions.
  ///
  /// Default 16.
  public var headerTextInset: CGFloat = 16 {
    didSet { headerTextInset.keepLength(orElse: oldValue) }
  }

  /// The room at either side of what an action shows.
  ///
  /// Default 16.
  public var actionTextInset: CGFloat = 16 {
    didSet { actionTextInset.keepLength(orElse: oldValue) }
  }

  /// The least room at either side of the picture, the badge and the mark of an action.
  ///
  /// Default 16.
  public var accessoryInset: CGFloat = 16 {
    didSet { accessoryInset.keepLength(orElse: oldValue) }
  }

  /// The gaps between the picture, the texts, the badge and the mark of an action.
  ///
  /// Default 8.
  public var accessorySpacing: CGFloat = 8 {
    didSet { accessorySpacing.keepLength(orElse: oldValue) }
  }

  /// The height that the actions keep when a long header takes the rest of the window.
  ///
  /// Default 84.
  public var minimumScrollHeight: CGFloat = 84 {
    didSet { minimumScrollHeight.keepLength(orElse: oldValue) }
  }

  /// Returns the width of a sheet at the bottom of a window, in points.
  func width(in environment: SheetEnvironment) -> CGFloat {
    let resolved = width.resolved(in: environment)
    if case .points = width { return resolved }
    return min(resolved, maximumWidth ?? .infinity)
  }

  /// Makes the lengths of ``SheetStyle/classic``.
  public init() {}

  /// The room above and below an action's texts where they, not ``actionHeight``, decide the height.
  ///
  /// It grows with the text as on the system's sheet, where it was measured: 1.8 points and four
  /// tenths of the font's size.
  public static func actionPadding(fontSize: CGFloat) -> CGFloat {
    1.8 + 0.4 * fontSize.asLength
  }
}

/// How thick the lines between rows are.
public enum SeparatorThickness: Equatable, Sendable {
  /// Some points, in whole pixels and at least one, so that no line and no row below it is blurred:
  /// half a point is one pixel at 2x and at 3x. Zero, below zero or not finite is no line.
  case points(CGFloat)

  /// One pixel of the display, which is sharp on every display.
  case hairline

  /// The thickness in points on a display of some pixels per point; not above zero counts as 1.
  public func resolved(displayScale: CGFloat) -> CGFloat {
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    switch self {
    case .hairline: return 1 / scale
    case .points(let thickness):
      guard thickness.asLength > 0 else { return 0 }
      return max((thickness * scale + 1e-6).rounded(.down), 1) / scale
    }
  }
}

/// How wide a sheet is.
public enum SheetWidth: Equatable, Sendable {
  /// As the window's short side less a margin in points on either side, so that it stays the same
  /// when the device turns and is a column in the middle of a lying window.
  case shortSide(margin: CGFloat)

  /// As the window less its safe area and a margin in points on either side.
  case fill(margin: CGFloat)

  /// Some points.
  case points(CGFloat)

  /// The width in points in a window, never wider than the window between its safe sides.
  ///
  /// Lengths that are not finite or below zero count as zero.
  public func resolved(in environment: SheetEnvironment) -> CGFloat {
    let bounds = environment.bounds
    let room = bounds.width - environment.safeArea.left - environment.safeArea.right
    let width =
      switch self {
      case .shortSide(let margin): min(bounds.width, bounds.height) - 2 * margin.asLength
      case .fill(let margin): room - 2 * margin.asLength
      case .points(let width): width.asLength
      }
    return max(min(width, room), 0)
  }
}
