import QuartzCore

/// A class whose instances can be given properties all at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that passes what is set on it to every instance that joins a window later.
  static func appearance() -> Self

  /// The object that passes what is set on it to every instance that joins a window later inside
  /// instances of the containers, the innermost container first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The object that passes what is set on it to every instance that joins a window later with the
  /// values of a trait collection.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The object that passes what is set on it to every instance that joins a window later with the
  /// values of a trait collection and inside instances of the containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// An object that can contain others in appearance rules.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
