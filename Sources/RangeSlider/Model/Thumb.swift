/// One of the two thumbs of a range slider.
public enum Thumb: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// The thumb of the lower value.
  case lower

  /// The thumb of the upper value.
  case upper

  /// The thumb that is not this one.
  public var other: Thumb {
    switch self {
    case .lower: .upper
    case .upper: .lower
    }
  }
}
