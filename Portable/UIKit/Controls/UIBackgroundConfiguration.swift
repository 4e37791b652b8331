/// How the background of a button or a cell looks.
public struct UIBackgroundConfiguration: Hashable {
  /// A view shown instead of color and image.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  /// The color; nil is the tint color, as Apple has it.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0

  /// How far outside the background the stroke lies.
  public var strokeOutset: CGFloat = 0

  /// Whether highlight and selection change the color by themselves.
  var followsState = false

  @preconcurrency @MainActor public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  @preconcurrency @MainActor public static func listPlainCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    configuration.followsState = true
    return configuration
  }

  @preconcurrency @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    configuration.followsState = true
    return configuration
  }

  /// The configuration as it looks in a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard followsState else { return self }
    var updated = self
    if state.isPressedOrChosen { updated.backgroundColor = .systemGray4 }
    return updated
  }

  /// The color with its transformer applied.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  // Functions cannot be compared: two configurations with transformers differ.
  public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
    a.customView === b.customView && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor
      && a.visualEffect == b.visualEffect && a.image == b.image
      && a.imageContentMode == b.imageContentMode && a.strokeColor == b.strokeColor
      && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
      && a.followsState == b.followsState
      && a.backgroundColorTransformer == nil && b.backgroundColorTransformer == nil
      && a.strokeColorTransformer == nil && b.strokeColorTransformer == nil
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}
