import Foundation

/// The behaviors of a sheet that can be turned on and off.
///
/// Inserting and removing a behavior sets it, even if that does not change the set.
public struct SheetBehaviors: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  var record = StyleRecord()

  /// Creates a set from its bits; unknown bits have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap beside the sheet, or on a gap between groups, closes it.
  ///
  /// Without this behavior such a tap has no effect.
  public static let closesOnBackgroundTap = SheetBehaviors(rawValue: 1 << 0)

  /// The rows scroll if they do not fit.
  public static let allowsScrolling = SheetBehaviors(rawValue: 1 << 1)

  /// A finger can slide over the rows and chooses the one from which it lifts.
  public static let allowsSliding = SheetBehaviors(rawValue: 1 << 2)

  /// Sliding to another row plays haptic feedback.
  public static let playsHaptics = SheetBehaviors(rawValue: 1 << 3)

  /// Gestures behind the sheet are canceled when it appears.
  public static let interruptsGestures = SheetBehaviors(rawValue: 1 << 4)

  /// Dragging the sheet down closes it.
  public static let closesOnSwipe = SheetBehaviors(rawValue: 1 << 5)

  /// The sheet closes when the app enters the background.
  public static let closesInBackground = SheetBehaviors(rawValue: 1 << 6)

  /// The sheet closes when its window changes between portrait and landscape.
  public static let closesOnRotation = SheetBehaviors(rawValue: 1 << 7)

  /// The behaviors of every preset.
  public static let standard: SheetBehaviors = [
    .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics, .interruptsGestures,
  ]
}

// The operations of a set, which record the behaviors that they turn on or off.
extension SheetBehaviors {
  /// Inserts behaviors.
  @discardableResult
  public mutating func insert(_ newMember: SheetBehaviors) -> (
    inserted: Bool, memberAfterInsert: SheetBehaviors
  ) {
    let isInserted = !contains(newMember)
    formUnion(newMember)
    return (isInserted, newMember)
  }

  /// Removes behaviors.
  ///
  /// - Returns: The behaviors that were contained; `nil` if none was.
  @discardableResult
  public mutating func remove(_ member: SheetBehaviors) -> SheetBehaviors? {
    let removed = SheetBehaviors(rawValue: rawValue & member.rawValue)
    subtract(member)
    return removed.isEmpty ? nil : removed
  }

  /// Inserts the behaviors of another set.
  public mutating func formUnion(_ other: SheetBehaviors) {
    change(to: rawValue | other.rawValue, setting: other)
  }

  /// Removes the behaviors of another set.
  public mutating func subtract(_ other: SheetBehaviors) {
    change(to: rawValue & ~other.rawValue, setting: other)
  }

  /// Removes the behaviors that are not in another set.
  public mutating func formIntersection(_ other: SheetBehaviors) {
    change(
      to: rawValue & other.rawValue, setting: SheetBehaviors(rawValue: ~other.rawValue))
  }

  /// Inserts the behaviors of another set that are not contained, and removes those that are.
  public mutating func formSymmetricDifference(_ other: SheetBehaviors) {
    change(to: rawValue ^ other.rawValue, setting: other)
  }

  private mutating func change(to rawValue: Int, setting behaviors: SheetBehaviors) {
    var record = record
    record.insert(StyleMembers(behaviors: behaviors))
    self = SheetBehaviors(rawValue: rawValue)
    self.record = record
  }
}
