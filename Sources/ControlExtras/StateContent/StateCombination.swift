import Foundation

/// A combination of the states that a button can be in at once.
///
/// The four states that UIKit knows make sixteen combinations. The raw values are those of
/// `UIControl.State`, in which normal is the empty set: pressing a normal button is `highlighted`
/// alone, not a combination of two.
public struct StateCombination: OptionSet, Hashable, Sendable {
  /// The bits of a `UIControl.State`.
  public let rawValue: UInt

  /// Makes a combination from the bits of a `UIControl.State`.
  ///
  /// Bits beyond the four states, such as those of an app's own, are kept and tell combinations
  /// apart.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No state at all.
  public static let normal = StateCombination([])
  /// Pressed.
  public static let highlighted = StateCombination(rawValue: 1 << 0)
  /// Not enabled.
  public static let disabled = StateCombination(rawValue: 1 << 1)
  /// Selected.
  public static let selected = StateCombination(rawValue: 1 << 2)
  /// Focused by a keyboard or a remote.
  public static let focused = StateCombination(rawValue: 1 << 3)

  /// The sixteen combinations of the four states, by their raw values.
  public static let all = (0..<16).map { StateCombination(rawValue: $0) }

  /// The combinations whose content may stand for this one, the nearest first.
  ///
  /// The order is:
  ///
  /// 1. The combination itself.
  /// 2. While selected, the parts of it that contain `selected`: what a button is outlasts what
  ///    happens to it, so a selected button stays so to the eye while it is pressed or disabled.
  /// 3. Of these, and of the rest, the larger parts before the smaller; among parts of one size
  ///    `disabled` counts more than `highlighted`, and that more than `focused`.
  /// 4. `normal`, always the last.
  ///
  /// Among single states the order is therefore selected, disabled, highlighted, focused, normal.
  /// Bits beyond the four states count for the combination itself alone. The cost is one lookup.
  public var fallbacks: [StateCombination] {
    let known = intersection(Self.known)
    let parts = Self.parts[Int(known.rawValue)]
    return known == self ? parts : [self] + parts
  }

  private static let known: StateCombination = [.highlighted, .disabled, .selected, .focused]

  private static let parts = all.map { whole in
    all.filter(whole.isSuperset).sorted { $0.nearness > $1.nearness }
  }

  private var nearness: Int {
    (contains(.selected) ? 100 : 0) + rawValue.nonzeroBitCount * 10
      + (contains(.disabled) ? 4 : 0) + (contains(.highlighted) ? 2 : 0)
      + (contains(.focused) ? 1 : 0)
  }
}
