/// The text size that the user prefers, from the smallest to the largest: the twelve steps of
/// Dynamic Type, without the views that carry them.
public enum SheetTextSize: Int, CaseIterable, Comparable, Sendable {
  /// The smallest of the ordinary sizes.
  case extraSmall

  /// Two steps below the size a device comes with.
  case small

  /// One step below the size a device comes with.
  case medium

  /// The size a device comes with.
  case large

  /// One step above the size a device comes with.
  case extraLarge

  /// Two steps above the size a device comes with.
  case extraExtraLarge

  /// The largest of the ordinary sizes.
  case extraExtraExtraLarge

  /// The first of the accessibility sizes.
  case accessibilityMedium

  /// The second of the accessibility sizes.
  case accessibilityLarge

  /// The third of the accessibility sizes.
  case accessibilityExtraLarge

  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge

  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// Whether one size is smaller than another.
  public static func < (lhs: SheetTextSize, rhs: SheetTextSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
