import Foundation

/// A combination of the states of a button.
///
/// The four states of UIKit have sixteen combinations. The raw values are those of `UIControl.State`.
/// The normal state is the empty set, so a pressed button is `highlighted` alone.
public struct StateCombination: OptionSet, Hashable, Sendable {
  /// The bits of a `UIControl.State`.
  public let rawValue: UInt

  /// Creates a combination from the bits of a `UIControl.State`.
  ///
  /// Other bits than those of the four states, such as states of the app, are retained and
  /// distinguish combinations.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The empty combination.
  public static let normal = StateCombination([])
  /// The button is pressed.
  public static let highlighted = StateCombination(rawValue: 1 << 0)
  /// The button is disabled.
  public static let disabled = StateCombination(rawValue: 1 << 1)
  /// The button is selected.
  public static let selected = StateCombination(rawValue: 1 << 2)
  /// The button is focused by a keyboard or a remote.
  public static let focused = StateCombination(rawValue: 1 << 3)

  /// The sixteen combinations of the four states, ordered by their raw values.
  public static let all = (0..<16).map { StateCombination(rawValue: $0) }

  /// The combinations whose content this one shows if it has none, in order of precedence.
  ///
  /// The order is:
  ///
  /// 1. The combination itself.
  /// 2. If it contains `selected`, its subsets that contain `selected`, so that a selected button
  ///    looks selected while it is pressed or disabled.
  /// 3. Its other subsets. In both groups larger subsets precede smaller ones. Among subsets of one
  ///    size `disabled` precedes `highlighted`, which precedes `focused`.
  /// 4. `normal`.
  ///
  /// The order of single states is therefore selected, disabled, highlighted, focused, normal. Bits
  /// other than those of the four states count in the combination itself only. The cost is one lookup.
  public var fallbacks: [StateCombination] {
    let standard = intersection(Self.standardStates)
    let subsets = Self.subsets[Int(standard.rawValue)]
    return standard == self ? subsets : [self] + subsets
  }

  private static let standardStates: StateCombination = [
    .highlighted, .disabled, .selected, .focused,
  ]

  private static let subsets = all.map { whole in
    all.filter(whole.isSuperset).sorted { $0.precedence > $1.precedence }
  }

  private var precedence: Int {
    (contains(.selected) ? 100 : 0) + rawValue.nonzeroBitCount * 10
      + (contains(.disabled) ? 4 : 0) + (contains(.highlighted) ? 2 : 0)
      + (contains(.focused) ? 1 : 0)
  }
}
