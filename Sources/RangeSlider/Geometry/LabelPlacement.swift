/// The side of the thumbs that the values are written on.
public enum LabelPlacement: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// Above a horizontal slider; on the leading side of a vertical one.
  case above

  /// Below a horizontal slider; on the trailing side of a vertical one.
  case below
}
