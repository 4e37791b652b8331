/// What a row of a sheet is, as far as its corners are concerned.
public enum SheetRowKind: Equatable, Sendable {
  /// Title and message.
  case header
  /// A view of the app's own.
  case custom
  /// A choice.
  case action
  /// The choice that changes nothing, which stands apart from the others.
  case cancel
}

/// Which corners of a row are rounded.
public struct RowCorners: OptionSet, Equatable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits; unknown bits mean nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Both corners at the top.
  public static let top = RowCorners(rawValue: 1 << 0)

  /// Both corners at the bottom.
  public static let bottom = RowCorners(rawValue: 1 << 1)

  /// All four corners.
  public static let all: RowCorners = [.top, .bottom]

  /// The corners of every row, from the top of a sheet to its bottom.
  ///
  /// A cancel row is a group by itself and splits the rows around it into groups; each group is
  /// rounded where it begins and where it ends. One pass over the rows.
  ///
  /// - Parameter rows: The rows from top to bottom; there may be none.
  /// - Returns: As many sets as there are rows.
  public static func corners(of rows: [SheetRowKind]) -> [RowCorners] {
    rows.indices.map { index in
      guard rows[index] != .cancel else { return .all }
      var corners: RowCorners = []
      if index == rows.startIndex || rows[index - 1] == .cancel { corners.insert(.top) }
      if index == rows.endIndex - 1 || rows[index + 1] == .cancel { corners.insert(.bottom) }
      return corners
    }
  }
}
