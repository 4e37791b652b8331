import Foundation

/// The strip between two rows.
public struct SheetSeparator: Equatable, Sendable {
  /// What a strip stands between.
  public enum Kind: Equatable, Sendable {
    /// Rows of one group.
    case row

    /// Two groups; a touch on it counts as one beside the sheet.
    case group
  }

  /// What the strip stands between.
  public let kind: Kind

  /// The region that it scrolls with; `nil` for one between two regions, which keeps its place.
  public let region: SheetRegion.Place?

  /// The strip, as wide as the sheet: in the content of its region, else in the container.
  public let frame: CGRect
}
