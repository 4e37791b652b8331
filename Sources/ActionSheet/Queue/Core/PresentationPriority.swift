/// How much a request matters beside the others of its queue.
///
/// A free slot goes to the highest priority. A request of any priority waits while something is
/// shown, unless its policy interrupts or replaces; and then it needs at least the priority of what
/// is shown.
public struct PresentationPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The weight; more is more important, and every number is allowed.
  public let rawValue: Int

  /// Makes a priority between or beyond the named ones.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What can wait, −100.
  public static let low = PresentationPriority(rawValue: -100)

  /// The usual, 0.
  public static let normal = PresentationPriority(rawValue: 0)

  /// What should not wait long, 100.
  public static let high = PresentationPriority(rawValue: 100)

  /// What the app cannot go on without, 1000.
  public static let critical = PresentationPriority(rawValue: 1000)

  /// Whether the first matters less than the second.
  public static func < (first: PresentationPriority, second: PresentationPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
