import QuartzCore

/// An immutable set of trait values.
///
/// Sendable because its only stored property never changes after the initializer.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Makes a collection without values.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.differences(from: other.values).isEmpty
  }

  // Equal collections may hold different entries (a value equal to its default), so only the
  // traits everybody sets take part.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether this collection has every value that the other specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.traits.allSatisfy { values.hasSameValue(for: $0, as: trait.values) }
  }

  /// Whether dynamic colors may look different between the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.differences(from: traitCollection?.values ?? TraitValues())
      .contains { $0.affectsColorAppearance }
  }

  // MARK: Values

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The value of any trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}
