/// The conditions under which animations are removed from their layers.
struct AnimationInterruption: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The view has no window.
  static let noWindow = AnimationInterruption(rawValue: 1 << 0)
  /// The scene of the view is in the background.
  static let background = AnimationInterruption(rawValue: 1 << 1)
  /// Reduce Motion is on.
  static let reducedMotion = AnimationInterruption(rawValue: 1 << 2)
}
