/// What a sheet does by itself.
public struct SheetBehaviors: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits; unknown bits mean nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap beside the sheet, on a gap between groups included, closes it.
  ///
  /// Without it such a tap is swallowed.
  public static let closesOnBackgroundTap = SheetBehaviors(rawValue: 1 << 0)

  /// The rows scroll where they do not fit.
  public static let allowsScrolling = SheetBehaviors(rawValue: 1 << 1)

  /// A finger may slide over the rows and select where it lifts.
  public static let allowsSliding = SheetBehaviors(rawValue: 1 << 2)

  /// Sliding on to another row is felt.
  public static let playsHaptics = SheetBehaviors(rawValue: 1 << 3)

  /// Gestures under way behind the sheet end when it comes.
  public static let interruptsGestures = SheetBehaviors(rawValue: 1 << 4)

  /// Dragging the sheet down closes it.
  public static let closesOnSwipe = SheetBehaviors(rawValue: 1 << 5)

  /// It closes when the app goes to the background.
  public static let closesInBackground = SheetBehaviors(rawValue: 1 << 6)

  /// It closes when its window changes between upright and lying.
  public static let closesOnRotation = SheetBehaviors(rawValue: 1 << 7)

  /// What every preset does.
  public static let standard: SheetBehaviors = [
    .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics, .interruptsGestures,
  ]
}
